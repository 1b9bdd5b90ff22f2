/** Halts the main thread, from another one, a few times to see where it is: even an endless loop. */
import inspector, { type Debugger, type InspectorNotification } from "node:inspector";
import { fileURLToPath } from "node:url";
import { type HotSpot, mostFrequent } from "./hot-spot";

const HALTS = 12;
const BETWEEN_MS = 5;
/** The debugger slows the answer down: it must not stay. */
const LONGEST_MS = 500;

/** Finds where in `file` the main thread spends its time; `done` hears of it once. */
export function searchHotSpot(file: string, done: (spot: HotSpot | null) => void): void {
  const session = new inspector.Session();
  const scripts = new Set<string>();
  const spots: HotSpot[] = [];
  let halts = 0;

  const end = setTimeout(finish, LONGEST_MS);
  session.connectToMainThread();
  session.on("Debugger.scriptParsed", ({ params }: Parsed) => {
    if (fileOf(params.url) === file) scripts.add(params.scriptId);
  });
  session.on("Debugger.paused", ({ params }: Paused) => {
    const frame = params.callFrames.find(({ location }) => scripts.has(location.scriptId));
    if (frame !== undefined) {
      spots.push({ function: frame.functionName, line: frame.location.lineNumber + 1 });
    }
    session.post("Debugger.resume");
    halts++;
    if (halts === HALTS) finish();
    else setTimeout(() => session.post("Debugger.pause"), BETWEEN_MS);
  });
  session.post("Debugger.enable");
  session.post("Debugger.pause");

  function finish(): void {
    clearTimeout(end);
    halts = HALTS;
    session.disconnect();
    done(mostFrequent(spots));
  }
}

type Parsed = InspectorNotification<Debugger.ScriptParsedEventDataType>;
type Paused = InspectorNotification<Debugger.PausedEventDataType>;

function fileOf(url: string): string {
  return url.startsWith("file://") ? fileURLToPath(url) : url;
}
