import { PassThrough } from "node:stream";
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { exercises, makeRoom, readingJudge, until } from "./fixture";
import { watch } from "./watch";

// The machine may be busy; what takes long is waited for.
jest.setTimeout(60_000);

let room: ReturnType<typeof makeRoom>;
beforeEach(() => {
  room = makeRoom();
});
afterEach(() => room.remove());

function start() {
  const { judge, told } = readingJudge();
  const [input, output] = [new PassThrough(), new PassThrough()];
  let text = "";
  output.setEncoding("utf8").on("data", (part: string) => (text += part));
  const ended = watch({ places: room.places, exercises, judge, input, output, terminal: false });
  const shows = (wanted: string) =>
    until(
      () => text.replace(/\s+/g, " ").includes(wanted),
      () => text,
    );
  return { told, input, ended, shows, text: () => text };
}

test("without input it tells the verdict, and ends with its exit code", async () => {
  const { input, ended, text, told } = start();
  input.end();
  expect(await ended).toBe(1);
  expect(text()).toContain(
    "Checking 01-representation …\n\n01 Representation: 0 of 1 tests pass\n",
  );
  // eslint-disable-next-line no-control-regex -- no sequence of a terminal
  expect(text()).not.toMatch(/\x1b/);
  expect(told.closed).toBe(1);
  room.write("01-representation", "green");
  const again = start();
  again.input.end();
  expect(await again.ended).toBe(0);
});

test("verdicts come line by line as the file is saved", async () => {
  const { input, ended, shows, text } = start();
  await shows('solve(4) gave "red".');
  room.write("01-representation", "green");
  await shows("all 1 tests pass");
  input.end();
  expect(await ended).toBe(0);
  expect(text().match(/Checking/g)).toHaveLength(2);
});

test("lines are keys, carried out one after the other", async () => {
  const { input, ended, text } = start();
  input.end("h\nl\n03\ns\nn\nreset\ny\na\nq\n");
  expect(await ended).toBe(0);
  const parts = [
    "Checking 01-representation …",
    "Hint 1 of 3",
    "Chapters: all exercises",
    "Checking 03-backtracking …",
    "03 is not solved yet. Show the solution anyway? (y or n)",
    "Put the stub of 03 back? Your attempt is saved first. (y or n)",
    "The stub is back. Saved:",
    "Checking 02-diagonals …",
    "All 3 exercises are checked: 0 solved.",
  ];
  const places = parts.map((part) => text().indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test("what is no key is answered with the keys, and so is a cry for help", async () => {
  const { input, ended, text } = start();
  input.end("zz\nhelp\nq\n");
  expect(await ended).toBe(0);
  expect(text().match(/Each line is a key/g)).toHaveLength(3);
  expect(text()).not.toContain("Hint 1");
});
