/** @file The value of a cell's last expression, as the cell shows it. */
import { inspect } from "node:util";

/** Text as it is, so that a drawn board is a board; null when there is nothing to show. */
export function describeValue(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  return typeof value === "string" ? value : inspect(value, { depth: 4 });
}
