import { PassThrough } from "node:stream";
import { afterEach, expect, test } from "@jest/globals";
import { openScreen, type Screen } from "./terminal";
import { TinyTerminal } from "./tiny-terminal";

let screen: Screen | null = null;
afterEach(() => screen?.close());

function open() {
  const terminal = new TinyTerminal({ columns: 10, rows: 3 });
  const input = new PassThrough();
  const keys: string[] = [];
  screen = openScreen(input, terminal, {
    onKey: (key) => keys.push(key),
    onResize: () => undefined,
    onEnd: () => undefined,
  });
  return { screen, terminal, input, keys };
}

test("keys come by their names", async () => {
  const { input, keys } = open();
  input.write("nN/é \r\x1b[A\x1b[B\x1b[5~\x1b[6~\x7f\x03");
  await new Promise((resolve) => setTimeout(resolve, 50));
  const arrows = ["up", "down", "pageup", "pagedown"];
  expect(keys).toEqual(["n", "N", "/", "é", "space", "enter", ...arrows, "backspace", "ctrl+c"]);
});

test("escape alone is a key, too", async () => {
  const { input, keys } = open();
  input.write("\x1b");
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(keys).toEqual(["escape"]);
});

test("only lines that are new are written, and a full line keeps its last letter", () => {
  const { screen, terminal } = open();
  screen.draw(["0123456789", "b", "c"]);
  expect(terminal.text()).toBe("0123456789\nb\nc");
  let written = "";
  terminal.write = ((text: string) => (written += text)) as never;
  screen.draw(["0123456789", "B", "c"]);
  expect(written).toBe("\x1b[2;1H\x1b[2KB\x1b[0m");
  screen.draw(["0123456789", "B", "c"]);
  expect(written).toBe("\x1b[2;1H\x1b[2KB\x1b[0m");
});

test("after the end nothing is drawn and no key is heard, however often it ends", async () => {
  const { screen, terminal, input, keys } = open();
  const exitListeners = () => process.listeners("exit").map(({ name }) => name);
  expect(exitListeners()).toContain("close");
  screen.close();
  screen.close();
  screen.draw(["late"]);
  input.write("n");
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect([terminal.text().trim(), keys]).toEqual(["", []]);
  expect(exitListeners()).not.toContain("close");
});
