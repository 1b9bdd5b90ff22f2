/** The signatures of a chapter's mistakes: written by `npm run signatures`, checked by the course. */
import { basename } from "node:path";
import { catalogueFile, type KnownMistakes } from "../judge/mistakes";
import { agreeInTime, firstStopped, signatureOf, suiteHash } from "../judge/signature";
import { type Verdict } from "../judge/verdict";
import { type MistakeHeader } from "./mistake-header";

/** A mistake's file with what the judge says of it. */
export type JudgedMistake = {
  readonly file: string;
  readonly header: MistakeHeader;
  readonly verdict: Verdict;
};

/** The catalogue of one chapter. */
export function catalogueFrom(mistakes: readonly JudgedMistake[]): KnownMistakes {
  return {
    suite: suiteHash(mistakes[0]?.verdict.tests ?? []),
    mistakes: mistakes
      .filter(({ header }) => header.hasSignature)
      .map(({ file, header, verdict }) => ({
        id: idOf(file),
        title: header.title,
        signature: signatureOf(verdict),
      })),
  };
}

/** Does the catalogue of a chapter tell how its mistakes fail? */
export function catalogueFindings(
  stem: string,
  known: KnownMistakes | null,
  mistakes: readonly JudgedMistake[],
): readonly string[] {
  const file = catalogueFile(stem);
  const update = `npm run signatures -- ${stem.slice(0, 2)}`;
  if (known === null) return [`${file} is missing: make it with ${update}`];
  const now = catalogueFrom(mistakes);
  const ids = [...new Set([...now.mistakes, ...known.mistakes].map(({ id }) => id))];
  const stale = known.suite === now.suite ? ids.filter((id) => !isSame(id, known, now)) : ids;
  if (stale.length === 0) return [];
  return [
    `${file} is not up to date for ${stale.join(", ")}: bring it up to date with ${update} (one that ` +
      `fails in other words each time says so in its header: " * Signature: none, …")`,
  ];
}

/** Was no test stopped, or first the one of which the catalogue says so? */
export function isStoppedAsKnown(
  known: KnownMistakes | null,
  file: string,
  verdict: Verdict,
): boolean {
  const stopped = firstStopped(signatureOf(verdict));
  if (stopped === null) return true;
  const mistake = known?.mistakes.find(({ id }) => id === idOf(file));
  return mistake !== undefined && firstStopped(mistake.signature) === stopped;
}

function isSame(id: string, ...[one, other]: readonly KnownMistakes[]): boolean {
  const a = one.mistakes.find((mistake) => mistake.id === id);
  const b = other.mistakes.find((mistake) => mistake.id === id);
  return a !== undefined && b?.title === a.title && agreeInTime(a.signature, b.signature);
}

function idOf(file: string): string {
  return basename(file, ".ts");
}
