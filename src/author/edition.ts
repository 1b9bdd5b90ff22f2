/** The rendered edition's pages: what nbconvert leaves to us, and what every page must be like. */
import { type Chapter } from "../../course";

/** A chapter's page as nbconvert made it, with its title and with links that lead to pages. */
export function finishPage(html: string, { title, stem }: Chapter): string {
  return html
    .replace(
      /<title>[^<]*<\/title>/,
      `<title>${escapeText(`${title} · ${stem.slice(0, 2)} · Queens &amp; Knights`)}</title>`,
    )
    .replace(/href="(\d\d-[a-z0-9-]+)\.ipynb(#[^"]*)?"/g, 'href="$1.html$2"');
}

/** What keeps a page from being read offline, or by everybody; a line each. */
export function pageFindings(html: string): readonly string[] {
  const tags = [...html.matchAll(/<(script|link|img|iframe|source|video|audio)\b[^>]*>/gi)];
  const loading = tags.filter(([tag]) => /\b(?:src|href)\s*=\s*["']?(?:https?:)?\/\//i.test(tag));
  const styles = [...html.matchAll(/(?:url\(\s*["']?|@import\s+["'])(?:https?:)?\/\/[^)"']*/gi)];
  const scripts = [...html.matchAll(/(?<!@)\bimport\b[^"';]{0,200}["'](?:https?:)?\/\/[^"']*/gi)];
  const images = tags.filter(([, name]) => name.toLowerCase() === "img");
  const mute = images.filter(
    ([tag]) => !/\balt\s*=\s*(?:"[^"]*\S[^"]*"|'[^']*\S[^']*')/i.test(tag),
  );
  return [
    ...[...loading, ...styles, ...scripts].map(
      ([words]) => `loads something from the network: ${words.slice(0, 120)}`,
    ),
    ...mute.map(([tag]) => `has a picture without alternative text: ${tag.slice(0, 120)}`),
    ...(/<html lang="en"/.test(html) ? [] : ["does not name its language"]),
    ...(/<title>[^<]*\S[^<]*<\/title>/.test(html) ? [] : ["has no title"]),
  ];
}

/** The page that leads to the chapters. */
export function indexPage(chapters: readonly Chapter[]): string {
  const items = chapters.map(({ stem, title, core, minutes }) => {
    const times = [
      `${minutes.reading} minutes to read`,
      ...(minutes.exercise > 0 ? [`${minutes.exercise} for the exercise`] : []),
      core ? "core" : "extra",
    ];
    const link = `<a href="${stem}.html">${stem.slice(0, 2)} ${escapeText(title)}</a>`;
    return `      <li>${link}: ${times.join(", ")}</li>`;
  });
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Queens &amp; Knights</title>
    <style>
      body { font: 1.1rem/1.6 system-ui, sans-serif; max-width: 40rem; margin: 2rem auto; padding: 0 1rem; }
      ul { list-style: none; padding: 0; }
    </style>
  </head>
  <body>
    <main>
    <h1>Queens &amp; Knights</h1>
    <p>Every chapter as it looks when all its cells have run and its exercise is solved.</p>
    <ul>
${items.join("\n")}
    </ul>
    </main>
  </body>
</html>
`;
}

function escapeText(text: string): string {
  return text.replace(/&(?!amp;)/g, "&amp;").replace(/</g, "&lt;");
}
