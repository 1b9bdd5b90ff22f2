/** Words broken into lines. */

/**
 * Breaks prose at `width`; lines that begin with a space (code) or belong to a drawn board stay as
 * they are.
 */
export function wrap(text: string, width: number): string {
  return text
    .split("\n")
    .map((line) => (isProse(line) ? wrapLine(line, width) : line))
    .join("\n");
}

function isProse(line: string): boolean {
  return !/^\s/.test(line) && !/^\d* ?[|+]/.test(line) && !/^(yours|wanted) {3}/.test(line);
}

function wrapLine(line: string, width: number): string {
  const lines: string[] = [];
  let current = "";
  for (const word of line.split(" ")) {
    if (current !== "" && current.length + 1 + word.length > width) {
      lines.push(current);
      current = word;
    } else {
      current = current === "" ? word : `${current} ${word}`;
    }
  }
  return [...lines, current].join("\n");
}

/** Puts `margin` before every line that is not empty. */
export function indent(text: string, margin: string): string {
  return text.replace(/^(?=.)/gm, margin);
}
