import { expect, test } from "@jest/globals";
import { findChromium } from "./chromium";

test("the variable CHROMIUM goes before every usual place, and is not second-guessed", () => {
  expect(findChromium({ CHROMIUM: "/opt/chrome" }, () => true)).toBe("/opt/chrome");
  const exists = (file: string) => file !== "/opt/chrome";
  expect(findChromium({ CHROMIUM: "/opt/chrome" }, exists)).toBeNull();
});

test("the first browser that exists is taken", () => {
  expect(findChromium({}, (file) => file === "/usr/bin/google-chrome")).toBe(
    "/usr/bin/google-chrome",
  );
  expect(findChromium({}, () => false)).toBeNull();
});
