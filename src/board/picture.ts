import { compactBoard } from "./compact-board";
import { describeDrawing } from "./description";
import { type Drawing } from "./drawing";
import { escapeHtml } from "./escape";
import { svgBoard } from "./svg-board";
import { type Picture } from "./types";

/**
 * An SVG as an image element. Inside a data address it survives Jupyter's sanitiser and HTML
 * exports, and its names cannot meet those of the page.
 */
export function svgImage(svg: string, alt: string): string {
  const [, width, height] = svg.match(/ width="([\d.]+)" height="([\d.]+)"/) ?? [];
  const size = width === undefined ? "" : ` width="${width}" height="${height}"`;
  const data = Buffer.from(svg, "utf8").toString("base64");
  return `<img alt="${escapeHtml(alt)}"${size} style="max-width:100%;height:auto" src="data:image/svg+xml;base64,${data}">`;
}

/** A drawing as a picture, described in words for who cannot see it, with a caption if there is one. */
export function boardPicture(drawing: Drawing, caption = ""): Picture {
  const html = svgImage(svgBoard(drawing), describeDrawing(drawing));
  const text = compactBoard(drawing);
  if (caption === "") return { html, text };
  return {
    html: `<figure style="margin:0 0 1em">${html}<figcaption>${escapeHtml(caption)}</figcaption></figure>`,
    text: `${text}\n\n${caption}`,
  };
}
