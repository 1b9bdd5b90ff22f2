/** Steps on the terminal: a name, a sign that it is at work, and the seconds it took. */

/** Tells what a step is doing right now. */
export type Tell = (detail: string) => void;

const wheel = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"];

/** Seconds as people read them: `0.4 s`, `12 s`. */
export function seconds(milliseconds: number): string {
  const value = milliseconds / 1000;
  return `${value < 10 ? value.toFixed(1) : value.toFixed(0)} s`;
}

/** A line that stays. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Runs a step under its name; on a terminal its line turns, in a log it is one line at each end. */
export async function showStep<T>(name: string, action: (tell: Tell) => Promise<T>): Promise<T> {
  const began = Date.now();
  const live = process.stdout.isTTY;
  let detail = "";
  let turn = 0;
  const draw = () => {
    const line = `${wheel[turn++ % wheel.length]} ${name} · ${seconds(Date.now() - began)} ${detail}`;
    process.stdout.write(`\r\u001b[2K${line.slice(0, process.stdout.columns - 1)}`);
  };
  const end = (sign: string) => {
    clearInterval(turning);
    say(`${live ? "\r\u001b[2K" : ""}${sign} ${name} · ${seconds(Date.now() - began)}`);
  };
  const turning = live ? setInterval(draw, 100) : undefined;
  if (!live) say(`· ${name} …`);
  try {
    const result = await action((text) => (detail = text));
    end("✓");
    return result;
  } catch (error) {
    end("✗");
    throw error;
  }
}
