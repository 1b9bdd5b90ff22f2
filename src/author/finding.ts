/** One thing to verify, and how: the course checker and `npm test` are lists of these. */
export type Check = {
  readonly name: string;
  /** What is wrong, one line each with what to do; nothing when all is well. */
  readonly findings: () => readonly string[] | Promise<readonly string[]>;
};

export type Tally = { readonly passed: number; readonly failed: number };

/** Told of each check as it ends, in the order in which they end. */
export type Report = (check: Check, findings: readonly string[]) => void;

/** Carries out checks, at most `atOnce` at a time; a check that throws has failed. */
export async function carryOut(
  checks: readonly Check[],
  atOnce: number,
  report: Report,
): Promise<Tally> {
  const waiting = [...checks];
  let failed = 0;
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const findings = await findingsOf(check);
      if (findings.length > 0) failed++;
      report(check, findings);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return { passed: checks.length - failed, failed };
}

async function findingsOf(check: Check): Promise<readonly string[]> {
  try {
    return await check.findings();
  } catch (error) {
    return [`${check.name}: ${error instanceof Error ? error.message : String(error)}`];
  }
}
