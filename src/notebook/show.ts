import { escapeHtml } from "../board/escape";
import { type Picture } from "../board/types";
import { findHost } from "./host";

/** Shows a picture below the cell, or its text where there is no notebook. */
export function show(picture: Picture | string): void {
  replaceable(picture);
}

/** Shows a picture and returns a function that puts another in its place. */
export function replaceable(picture: Picture | string): (next: Picture) => void {
  const host = findHost();
  if (host) return host.show(typeof picture === "string" ? textPicture(picture) : picture);
  const print = (next: Picture | string) =>
    console.log(typeof next === "string" ? next : next.text);
  print(picture);
  return print;
}

/** Plain text as a picture; its spaces and line ends stay. */
export function textPicture(text: string): Picture {
  return { html: `<pre>${escapeHtml(text)}</pre>`, text };
}
