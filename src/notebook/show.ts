import { escapeHtml } from "../board/escape";
import { type Picture } from "../board/types";
import { findHost } from "./host";

/** Shows a picture or a text below the cell; where there is no notebook, prints the text. */
export function show(picture: Picture | string): void {
  replaceable(picture);
}

/** Shows a picture and returns a function that puts another in its place. */
export function replaceable(picture: Picture | string): (next: Picture | string) => void {
  const host = findHost();
  if (host) {
    const replace = host.show(asPicture(picture));
    return (next) => replace(asPicture(next));
  }
  console.log(asPicture(picture).text);
  return (next) => console.log(asPicture(next).text);
}

/** Plain text becomes a picture that keeps its spaces and line ends. */
function asPicture(picture: Picture | string): Picture {
  if (typeof picture !== "string") return picture;
  const html = `<pre style="white-space:pre-wrap;font-family:monospace">${escapeHtml(picture)}</pre>`;
  return { html, text: picture };
}
