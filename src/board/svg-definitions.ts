/**
 * The looks that all boards share, named once so that each mark and line is short. The names and the
 * style are safe because a board is always shown as an image, which is a document of its own. Every
 * tone has a shape or hatching of its own: colour is never the only signal.
 */
import { type Tone } from "./drawing";

const ink = "#1d1a16";
const paper = "#fffdf8";
const alarm = "#b3261e";
const blue = "#1f5f8b";
const purple = "#5a3fa0";
const green = "#2c6e2f";

/** Grounds are drawn for the square whose top left corner is 0, 0; a side is 40. */
const grounds: { readonly [tone in Exclude<Tone, "queen">]: string } = {
  attacked: `<rect x=".5" y=".5" width="39" height="39" fill="url(#hatch)"/>`,
  clash: `<rect x="2" y="2" width="36" height="36" fill="#f9c9c1" stroke="${alarm}" stroke-width="3"/>`,
  tried: `<rect x="3" y="3" width="34" height="34" fill="#e6dff5" stroke="${purple}" stroke-width="2" stroke-dasharray="5 3"/>`,
  visited: `<rect x="1.5" y="1.5" width="37" height="37" fill="#cfe1ee" stroke="${blue}"/>`,
  current: `<rect x="2.5" y="2.5" width="35" height="35" rx="12" fill="#ffe08a" stroke="${ink}" stroke-width="3"/>`,
  candidate: `<circle cx="20" cy="20" r="16" fill="#fff" stroke="${blue}" stroke-width="2" stroke-dasharray="2 3"/>`,
  safe: `<circle cx="20" cy="20" r="14" fill="#d8efd3" stroke="${green}" stroke-width="2"/>`,
};

/** Figures are drawn around the middle of their square. */
const figures: { readonly [name: string]: string } = {
  queen:
    `<path d="M-12 9-15-8-8 2-7-11-1.5 1 0-13 1.5 1 7-11 8 2 15-8 12 9Q0 5-12 9Z"/>` +
    `<path d="M-11.5 11Q0 7 11.5 11V15Q0 18-11.5 15Z"/>` +
    `<circle cx="-15" cy="-9" r="2.2"/><circle cx="-7" cy="-12" r="2.2"/><circle cy="-14" r="2.2"/>` +
    `<circle cx="7" cy="-12" r="2.2"/><circle cx="15" cy="-9" r="2.2"/>`,
  knight:
    `<path d="M-10 16H13C14 4 13-5 8-10 5-13 2-14-1-14L-3-18-6-13C-10-9-13-4-15 1-15.5 5-13 7-10.5 6L-6 3C-4 3-2 2.5 0 1-1 6-9 9-10 16Z"/>` +
    `<circle cx="-5" cy="-7" r="1.6" fill="#fff"/>`,
  warning:
    `<circle cx="13" cy="-13" r="6.5" fill="${alarm}" stroke="${paper}"/>` +
    `<path d="M13-17v5m0 2.5v.5" stroke="#fff" stroke-width="2" stroke-linecap="round"/>`,
};

const style = [
  `.solid{fill:${ink};stroke:${paper};stroke-width:2;paint-order:stroke}`,
  `.hollow{fill:${paper};stroke:${purple};stroke-width:1.5}`,
  `text{font-size:16px;font-weight:bold;fill:${ink};stroke:${paper};stroke-width:3;stroke-linejoin:round;paint-order:stroke}`,
  `.small{font-size:13px}.tiny{font-size:10px}`,
  `.label{font-size:13px;font-weight:normal;fill:#4d4332;stroke:none}`,
  `.index{font-size:11px;font-weight:normal;font-style:italic;fill:#756546;stroke:none}`,
  `.move,.attack,.halo{fill:none;stroke-linecap:round}`,
  `.move{stroke:${blue};stroke-width:2.5;opacity:.75}`,
  `.attack{stroke:${alarm};stroke-width:3;stroke-dasharray:7 5}`,
  `.halo{stroke:#fff;stroke-width:6}`,
].join("");

const hatch = `<pattern id="hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V7" stroke="#5c4f3a" stroke-width="2.2" opacity=".55"/></pattern>`;

const named = (shapes: { readonly [name: string]: string }) =>
  Object.entries(shapes).map(([name, shape]) => `<g id="${name}">${shape}</g>`);

/** The opening of every board: style, figures and grounds. */
export const svgDefinitions = `<style>${style}</style><defs>${hatch}${[...named(figures), ...named(grounds)].join("")}</defs>`;
