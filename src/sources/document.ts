/** docs/sources.md: the claims, their verdicts and the evidence, as Markdown that prettier accepts. */
import { chapters } from "../../course";
import { type Claim, type Evidence, evidenceOf, type SourcePage, type Value } from "./claim";

const verdictWords = { holds: "Holds", fails: "Fails", "holds if": "Holds if" } as const;

/** The whole page. */
export function sourcesDocument(pages: readonly SourcePage[]): string {
  const claims = pages.flatMap((page) => page.claims);
  const byVerdict = (Object.keys(verdictWords) as (keyof typeof verdictWords)[]).map(
    (verdict) => `${claims.filter((claim) => claim.verdict === verdict).length} ${words[verdict]}`,
  );
  const looked = claims.filter(({ evidence }) => !evidence).length;
  return `<!-- Written by \`npm run sources\` from src/sources/. Do not edit. -->

# What the sources say, and whether it holds

The course grew from web pages about the eight queens and the knight's tour, in several languages. Good
pages, and yet: do not believe, run. Here is what can be checked of them, in our words: ${claims.length} claims, of which
${byVerdict.join(", ")}.

Each claim has a test of its own, which computes the evidence and fails unless the verdict follows from
it. For one claim, or for one page:

\`\`\`sh
npm run test:tools -- src/sources -t "pl-3 "
npm run test:tools -- src/sources -t "Polish"
\`\`\`

In the evidence, ✓ speaks for the page and ✗ against it; other lines only add to it. ${looked} claims are
history or rules of chess and cannot be computed; they name the works that they were looked up in.
Advice and opinions are not judged, and times by the clock are not taken.

${pages.map(section).join("\n")}`;
}

const words = { holds: "hold", fails: "fail", "holds if": "hold under a condition" } as const;

function section({ language, title, claims }: SourcePage): string {
  return `## The ${language} page: “${title}”\n\n${claims.map(entry).join("\n")}`;
}

function entry(claim: Claim): string {
  const { id, verdict, note, references } = claim;
  const remark = note ? ` ${note}` : "";
  const judged =
    verdict === "holds if" ? `**Holds if**${remark}` : `**${verdictWords[verdict]}.**${remark}`;
  const items = claim.evidence
    ? evidenceOf(claim).map(line)
    : (references ?? []).map((work) => `- By reference: ${work}.`);
  return `### ${id}

${claim.claim}

${judged} ${chapterLinks(claim.chapters)}

${items.join("\n")}
`;
}

function line({ what, page, found, agrees }: Evidence): string {
  const sign = agrees === null ? "" : agrees ? "✓ " : "✗ ";
  const differs = page !== undefined && agrees === false;
  return `- ${sign}${what}: ${written(found)}${differs ? ` (the page: ${written(page)})` : ""}`;
}

function written(value: Value): string {
  if (typeof value === "number") return value.toLocaleString("en-US").replace("-", "−");
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "string") return `\`${value}\``;
  return value.length === 0 ? "none" : value.map(written).join(" · ");
}

function chapterLinks(numbers: readonly number[]): string {
  const links = numbers.map((number) => {
    const { stem } = chapters.find((chapter) => Number(chapter.stem.slice(0, 2)) === number)!;
    return `[${stem.slice(0, 2)}](../notebooks/${stem}.ipynb)`;
  });
  return `(Chapter${links.length === 1 ? "" : "s"} ${links.join(", ")})`;
}
