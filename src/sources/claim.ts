/**
 * A claim of one of the pages that the course grew from, in our words, and what came of running it.
 *
 * A verdict is not an opinion: it must follow from evidence that a program computes, and
 * `objections` says where it does not. History cannot be computed, so such a claim names the works
 * that it was looked up in.
 */
export type Verdict = "holds" | "fails" | "holds if";

export type Value = number | string | boolean | readonly number[];

/** One thing that was computed. It speaks for the page, against it, or (`null`) only adds to it. */
export type Evidence = {
  readonly what: string;
  readonly found: Value;
  /** The value that the page gives, where it gives one. */
  readonly page?: Value;
  readonly agrees: boolean | null;
};

export type Claim = {
  /** Such as `pl-3`. */
  readonly id: string;
  readonly claim: string;
  readonly verdict: Verdict;
  /** More about the verdict; for "holds if", the condition. */
  readonly note?: string;
  /** The numbers of the chapters that teach it. */
  readonly chapters: readonly number[];
  /** Computes the evidence; a claim without has references. */
  readonly evidence?: () => readonly Evidence[];
  readonly references?: readonly string[];
};

export type SourcePage = {
  readonly code: string;
  readonly language: string;
  readonly title: string;
  readonly claims: readonly Claim[];
};

/** The page gives a value, and a program another or the same. */
export function says(what: string, page: Value, found: Value): Evidence {
  return { what, page, found, agrees: String(page) === String(found) };
}

/** The page gives no value, but what was found speaks for it or against it. */
export function shows(what: string, found: Value, agrees: boolean): Evidence {
  return { what, found, agrees };
}

/** Good to know, and neither for the page nor against it. */
export function also(what: string, found: Value): Evidence {
  return { what, found, agrees: null };
}

const computed = new WeakMap<Claim, readonly Evidence[]>();

/** The claim's evidence; it is computed once. */
export function evidenceOf(claim: Claim): readonly Evidence[] {
  const known = computed.get(claim);
  if (known) return known;
  const evidence = claim.evidence?.() ?? [];
  computed.set(claim, evidence);
  return evidence;
}

/** Why the verdict does not follow from the evidence; nothing when it does. */
export function objections(claim: Claim): readonly string[] {
  const hasReferences = (claim.references ?? []).length > 0;
  if (!claim.evidence) return hasReferences ? [] : ["has neither evidence nor references"];

  const evidence = evidenceOf(claim);
  const against = evidence.filter(({ agrees }) => agrees === false);
  const speaksFor = evidence.some(({ agrees }) => agrees === true);
  const found = [];
  if (claim.verdict === "holds") {
    found.push(...against.map(({ what, found }) => `"holds", but ${what}: ${String(found)}`));
  } else if (against.length === 0) {
    found.push(`"${claim.verdict}", but nothing speaks against the page`);
  }
  if (claim.verdict !== "fails" && !speaksFor) {
    found.push(`"${claim.verdict}", but nothing speaks for the page`);
  }
  if (claim.verdict === "holds if" && !claim.note) found.push("does not say its condition");
  return found;
}
