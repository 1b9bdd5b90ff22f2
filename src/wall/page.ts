/** The page that lists the pictures, each with its words. */
import { escapeHtml } from "../board";
import { type WallPicture } from "./gallery";

export type Hung = {
  readonly picture: Pick<WallPicture, "stem" | "title" | "description">;
  /** Kilobytes of its files; no PNG where there is no browser. */
  readonly svgSize: number;
  readonly pngSize: number | null;
};

export function galleryPage(hung: readonly Hung[]): string {
  return `<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Queens &amp; Knights: pictures for a wall</title>
<style>
body { max-width: 62rem; margin: 2rem auto; padding: 0 1rem; font-family: Verdana, "DejaVu Sans", sans-serif; color: #1d1a16; background: #fffdf8; line-height: 1.5 }
figure { margin: 3rem 0 }
img { max-width: 100%; height: auto; border: 1px solid #8c7b5e }
a { color: #1f5f8b }
</style>
<h1>Pictures for a wall</h1>
<p>Drawn by the course's own solutions. The SVG can be printed in any size.</p>
${hung.map(figureOf).join("\n")}
</html>
`;
}

function figureOf({ picture, svgSize, pngSize }: Hung): string {
  const { stem, title, description } = picture;
  const [svg, png] = [`${stem}.svg`, `${stem}.png`];
  // A large SVG is slow to draw, so the page shows the PNG where there is one.
  const shown = pngSize === null ? svg : png;
  const links = [
    `<a href="${svg}">SVG, ${kilobytes(svgSize)}</a>`,
    ...(pngSize === null ? [] : [`<a href="${png}">PNG, ${kilobytes(pngSize)}</a>`]),
  ];
  return `<figure>
<h2>${escapeHtml(title)}</h2>
<img src="${shown}" alt="${escapeHtml(description)}" loading="lazy">
<figcaption>${escapeHtml(description)} (${links.join(", ")})</figcaption>
</figure>`;
}

function kilobytes(size: number): string {
  return size < 1000 ? `${size} kB` : `${(size / 1000).toFixed(1)} MB`;
}
