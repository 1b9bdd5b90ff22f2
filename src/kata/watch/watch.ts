/** `npm run kata`: the watch screen in a terminal, or plain lines where there is none. */
import path from "node:path";
import { type Chapter } from "../../../course";
import { courseRoot, type WarmJudge } from "../../judge";
import { inkFor, plainInk } from "../ink";
import { asTyped, type Places } from "../places";
import { runPlain } from "./plain";
import { type Look, screen } from "./screen";
import { startSession } from "./session";
import { type Input, openScreen, type Output, sizeOf } from "./terminal";

export type WatchOptions = {
  readonly places: Places;
  readonly exercises: readonly Chapter[];
  readonly judge: WarmJudge;
  readonly stem?: string;
  readonly input: Input;
  readonly output: Output;
  /** Can the output place a cursor, and the input give single keys? */
  readonly terminal: boolean;
};

/** Watches until the learner quits; resolves with the exit code when nothing is left behind. */
export function watch(options: WatchOptions): Promise<number> {
  return options.terminal ? watchOnScreen(options) : runPlain(options, lookOf(options, plainInk));
}

/** A run of many tests would draw the screen many times, faster than anybody can read. */
const DRAW_EVERY_MS = 30;

async function watchOnScreen(options: WatchOptions): Promise<number> {
  const { input, output } = options;
  const look = lookOf(options, inkFor(true));
  let drawing: NodeJS.Timeout | null = null;
  const drawSoon = () => {
    drawing ??= setTimeout(() => {
      drawing = null;
      terminal.draw(screen(session.state, look));
    }, DRAW_EVERY_MS);
  };
  const session = startSession({ ...options, size: sizeOf(output), onState: drawSoon });
  const terminal = openScreen(input, output, {
    onKey: (key) => {
      session.happen({ kind: "key", key });
      terminal.draw(screen(session.state, look));
    },
    onResize: (columns, rows) => {
      session.happen({ kind: "resized", columns, rows });
      terminal.draw(screen(session.state, look));
    },
    onEnd: () => session.happen({ kind: "key", key: "ctrl+c" }),
  });
  void session.begin();
  terminal.draw(screen(session.state, look));
  try {
    const exitCode = await session.ended;
    const { title } = session.state.current;
    terminal.close();
    output.write(`You are in "${title}". Come back with: npm run kata\n`);
    return exitCode;
  } finally {
    if (drawing !== null) clearTimeout(drawing);
    terminal.close();
    await session.close();
  }
}

function lookOf({ places }: WatchOptions, ink: Look["ink"]): Look {
  const opened: Look["opened"] = (file, stem) =>
    file === "exercise"
      ? path.join(places.exercises, `${stem}.ts`)
      : path.join(courseRoot, "notebooks", `${stem}.ipynb`);
  return { ink, opened, shown: (file, stem) => asTyped(opened(file, stem)) };
}
