/** `npm run kata`: the watch screen in a terminal, or plain lines where there is none. */
import path from "node:path";
import { type Chapter } from "../../../course";
import { courseRoot, type WarmJudge } from "../../judge";
import { inkFor, plainInk } from "../ink";
import { asTyped, type Places } from "../places";
import { runPlain } from "./plain";
import { type Look, screen } from "./screen";
import { startSession } from "./session";
import { type State } from "./state";
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

/** Progress may come faster than anybody can read; everything else is drawn at once. */
const PROGRESS_EVERY_MS = 30;

async function watchOnScreen(options: WatchOptions): Promise<number> {
  const { input, output } = options;
  const look = lookOf(options, inkFor(true));
  let drawing: NodeJS.Timeout | undefined;
  const draw = () => {
    clearTimeout(drawing);
    drawing = undefined;
    terminal.draw(screen(session.state, look));
  };
  const onState = ({ running }: State) => {
    if (running === null) draw();
    else drawing ??= setTimeout(draw, PROGRESS_EVERY_MS);
  };
  const session = startSession({ ...options, size: sizeOf(output), onState });
  const terminal = openScreen(input, output, {
    onKey: (key) => {
      session.happen({ kind: "key", key });
      draw();
    },
    onResize: (columns, rows) => {
      session.happen({ kind: "resized", columns, rows });
      draw();
    },
    onEnd: () => session.happen({ kind: "key", key: "ctrl+c" }),
  });
  void session.begin();
  draw();
  try {
    const exitCode = await session.ended;
    const { title } = session.state.current;
    terminal.close();
    output.write(`You are in "${title}". Come back with: npm run kata\n`);
    return exitCode;
  } finally {
    clearTimeout(drawing);
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
