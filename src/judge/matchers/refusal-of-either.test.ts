import { expect, test } from "@jest/globals";
import { callOf } from "../suite";
import "./register";

function refusing(error: () => unknown) {
  return callOf("solveTour", [{}], () => {
    throw error();
  });
}

test("takes a RangeError that names the one, the other, or both", () => {
  for (const message of [
    "start must fit",
    "visited begins elsewhere",
    "start and visited differ",
  ]) {
    expect(refusing(() => new RangeError(message))).toRefuseEither("start", "visited");
  }
});

test("says which of the two a message should name", () => {
  const call = refusing(() => new RangeError("restarted and revisited"));
  expect(() => expect(call).toRefuseEither("start", "visited")).toThrow(
    /solveTour\(\{\}\) threw RangeError: restarted and revisited\. The message should name the argument/,
  );
});

test("does not take another error, or a value", () => {
  const typeError = refusing(() => new TypeError("start"));
  expect(() => expect(typeError).toRefuseEither("start", "visited")).toThrow(
    /threw TypeError: start\. It must be refused with a RangeError\.[^]*Do start and visited fit together/,
  );
  const value = callOf("solveTour", [{}], () => null);
  expect(() => expect(value).toRefuseEither("start", "visited")).toThrow(
    /solveTour\(\{\}\) came back with null\. It must be refused/,
  );
});
