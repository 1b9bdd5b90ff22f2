/** The signatures of the catalogued mistakes: written by `npm run signatures`, checked by the course. */
import { basename } from "node:path";
import { type Catalogues, type KnownMistakes } from "../judge/mistakes";
import { agree, signatureOf, suiteHash } from "../judge/signature";
import { type Verdict } from "../judge/verdict";
import { type MistakeHeader } from "./mistake-header";

/** A mistake's file with what the judge says of it. */
export type JudgedMistake = {
  readonly file: string;
  readonly header: MistakeHeader;
  readonly verdict: Verdict;
};

const UPDATE = "bring test/mistakes/signatures.json up to date with npm run signatures";

/** The catalogue of one chapter. */
export function catalogueFrom(mistakes: readonly JudgedMistake[]): KnownMistakes {
  return {
    suite: suiteHash(mistakes[0]?.verdict.tests ?? []),
    mistakes: mistakes.map(({ file, header, verdict }) => ({
      id: idOf(file),
      title: header.title,
      signature: signatureOf(verdict),
    })),
  };
}

/** Is a mistake known as it is? */
export function knownMistakeFindings(
  known: KnownMistakes | undefined,
  { file, header, verdict }: JudgedMistake,
): readonly string[] {
  const mistake = known?.mistakes.find(({ id }) => id === idOf(file));
  const isUpToDate =
    mistake !== undefined &&
    mistake.title === header.title &&
    known?.suite === suiteHash(verdict.tests) &&
    agree(mistake.signature, signatureOf(verdict));
  return isUpToDate ? [] : [`does not fail, or is not called, as its signature says: ${UPDATE}`];
}

/** Signatures of mistakes and chapters that are no longer there; `files` are all mistakes. */
export function staleSignatureFindings(
  catalogues: Catalogues,
  files: Readonly<Record<string, readonly string[]>>,
): readonly string[] {
  return Object.entries(catalogues).flatMap(([stem, { mistakes }]) => {
    const ids = new Set((files[stem] ?? []).map(idOf));
    return mistakes
      .filter(({ id }) => !ids.has(id))
      .map(({ id }) => `test/mistakes/${stem}/${id}.ts is gone, its signature is not: ${UPDATE}`);
  });
}

function idOf(file: string): string {
  return basename(file, ".ts");
}
