import { expect, test } from "@jest/globals";
import { queensDrawing } from "./drawing";
import { boardPicture, svgImage } from "./picture";
import { svgBoard } from "./svg-board";

const drawing = queensDrawing([1, 3, 0, 2], 4);

test("a picture is an image whose data is the SVG, with the board in text beside it", () => {
  const { html, text } = boardPicture(drawing, "Four queens");
  const data = /src="data:image\/svg\+xml;base64,([^"]*)"/.exec(html)?.[1] ?? "";
  expect(Buffer.from(data, "base64").toString("utf8")).toBe(svgBoard(drawing));
  expect(text.split("\n")[0]).toBe("4 | . Q . .");
});

test("a caption is seen below the picture and read below the text; the picture has words of its own", () => {
  const { html, text } = boardPicture(drawing, "One of two");
  expect(html).toContain("<figcaption>One of two</figcaption>");
  expect(html).toContain(`alt="4×4 board; queens: b4, d3, a2, c1"`);
  expect(text).toMatch(/a b c d\n\nOne of two$/);
});

test("neither caption nor alternative text can break out of its element", () => {
  const bad = `"><script>alert('x')</script>&`;
  expect(boardPicture(drawing, bad).html.match(/</g)).toHaveLength(5);
  expect(svgImage("", bad)).toContain(
    `alt="&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;"`,
  );
});
