import { expect, test } from "@jest/globals";
import { queensDrawing } from "./drawing";
import { boardPicture } from "./picture";
import { svgBoard } from "./svg-board";

const drawing = queensDrawing([1, 3, 0, 2], 4);

test("a picture is an image whose data is the SVG, with the board in text beside it", () => {
  const { html, text } = boardPicture(drawing, "Four queens");
  const data = /src="data:image\/svg\+xml;base64,([^"]*)"/.exec(html)?.[1] ?? "";
  expect(Buffer.from(data, "base64").toString("utf8")).toBe(svgBoard(drawing));
  expect(text.split("\n")[0]).toBe("4 | . Q . .");
});

test("the alternative text cannot break out of its attribute", () => {
  const { html } = boardPicture(drawing, `"><script>alert('x')</script>&`);
  expect(html).toContain(`alt="&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;"`);
  expect(html.match(/</g)).toHaveLength(1);
});
