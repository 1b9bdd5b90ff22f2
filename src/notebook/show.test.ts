import { afterEach, expect, jest, test } from "@jest/globals";
import { installHost } from "./host";
import { recorder } from "./recorder";
import { replaceable, show } from "./show";

const noJudge = () => Promise.reject(new Error("no judge"));

afterEach(() => {
  installHost(null as never);
  jest.restoreAllMocks();
});

test("in a notebook a picture goes to the host as it is", () => {
  const { host, shown } = recorder(noJudge);
  installHost(host);
  const picture = { html: "<b>x</b>", text: "x" };
  show(picture);
  expect(shown).toEqual([picture]);
});

test("a text keeps its line ends and is escaped", () => {
  const { host, shown } = recorder(noJudge);
  installHost(host);
  show("a < b\n  c");
  expect(shown[0].text).toBe("a < b\n  c");
  expect(shown[0].html).toMatch(/^<pre[^>]*>a &lt; b\n {2}c<\/pre>$/);
});

test("a replaceable picture gives its place to the next", () => {
  const { host, shown } = recorder(noJudge);
  installHost(host);
  const replace = replaceable("one");
  show("other");
  replace("two");
  expect(shown.map(({ text }) => text)).toEqual(["two", "other"]);
});

test("outside a notebook the text is printed", () => {
  const printed = jest.spyOn(console, "log").mockImplementation(() => undefined);
  show({ html: "<b>x</b>", text: "a board" });
  replaceable("one")("two");
  expect(printed.mock.calls).toEqual([["a board"], ["one"], ["two"]]);
});
