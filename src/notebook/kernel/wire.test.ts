import { expect, test } from "@jest/globals";
import { decode, encode, message } from "./wire";

test("a message arrives as it was sent", () => {
  const sent = message("execute_request", { code: "żółć ♞" });
  const frames = [Buffer.from("client"), ...encode("key", sent)];
  expect(decode("key", frames)).toEqual({ ...sent, identities: [Buffer.from("client")] });
});

test("an answer names its question and goes back to the asker", () => {
  const question = { ...message("ask", {}), identities: [Buffer.from("client")] };
  const answer = message("reply", {}, question);
  expect(answer.parent).toEqual(question.header);
  expect(answer.header.session).toBe(question.header.session);
  expect(answer.identities).toEqual(question.identities);
});

test("a message that was signed with another key is refused", () => {
  const frames = encode("key", message("ask", {}));
  expect(() => decode("another key", frames)).toThrow("wrong signature");
});

test("an empty key means that nothing is signed", () => {
  const sent = message("ask", { n: 8 });
  expect(decode("", encode("", sent)).content).toEqual({ n: 8 });
});

test("frames that are no Jupyter message are refused", () => {
  expect(() => decode("key", [Buffer.from("hello")])).toThrow("Not a Jupyter message");
});
