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

/** A catalogue as JSON: a line a signature, so that changes can be read. */
type Stored = {
  readonly suite: string;
  readonly mistakes: readonly {
    readonly id: string;
    readonly title: string;
    readonly signature: string;
  }[];
};

export function writeCatalogue({ suite, mistakes }: KnownMistakes): string {
  const stored: Stored = {
    suite,
    mistakes: mistakes.map(({ id, title, signature }) => ({
      id,
      title,
      signature: signature.join(" "),
    })),
  };
  return `${JSON.stringify(stored, null, 2)}\n`;
}

/** Where `npm run signatures` leaves the catalogue of a chapter, from the course's folder. */
export function catalogueFile(stem: string): string {
  return `test/mistakes/${stem}/signatures.json`;
}

/** The catalogue of a chapter of the course in `root`; `null` when there is none. */
export function readCatalogue(root: string, stem: string): KnownMistakes | null {
  const file = path.join(root, catalogueFile(stem));
  if (!fs.existsSync(file)) return null;
  const { suite, mistakes } = JSON.parse(fs.readFileSync(file, "utf8")) as Stored;
  return {
    suite,
    mistakes: mistakes.map(({ id, title, signature }) => ({
      id,
      title,
      signature: signature.split(" "),
    })),
  };
}

/** The known mistake that a run of the chapter `stem` looks like. */
export function knownMistake(stem: string, run: Failed): Verdict["mistake"] {
  if (!run.tests.some(({ status }) => status === "failed")) return null;
  const known = readCatalogue(courseRoot, stem);
  return known && recognise(run, known);
}
