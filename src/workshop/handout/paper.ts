/** A handout: sheets of paper, as one web page that prints on A4 and on Letter alike. */
import { boardPicture, type Drawing, escapeHtml } from "../../board";

/** One side of paper. `body` is HTML; what a sheet holds must fit 180 × 240 mm. */
export type Sheet = { readonly title: string; readonly body: string };

export type Handout = {
  /** The name of its files, such as `handout-queens`. */
  readonly stem: string;
  readonly title: string;
  readonly sheets: readonly Sheet[];
  /** Sheets of their own at the end, so that they can be kept back. */
  readonly answers: readonly Sheet[];
};

/** A board of this width in millimetres, at the left, or in the middle of the sheet. */
export function boardFigure(
  drawing: Drawing,
  width: number,
  caption = "",
  place: "left" | "middle" = "left",
): string {
  const { html } = boardPicture(drawing);
  const words = caption === "" ? "" : `<figcaption>${escapeHtml(caption)}</figcaption>`;
  return `<figure class="${place}" style="width:${width}mm">${html}${words}</figure>`;
}

/** Figures side by side, as many as fit. */
export function row(figures: readonly string[]): string {
  return `<div class="row">${figures.join("\n")}</div>`;
}

/** A question with a line to write on. */
export function question(text: string): string {
  return `<li>${escapeHtml(text)}<span class="line"></span></li>`;
}

export type Table = {
  readonly caption: string;
  readonly heads: readonly string[];
  /** An empty text is a cell to write in. */
  readonly rows: readonly (readonly string[])[];
  readonly dense?: boolean;
};

export function table({ caption, heads, rows, dense = false }: Table): string {
  const cells = (tag: string, texts: readonly string[]) =>
    texts.map((text) => `<${tag}>${escapeHtml(text)}</${tag.split(" ")[0]}>`).join("");
  const lines = rows.map((texts) => `<tr>${cells("td", texts)}</tr>`);
  return `<table${dense ? ' class="dense"' : ""}>
<caption>${escapeHtml(caption)}</caption>
<thead><tr>${cells('th scope="col"', heads)}</tr></thead>
<tbody>
${lines.join("\n")}
</tbody>
</table>`;
}

const style = `
@page { margin: 12mm 15mm; }
* { box-sizing: border-box; }
body { margin: 0; font: 11pt/1.4 Verdana, "DejaVu Sans", sans-serif; color: #1d1a16; background: #fff; }
main { width: 180mm; margin: 0 auto; }
.sheet { break-after: page; }
.sheet:last-child { break-after: auto; }
.place { margin: 0 0 2mm; font-size: 8.5pt; color: #4d4332; }
h1, h2 { font-size: 17pt; line-height: 1.2; margin: 0 0 3mm; }
h3 { font-size: 11pt; margin: 4mm 0 1mm; }
p, ul, ol { margin: 0 0 3mm; }
ul, ol { padding-left: 6mm; }
.row { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 4mm; margin-bottom: 4mm; }
.beside { display: flex; gap: 8mm; align-items: flex-start; }
figure { margin: 0; break-inside: avoid; }
figure.middle { margin: 0 auto 4mm; }
figure img { display: block; width: 100%; }
figcaption { font-size: 9pt; text-align: center; }
.line { display: block; width: 90mm; height: 7mm; border-bottom: .3mm solid; }
.questions li { margin-bottom: 2.5mm; }
table { width: 100%; border-collapse: collapse; font-size: 10pt; line-height: 1.15; }
caption { text-align: left; padding-bottom: 1.5mm; }
th, td { border: .2mm solid #4d4332; padding: 0 2mm; height: 6.6mm; text-align: left; }
th { background: #f1ebdd; print-color-adjust: exact; }
th:nth-child(-n + 4), td:nth-child(-n + 4) { text-align: center; width: 16mm; }
.dense { font-size: 8pt; }
.dense th, .dense td { height: 4.6mm; }
@media screen {
  body { background: #eee8da; }
  main { width: auto; }
  .sheet { width: 210mm; max-width: 100%; margin: 8mm auto; padding: 12mm 15mm; background: #fff; }
}`;

/** The whole page. It loads nothing, so it can be sent around as one file. */
export function handoutPage({ title, sheets, answers }: Handout): string {
  const all = [...sheets, ...answers];
  const sections = all.map(({ title: heading, body }, i) => {
    const kind = i < sheets.length ? "" : " · Answers";
    return `<section class="sheet" aria-labelledby="sheet-${i + 1}">
<p class="place">${escapeHtml(title)} · Sheet ${i + 1} of ${all.length}${kind}</p>
<h2 id="sheet-${i + 1}">${escapeHtml(heading)}</h2>
${body}
</section>`;
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${style}
</style>
</head>
<body>
<main>
${sections.join("\n")}
</main>
</body>
</html>
`;
}
