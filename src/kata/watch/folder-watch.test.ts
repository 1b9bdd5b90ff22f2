import fs from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { makeRoom, until } from "./fixture";
import { type FolderWatch, type Subscribe, watchFolder } from "./folder-watch";

const stem = "02-diagonals";
// The machine may be busy; what takes long is waited for.
jest.setTimeout(60_000);

let room: ReturnType<typeof makeRoom>;
let watching: FolderWatch | null;
let told: string[][];
let polls: number;

beforeEach(() => {
  room = makeRoom();
  told = [];
  polls = 0;
});
afterEach(() => {
  watching?.close();
  room.remove();
});

/** Starts to watch, and lets the first look at the folder pass. */
async function start(subscribe?: Subscribe): Promise<void> {
  const listener = {
    onChange: (stems: readonly string[]) => void told.push([...stems]),
    onPolling: () => void polls++,
  };
  watching = watchFolder(room.places.exercises, listener, subscribe);
  await wait(200);
}

const change = (count = 1) =>
  until(
    () => told.length >= count,
    () => JSON.stringify(told),
  );

test("a save is told", async () => {
  await start();
  room.write(stem, "changed");
  await change();
  expect(told).toEqual([[stem]]);
});

test("two saves within 10 ms are one change", async () => {
  await start();
  room.write(stem, "first");
  await wait(8);
  room.write(stem, "second");
  await change();
  await wait(300);
  expect(told).toEqual([[stem]]);
});

test("a file saved beside and renamed into its place is one change", async () => {
  await start();
  const beside = `${room.file(stem)}.tmp`;
  fs.writeFileSync(beside, "renamed");
  fs.renameSync(beside, room.file(stem));
  await change();
  await wait(300);
  expect(told).toEqual([[stem]]);
});

test("a file that is deleted and written anew, as some editors save, is one change", async () => {
  await start();
  fs.rmSync(room.file(stem));
  await wait(40);
  room.write(stem, "anew");
  await change();
  await wait(300);
  expect(told).toEqual([[stem]]);
});

test("a deleted file is told, and so is its return", async () => {
  await start();
  fs.rmSync(room.file(stem));
  await change(1);
  room.write(stem, "back");
  await change(2);
  expect(told).toEqual([[stem], [stem]]);
});

test("other files in the folder are nobody's answer", async () => {
  await start();
  for (const name of [".02-diagonals.ts.new", "notes.txt", "02-diagonals.ts~", "4913"]) {
    fs.writeFileSync(`${room.places.exercises}/${name}`, "x");
  }
  await wait(300);
  expect(told).toEqual([]);
});

test("where events do not arrive, the change is found all the same, and it says that it polls", async () => {
  await start(() => () => undefined);
  room.write(stem, "unheard");
  await change(1);
  expect([told, polls]).toEqual([[[stem]], 1]);
  room.write(stem, "unheard again");
  await change(2);
  expect(polls).toBe(1);
});

test("where events cannot even be asked for, it polls from the start", async () => {
  await start((_folder, _onEvent, onError) => {
    setImmediate(onError);
    return () => undefined;
  });
  expect(polls).toBe(1);
  room.write(stem, "changed");
  await change();
});

test("where events arrive, it never says that it polls", async () => {
  await start();
  for (let n = 1; n <= 12; n++) {
    room.write(stem, `save ${n}`);
    await wait(110);
  }
  await until(
    () => told.length > 0,
    () => "",
  );
  expect(polls).toBe(0);
});

test("a change of our own is skipped, the next one is not", async () => {
  await start();
  room.write(stem, "our own");
  watching?.skip();
  await wait(300);
  expect(told).toEqual([]);
  room.write(stem, "the learner's");
  await change();
});

test("nothing is told after the end", async () => {
  await start();
  room.write(stem, "late");
  watching?.close();
  await wait(300);
  expect(told).toEqual([]);
});
