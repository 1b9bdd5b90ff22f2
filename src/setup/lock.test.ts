import { afterAll, beforeAll, expect, jest, test } from "@jest/globals";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { withLock } from "./lock.cjs";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "lock-"));
beforeAll(() => void jest.spyOn(process.stderr, "write").mockReturnValue(true));
afterAll(() => fs.rmSync(folder, { recursive: true }));

test("two actions under one lock never overlap", async () => {
  const file = path.join(folder, "deep", "one.lock");
  const events: string[] = [];
  const action = (name: string) => async () => {
    events.push(`${name} begins`);
    await wait(100);
    events.push(`${name} ends`);
  };
  await Promise.all([withLock(file, action("first")), withLock(file, action("second"))]);
  expect(events).toEqual(["first begins", "first ends", "second begins", "second ends"]);
});

test("a failed action gives the lock back and its error on", async () => {
  const file = path.join(folder, "two.lock");
  const failing = withLock(file, () => Promise.reject(new Error("no network")));
  await expect(failing).rejects.toThrow("no network");
  expect(fs.existsSync(file)).toBe(false);
});

test("a lock that nobody has touched for long is taken over", async () => {
  const file = path.join(folder, "three.lock");
  fs.writeFileSync(file, "a process that died");
  const longAgo = new Date(Date.now() - 11_000);
  fs.utimesSync(file, longAgo, longAgo);
  await expect(withLock(file, async () => "done")).resolves.toBe("done");
});
