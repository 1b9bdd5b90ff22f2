import { expect, test } from "@jest/globals";
import { decide } from "./sync";

const a = "hash a";
const b = "hash b";
const c = "hash c";

test("equal sides are in step, whatever they once agreed on", () => {
  expect(decide({ text: a, notebook: a, agreed: a })).toBe("in-step");
  expect(decide({ text: a, notebook: a, agreed: c })).toBe("in-step");
});

test("the side that is alone wins", () => {
  expect(decide({ text: a, notebook: null, agreed: null })).toBe("text");
  expect(decide({ text: null, notebook: a, agreed: b })).toBe("notebook");
});

test("the side that changed since both agreed wins", () => {
  expect(decide({ text: b, notebook: a, agreed: a })).toBe("text");
  expect(decide({ text: a, notebook: b, agreed: a })).toBe("notebook");
});

test("nobody wins when both changed, or when it is not known what they agreed on", () => {
  expect(decide({ text: a, notebook: b, agreed: c })).toBe("both-changed");
  expect(decide({ text: a, notebook: b, agreed: null })).toBe("both-changed");
});

test("an author's choice settles it", () => {
  expect(decide({ text: a, notebook: b, agreed: c }, "text")).toBe("text");
  expect(decide({ text: a, notebook: b, agreed: c }, "notebook")).toBe("notebook");
  expect(decide({ text: a, notebook: a, agreed: c }, "notebook")).toBe("in-step");
});
