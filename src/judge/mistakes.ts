/** Known mistakes, recognised by the way in which an answer fails. */
import fs from "node:fs";
import path from "node:path";
import { courseRoot } from "./chapter";
import { agree, evidence, type Failed, type Signature, signatureOf, suiteHash } from "./signature";
import { type Verdict } from "./verdict";

export type KnownMistake = {
  /** The name of its file in the catalogue, without the ending. */
  readonly id: string;
  readonly title: string;
  readonly signature: Signature;
};

/** The catalogue of a chapter. */
export type KnownMistakes = {
  /** The suite that the signatures are of. */
  readonly suite: string;
  readonly mistakes: readonly KnownMistake[];
};

/** Where `npm run signatures` leaves the catalogues of all chapters. */
export const signaturesFile = path.join(courseRoot, "test", "mistakes", "signatures.json");

/** The known mistake that a run looks like; none when the suite is not the one of the catalogue. */
export function recognise(run: Failed, { suite, mistakes }: KnownMistakes): Verdict["mistake"] {
  return suiteHash(run.tests) === suite ? nameFor(signatureOf(run), mistakes) : null;
}

/**
 * The one known mistake that fails in this way. A mistake that is named and not there sends a
 * learner astray, so `null` whenever there is doubt: when another known mistake fails alike, or when
 * no test tells anything by which mistakes can be told apart.
 */
export function nameFor(
  signature: Signature,
  mistakes: readonly KnownMistake[],
): Verdict["mistake"] {
  const alike = mistakes.filter((mistake) => agree(signature, mistake.signature));
  if (alike.length !== 1) return null;
  const [{ id, title, signature: known }] = alike;
  return evidence(signature, known) > 0 ? { id, title } : null;
}

/** What the catalogues hold as JSON: a line a mistake, so that changes can be read. */
type Stored = Readonly<
  Record<
    string,
    {
      readonly suite: string;
      readonly mistakes: readonly {
        readonly id: string;
        readonly title: string;
        readonly signature: string;
      }[];
    }
  >
>;

/** The catalogues by the chapters' stems. */
export type Catalogues = Readonly<Record<string, KnownMistakes>>;

export function writeCatalogues(catalogues: Catalogues): string {
  const stored: Stored = Object.fromEntries(
    Object.entries(catalogues).map(([stem, { suite, mistakes }]) => [
      stem,
      {
        suite,
        mistakes: mistakes.map((mistake) => ({
          ...mistake,
          signature: mistake.signature.join(" "),
        })),
      },
    ]),
  );
  return `${JSON.stringify(stored, null, 2)}\n`;
}

export function readCatalogues(text: string): Catalogues {
  return Object.fromEntries(
    Object.entries(JSON.parse(text) as Stored).map(([stem, { suite, mistakes }]) => [
      stem,
      {
        suite,
        mistakes: mistakes.map((mistake) => ({
          ...mistake,
          signature: mistake.signature.split(" "),
        })),
      },
    ]),
  );
}

let catalogues: Catalogues | null = null;

/** The known mistake that a run of the chapter `stem` looks like. */
export function knownMistake(stem: string, run: Failed): Verdict["mistake"] {
  if (!run.tests.some(({ status }) => status === "failed")) return null;
  catalogues ??= fs.existsSync(signaturesFile)
    ? readCatalogues(fs.readFileSync(signaturesFile, "utf8"))
    : {};
  const known = catalogues[stem];
  return known === undefined ? null : recognise(run, known);
}
