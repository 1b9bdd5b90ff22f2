import { describe, expect, test } from "@jest/globals";
import { queensDrawing, tourDrawing } from "./drawing";
import { rectangle } from "./outline";
import { type Frame, stepPlayer } from "./step-player";
import { type Square } from "./types";

const frames = (count: number): readonly Frame[] =>
  Array.from({ length: count }, (_, index) => ({
    drawing: queensDrawing([index % 4], 4),
    caption: `caption ${index + 1}`,
  }));

const withoutScripts = (html: string) => html.replace(/<script>[\s\S]*?<\/script>/g, "");
const items = (html: string) => html.match(/<li>/g)?.length ?? 0;
const scriptOf = (html: string) => /<script>([\s\S]*)<\/script>/.exec(html)?.[1] ?? "";

describe("the step player without scripts", () => {
  test("shows the last board with its caption, and lists every step with its board in text", () => {
    const html = withoutScripts(stepPlayer("Search", frames(12)).html);
    expect(html).toContain('alt="Search, Step 12 of 12: caption 12"');
    expect(html).toContain("<details><summary>All 12 steps in text</summary>");
    expect(items(html)).toBe(12);
    expect(html).toContain("caption 1<pre>4 | Q . . .\n");
  });

  test("has nothing that would not work: no buttons, inputs, style sheets, handlers or ids", () => {
    const html = withoutScripts(stepPlayer("Search", frames(3)).html);
    expect(html).not.toMatch(/<(button|input|style|svg)|\son\w+=|\sid=/);
  });

  test("tells its steps in plain text too", () => {
    const { text } = stepPlayer("Search", frames(2));
    expect(text).toContain("Search\n1. caption 1\n2. caption 2\n\n4 | . Q . .");
  });

  test("lists a question with its step", () => {
    const asking = { ...frames(1)[0], ask: "Where next?" };
    expect(withoutScripts(stepPlayer("t", [asking]).html)).toContain("<em>Where next?</em>");
  });

  test("says when there are no steps", () => {
    expect(stepPlayer("Search", []).text).toContain("there are no steps.");
  });
});

describe("the step player's HTML", () => {
  test("is the same bytes each time", () => {
    expect(stepPlayer("t", frames(5))).toEqual(stepPlayer("t", frames(5)));
  });

  test("escapes title, captions and questions, in elements and in the script", () => {
    const evil = `</script><img src=x onerror=alert(1)>"'&`;
    const { html } = stepPlayer(evil, [{ ...frames(1)[0], caption: evil, ask: evil }]);
    expect(html).not.toContain("<img src=x");
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    expect(html.match(/<img /g)).toHaveLength(1);
  });

  test("carries a script that parses", () => {
    expect(() => new Function(scriptOf(stepPlayer("t", frames(3)).html))).not.toThrow();
  });
});

describe("a long run", () => {
  test("is shown whole up to 200 steps", () => {
    const { html, text } = stepPlayer("t", frames(200));
    expect(items(html)).toBe(200);
    expect(text).not.toContain("spread evenly");
  });

  test("is sampled above that, and says so, with the numbers of the run", () => {
    const { html, text } = stepPlayer("t", frames(1000));
    expect(items(html)).toBe(200);
    expect(text.split("\n")[0]).toBe("t (200 of the 1000 steps, spread evenly)");
    expect(html).toContain("<strong>t</strong> (200 of the 1000 steps, spread evenly)");
    expect(html).toContain("Step 200 of 200 (number 1000 of 1000)");
    expect(html).toContain("<li>Step 1. caption 1<pre>");
  });

  test("keeps its questions", () => {
    const run = frames(1000).map((frame, index) =>
      index === 501 ? { ...frame, ask: "What comes back?" } : frame,
    );
    expect(withoutScripts(stepPlayer("t", run).html)).toContain("What comes back?");
  });

  test("stays small enough for a notebook, up to boards of 16×16", () => {
    const board = rectangle(16, 16);
    const squares = Array.from(
      { length: 256 },
      (_, i) => [Math.floor(i / 16), i % 16] as const satisfies Square,
    );
    const run = squares.map((_, index): Frame => ({
      drawing: tourDrawing(board, squares.slice(0, index + 1)),
      caption: "é".repeat(100),
    }));
    const { html } = stepPlayer("t", run);
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(180_000);
    expect(html).toMatch(/\(\d+ of the 256 steps, spread evenly\)/);
    expect(items(html)).toBeGreaterThan(20);
  });
});
