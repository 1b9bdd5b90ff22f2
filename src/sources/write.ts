/** `npm run sources`: computes all evidence anew and writes docs/sources.md. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { sourcePages } from ".";
import { objections } from "./claim";
import { sourcesDocument } from "./document";

const file = join("docs", "sources.md");
writeFileSync(join(__dirname, "..", "..", file), sourcesDocument(sourcePages));

const findings = sourcePages
  .flatMap(({ claims }) => claims)
  .flatMap((claim) => objections(claim).map((objection) => `${claim.id} ${objection}`));
for (const finding of findings) console.error(`✗ ${finding}`);
console.log(`Wrote ${file}. Read what has changed before you commit it: git diff ${file}`);
process.exitCode = findings.length === 0 ? 0 : 1;
