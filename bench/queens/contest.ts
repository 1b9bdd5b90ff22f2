/** All versions count in turns, so that whatever else the machine does hits all of them alike. */
import { knownCounts } from "./known-counts";

export type Result = { readonly count: number; readonly milliseconds: number };

export type Version = {
  /** The algorithm: versions of one algorithm are twins. */
  readonly algorithm: string;
  readonly language: "C" | "TypeScript" | "JavaScript";
  readonly run: (n: number) => Result;
};

export type Measured = {
  readonly version: Version;
  readonly n: number;
  /** Processor time, one a round. */
  readonly milliseconds: readonly number[];
};

export type Plan = {
  readonly sizes: readonly number[];
  readonly rounds: number;
  /** A version sits out a size at which one count would take longer than this. */
  readonly limitMs: number;
};

/** From one size to the next, every version takes about so many times as long. */
const growth = 6.6;
/** Each version first counts this size, unmeasured but for the forecast. */
const warmUpSize = 11;
/** V8 translates what runs often, so a function is warmed up so often, or until it took so long. */
const warmUps = 20;
const warmUpMs = 200;

/** Carries out the plan; `told` hears of each round. A wrong count ends everything. */
export function contest(
  versions: readonly Version[],
  { sizes, rounds, limitMs }: Plan,
  told: (round: number) => void,
): readonly Measured[] {
  const forecasts = versions.map((version) => {
    return { version, n: warmUpSize, milliseconds: warmUp(version) };
  });
  const entries: { version: Version; n: number; milliseconds: number[] }[] = [];
  for (const n of sizes) {
    for (const { version } of forecasts) entries.push({ version, n, milliseconds: [] });
  }
  for (let round = 1; round <= rounds; round++) {
    told(round);
    for (const { version, n, milliseconds } of entries) {
      const forecast = forecasts[versions.indexOf(version)];
      const expected = forecast.milliseconds * growth ** (n - forecast.n);
      if (round === 1 ? expected > limitMs : milliseconds.length === 0) continue;
      const result = checkedRun(version, n);
      milliseconds.push(result.milliseconds);
      // A larger size says more of the next one than the warm-up does.
      if (n > forecast.n) Object.assign(forecast, { n, milliseconds: result.milliseconds });
    }
  }
  return entries;
}

/** Counts until V8 has done what it can, and gives the last time; a program of C is warm as it is. */
function warmUp(version: Version): number {
  let { milliseconds } = checkedRun(version, warmUpSize);
  let spent = milliseconds;
  for (let run = 1; version.language !== "C" && run < warmUps && spent < warmUpMs; run++) {
    milliseconds = checkedRun(version, warmUpSize).milliseconds;
    spent += milliseconds;
  }
  return milliseconds;
}

function checkedRun({ algorithm, language, run }: Version, n: number): Result {
  const result = run(n);
  if (result.count === knownCounts[n]) return result;
  throw new Error(
    `${algorithm} in ${language} counted ${result.count} for n = ${n}; there are ${knownCounts[n]}`,
  );
}

/** A function of this process, timed by the processor time of the process. */
export function timed(count: (n: number) => number): (n: number) => Result {
  return (n) => {
    const begin = process.cpuUsage();
    const counted = count(n);
    const { user, system } = process.cpuUsage(begin);
    return { count: counted, milliseconds: (user + system) / 1000 };
  };
}
