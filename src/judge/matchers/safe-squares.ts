/**
 * Matchers for boards on which queens come and go, and which know the safe squares. They take a
 * script of calls (script.ts) and afterwards ask the board about every one of its squares.
 */
import { compactBoard, type Mark, rectangle, type Square } from "../../board";
import { seenAlongRays, squaresOfBoard } from "../rays";
import { type Script } from "../script";
import { type Call, callText } from "../suite";
import { named } from "../words";
import { at, lineOf } from "./attacks";
import { matcher, type Problem } from "./problem";
import { refusal } from "./refusal";

declare module "expect" {
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- the parameters must be as declared
  interface Matchers<R, T> {
    /** After the script, `isSafe` is right about each square of an n×n board with just these queens. */
    toBeBoardOf(n: number, queens: readonly Square[]): R;
    /**
     * The script's last call is refused with a `RangeError`, whose message names `argument` if one is
     * given, and leaves the n×n board with just these queens.
     */
    toRefuseAndStay(n: number, queens: readonly Square[], argument?: string): R;
  }
}

type BoardScript = Script<{ isSafe(square: Square): boolean }>;

function boardOf(call: Call, n: number, queens: readonly Square[]): Problem | null {
  // What the script itself throws passes through.
  void call.value;
  return wrongAnswers(call, n, queens);
}

function refusalWithoutTrace(
  call: Call,
  n: number,
  queens: readonly Square[],
  argument?: string,
): Problem | null {
  const problem = refusal(call, argument);
  if (problem !== null) {
    const [square] = call.args as readonly [Square];
    const fact = argument === undefined ? ` ${reason(square, queens, n)}` : "";
    return {
      ...problem,
      what: `${problem.what}${fact}`,
      board: drawn(n, queens, [square]),
    };
  }
  const traces = wrongAnswers(call, n, queens, "Afterwards, ");
  if (traces === null) return null;
  // What was wrong before is no trace of the refused call.
  const earlier = call.before && wrongAnswers(call.before, n, queens);
  if (earlier) return earlier;
  return {
    what: `${call.text} was refused, as it should be, but the board did not stay as it was. ${traces.what}`,
    board: traces.board,
    ask: "Is everything checked before anything is changed?",
  };
}

/** The squares about which the board is wrong: the first is told, all of them are drawn. */
function wrongAnswers(
  call: Call,
  n: number,
  queens: readonly Square[],
  opening = `${call.text} → `,
): Problem | null {
  const script = call as BoardScript;
  const squares = squaresOfBoard(n);
  const reached = new Set(queens.flatMap((queen) => [...seenAlongRays(queen, n), queen.join()]));
  const answers = script.askEach(
    "isSafe",
    squares.map((square) => [square]),
  ).value;
  const isRight = (square: Square, i: number) => answers[i] === !reached.has(square.join());
  const wrong = squares.filter((square, i) => !isRight(square, i));
  if (wrong.length === 0) return null;
  const [first] = wrong;
  const question = callText("isSafe", [first]);
  const answer = named(answers[squares.indexOf(first)]);
  const isHers = wrong.some((square) => queens.some((queen) => at(queen) === at(square)));
  const marks = isHers ? "? or !" : "?";
  const all = wrong.length === 1 ? "" : ` ${wrong.length} squares are wrong, marked ${marks}.`;
  return {
    what: `${opening}${question} came back with ${answer}. ${reason(first, queens, n)}${all}`,
    board: drawn(n, queens, wrong),
    ask: reached.has(first.join())
      ? "Where should your board have found that out?"
      : "Which of the calls made your board believe that the square is attacked?",
  };
}

function reason(square: Square, queens: readonly Square[], n: number): string {
  const attacker = queens.find((queen) => reaches(queen, square, n));
  if (attacker === undefined) {
    const none = queens.length === 0 ? "No queen stands on the board" : "No queen attacks it";
    return `${none}: ${at(square)} is safe.`;
  }
  const line = lineOf(attacker, square);
  return at(attacker) === at(square)
    ? `A queen stands on ${at(square)}: her own square is not safe.`
    : `The queen on ${at(attacker)} attacks ${at(square)} along the ${line}.`;
}

/** Does a queen attack this square, or stand on it? */
function reaches(queen: Square, square: Square, n: number): boolean {
  return at(queen) === at(square) || seenAlongRays(queen, n).has(square.join());
}

/** The board, if it is small enough to help: ? is a wrong square, ! one with a queen on it. */
function drawn(n: number, queens: readonly Square[], wrong: readonly Square[]): string | undefined {
  if (n === 0 || n > 12) return undefined;
  const isWrong = (square: Square) => wrong.some((other) => at(other) === at(square));
  const wrongMarks = wrong.map((square): Mark => ({ square, sign: "?", tone: "tried" }));
  const queenMarks = queens.map((square): Mark =>
    isWrong(square) ? { square, sign: "!", tone: "clash" } : { square, sign: "Q", tone: "queen" },
  );
  return compactBoard({ board: rectangle(n, n), marks: [...wrongMarks, ...queenMarks] });
}

export const safeSquareMatchers = {
  toBeBoardOf: matcher("toBeBoardOf", boardOf),
  toRefuseAndStay: matcher("toRefuseAndStay", refusalWithoutTrace),
};
