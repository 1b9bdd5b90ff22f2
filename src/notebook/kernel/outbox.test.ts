import { expect, test } from "@jest/globals";
import { createOutbox, type Outlet } from "./outbox";

/** A socket that is busy after every second message until the event loop turns, like zeromq's. */
function busySocket() {
  const sent: string[] = [];
  let blocked = false;
  const socket: Outlet = {
    send(frames) {
      if (blocked) throw Object.assign(new Error("Socket is busy writing"), { code: "EBUSY" });
      sent.push(Buffer.from(frames[0]).toString());
      if (sent.length % 2 === 1) return Promise.resolve();
      blocked = true;
      return new Promise((resolve) =>
        setImmediate(() => {
          blocked = false;
          resolve();
        }),
      );
    },
  };
  return { sent, socket };
}

test("messages go out at once while the socket takes them", () => {
  const { sent, socket } = busySocket();
  createOutbox(socket).send([Buffer.from("now")]);
  expect(sent).toEqual(["now"]);
});

test("every message goes out, in order, however busy the socket is", async () => {
  const { sent, socket } = busySocket();
  const outbox = createOutbox(socket);
  const all = Array.from({ length: 50 }, (_, i) => `message ${i}`);
  for (const text of all) outbox.send([Buffer.from(text)]);
  await outbox.drained();
  expect(sent).toEqual(all);
});
