import { expect, test } from "@jest/globals";
import net, { type AddressInfo } from "node:net";
import { isFree, nextFreePort, readPort } from "./port";

test.each([
  ["8888", 8888],
  ["1", 1],
  ["65535", 65535],
  ["0", null],
  ["65536", null],
  ["-1", null],
  ["80a", null],
  ["8.5", null],
  ["", null],
])("the port %j is read as %j", (text, expected) => {
  expect(readPort(text)).toBe(expected);
});

test("a port is taken while a server listens on it, and free afterwards", async () => {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  expect(await isFree(port)).toBe(false);
  await new Promise((resolve) => server.close(resolve));
  expect(await isFree(port)).toBe(true);
});

test("the next free port is the first that is not taken", async () => {
  const taken = [8888, 8889];
  expect(await nextFreePort(8888, async (port) => !taken.includes(port))).toBe(8890);
  expect(await nextFreePort(8888, async () => false)).toBeNull();
});
