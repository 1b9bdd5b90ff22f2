import fs from "node:fs";
import { PassThrough } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { readMemory } from "../../judge/memory";
import { savedFolder } from "../reset";
import { exercises, makeRoom, readingJudge, until } from "./fixture";
import { TinyTerminal } from "./tiny-terminal";
import { watch } from "./watch";

// The machine may be busy; what takes long is waited for.
jest.setTimeout(60_000);

let room: ReturnType<typeof makeRoom>;
beforeEach(() => {
  room = makeRoom();
});
afterEach(() => room.remove());

/** The watch screen on a terminal that the test holds in its hands. */
function start(size = { columns: 80, rows: 24 }) {
  const { judge, told } = readingJudge();
  const terminal = new TinyTerminal(size);
  const raw: boolean[] = [];
  const input = Object.assign(new PassThrough(), { setRawMode: (on: boolean) => raw.push(on) });
  const options = {
    places: room.places,
    exercises,
    judge,
    input,
    output: terminal,
    terminal: true,
  };
  const ended = watch(options);
  const shows = (text: string) =>
    until(
      () => terminal.text().replace(/\s+/g, " ").includes(text),
      () => `${terminal.text()}\n(wanted: ${text})`,
    );
  const press = (keys: string) => input.write(keys);
  const quit = async () => {
    press("\x03");
    return await ended;
  };
  return { told, terminal, raw, input, shows, press, ended, quit };
}

const first = "01-representation";

test("a save is judged, by whatever way the file was saved", async () => {
  const { shows, quit } = start();
  await shows("01 Representation: 0 of 1 tests pass");
  room.write(first, "green");
  await shows("01 Representation: all 1 tests pass");
  fs.writeFileSync(`${room.file(first)}~`, "wrong");
  fs.renameSync(`${room.file(first)}~`, room.file(first));
  await shows('solve(4) gave "wrong".');
  fs.rmSync(room.file(first));
  await shows("There is no 01-representation.ts.");
  room.write(first, "green");
  await shows("all 1 tests pass");
  expect(await quit()).toBe(130);
});

test("two saves within 10 ms are one run", async () => {
  const { told, shows, quit } = start();
  await shows("0 of 1 tests pass");
  room.write(first, "a");
  await wait(8);
  room.write(first, "green");
  await shows("all 1 tests pass");
  await wait(200);
  expect(told.runs).toBe(2);
  await quit();
});

test("a save during a run gives the run up and begins anew", async () => {
  const { told, shows, quit } = start();
  await shows("0 of 1 tests pass");
  told.gate = new Promise(() => undefined);
  room.write(first, "endless");
  await shows("Checking 01, test 1 of 1 …");
  told.gate = Promise.resolve();
  room.write(first, "green");
  await shows("all 1 tests pass");
  expect([told.runs, told.aborted]).toEqual([3, 1]);
  await quit();
});

test("keys are heard while the tests run", async () => {
  const { told, shows, press, quit, ended } = start();
  told.gate = new Promise(() => undefined);
  await shows("The tests are running …");
  press("h");
  await shows("Hint 1 of 3 Look twice.");
  press("l");
  await shows("> 01 Representation");
  expect(await quit()).toBe(130);
  await ended;
  expect(told.closed).toBe(1);
});

test("n asks before green, goes on after, and the next session begins there", async () => {
  const { shows, press, quit } = start();
  await shows("0 of 1 tests pass");
  press("n");
  await shows("01 is not solved yet. Go to 02 Diagonals anyway? y / n");
  press("n");
  await shows("Waiting: save the file");
  room.write(first, "green");
  await shows("all 1 tests pass");
  press("n");
  await shows("02 Diagonals: 0 of 1 tests pass");
  await quit();
  const again = start();
  await again.shows("02 Diagonals: 0 of 1 tests pass");
  await again.shows("1 of 3 solved");
  await again.quit();
});

test("reset asks, saves the attempt, and puts the stub back", async () => {
  const { shows, press, quit } = start();
  await shows('solve(4) gave "red".');
  press("x");
  await shows("Put the stub of 01 back? Your attempt is saved first. y / n");
  press("y");
  await shows("The stub is back. Saved:");
  await shows('solve(4) gave "/** * Chapter 01: one board');
  const folder = savedFolder(room.places, first);
  const [saved] = fs.readdirSync(folder);
  expect(fs.readFileSync(`${folder}/${saved}`, "utf8")).toBe("red");
  press("xy");
  await shows("It is the stub already; nothing was changed.");
  await quit();
});

test("solution and diff open on a confirmed wish, escape leads back", async () => {
  const { shows, press, quit } = start();
  await shows("0 of 1 tests pass");
  press("s");
  await shows("Show the solution anyway?");
  press("y");
  await shows("The solution: solutions/01-representation.ts");
  press("d");
  await shows("Your answer (-) and solutions/01-representation.ts (+)");
  press("\x1b");
  await shows("01 Representation: 0 of 1 tests pass");
  await quit();
});

test("a checks all, and remembers the verdicts", async () => {
  const { shows, press, quit } = start();
  await shows("0 of 1 tests pass");
  room.write("03-backtracking", "green");
  await shows("03-backtracking.ts was saved; this screen shows 01.");
  press("a");
  await shows("All 3 exercises are checked: 1 solved.");
  await shows("03 Backtracking core 25 min solved");
  await quit();
  expect(Object.keys(readMemory(room.places.memory).chapters)).toHaveLength(3);
});

test("a resize draws everything anew, in the new size", async () => {
  const { terminal, shows, press, quit } = start();
  await shows("0 of 1 tests pass");
  terminal.resize({ columns: 60, rows: 12 });
  await shows("0 of 1 tests pass");
  const lines = terminal.text().split("\n");
  expect(lines).toHaveLength(12);
  expect(lines.some((line) => /^─{60}$|^── \d+ more.*─$/.test(line))).toBe(true);
  press("q");
  await quit();
});

test("the terminal is given back as it was", async () => {
  const { terminal, raw, press, ended, shows, told } = start();
  await shows("0 of 1 tests pass");
  expect(terminal.modes()).toEqual({ alternate: true, cursor: false, wrap: false });
  press("q");
  expect(await ended).toBe(0);
  expect(terminal.modes()).toEqual({ alternate: false, cursor: true, wrap: true });
  expect(raw).toEqual([true, false]);
  expect(told.closed).toBe(1);
  expect(terminal.text()).toContain('You are in "Representation". Come back with: npm run kata');
});

test("when the terminal goes away, the session ends", async () => {
  const { input, ended, shows } = start();
  await shows("0 of 1 tests pass");
  input.end();
  expect(await ended).toBe(130);
});
