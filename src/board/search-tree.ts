/**
 * A search drawn as a tree: each call a node, the calls that it makes below it, from left to right in
 * the order in which they were made. Every end has a shape of its own: colour is not the only signal.
 */
import { escapeHtml } from "./escape";
import { svgImage } from "./picture";
import { type Picture } from "./types";

export type SearchTree = {
  /** What is written at the node, such as the name of a square. */
  readonly label: string;
  readonly children: readonly SearchTree[];
  /** The search found what it looked for here. A node without children is a dead end otherwise. */
  readonly found?: boolean;
};

/** More nodes than this are no picture any more, but a carpet. */
const mostNodes = 300;

/** The tree as a picture; where there is none, as lines that are indented by the depth of the call. */
export function treePicture(title: string, root: SearchTree): Picture {
  const nodes = layOut(root);
  if (nodes.length > mostNodes) {
    throw new RangeError(`root must have at most ${mostNodes} nodes, but it has ${nodes.length}`);
  }
  const count = (kind: Kind) => nodes.filter((node) => kindOf(node.tree) === kind).length;
  const counts = [
    counted(nodes.length, "node"),
    counted(count("dead end"), "dead end"),
    `${count("found")} found`,
  ].join(", ");
  const heading = `${title}: ${counts}`;
  return {
    html: svgImage(svgTree(heading, nodes), `Search tree, ${heading}`),
    text: [heading, ...textLines(root, "")].join("\n"),
  };
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

type Kind = "call" | "dead end" | "found";

/** A node in its place: `x` in leaves from the left, `y` in calls from the top. */
type Node = {
  readonly tree: SearchTree;
  readonly x: number;
  readonly y: number;
  readonly parent?: Node;
};

function kindOf({ found = false, children }: SearchTree): Kind {
  if (found) return "found";
  return children.length === 0 ? "dead end" : "call";
}

/** Leaves stand side by side, and each call above the middle of those that it made. */
function layOut(root: SearchTree): readonly Node[] {
  const middles = new Map<SearchTree, number>();
  let leaves = 0;
  const middleOf = (tree: SearchTree): number => {
    const below = tree.children.map(middleOf);
    const middle = below.length === 0 ? leaves++ : (below[0] + below[below.length - 1]) / 2;
    middles.set(tree, middle);
    return middle;
  };
  middleOf(root);
  const place = (tree: SearchTree, y: number, parent?: Node): Node[] => {
    const node: Node = { tree, x: middles.get(tree)!, y, parent };
    return [node, ...tree.children.flatMap((child) => place(child, y + 1, node))];
  };
  return place(root, 0);
}

function textLines(tree: SearchTree, indent: string): string[] {
  const signs: Record<Kind, string> = { call: "", "dead end": " ×", found: " ✓" };
  return [
    `${indent}${tree.label}${signs[kindOf(tree)]}`,
    ...tree.children.flatMap((child) => textLines(child, `${indent}  `)),
  ];
}

const step = { x: 34, y: 40 };
const margin = { left: 24, top: 58, bottom: 46 };

function svgTree(heading: string, nodes: readonly Node[]): string {
  const widest = Math.max(...nodes.map(({ x }) => x));
  const deepest = Math.max(...nodes.map(({ y }) => y));
  const width = Math.max(margin.left * 2 + widest * step.x, 60 + heading.length * 8, 420);
  const height = margin.top + deepest * step.y + margin.bottom;
  const lines = nodes.map((node) => (node.parent ? svgLine(node.parent, node) : ""));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="Verdana,DejaVu Sans,sans-serif" font-size="10" text-anchor="middle" fill="#1d1a16">` +
    `<rect x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="5" fill="#fffdf8" stroke="#8c7b5e"/>` +
    `<text x="12" y="26" font-weight="bold" font-size="14" text-anchor="start">${escapeHtml(heading)}</text>` +
    `<g stroke="#1f5f8b" stroke-width="1.5">${lines.join("")}</g>${nodes.map(svgNode).join("")}` +
    `<text x="12" y="${height - 12}" font-size="11" text-anchor="start">round: a call · square, dashed: a dead end · double ring: found</text></svg>`
  );
}

function svgLine(from: Node, to: Node): string {
  const [a, b] = [pointOf(from), pointOf(to)];
  return `<path d="M${a.x} ${a.y}L${b.x} ${b.y}"/>`;
}

function svgNode(node: Node): string {
  const { x, y } = pointOf(node);
  const shapes: Record<Kind, string> = {
    call: `<circle cx="${x}" cy="${y}" r="13" fill="#cfe1ee" stroke="#1f5f8b"/>`,
    "dead end": `<rect x="${x - 12}" y="${y - 12}" width="24" height="24" fill="#f9c9c1" stroke="#b3261e" stroke-width="1.5" stroke-dasharray="4 2"/>`,
    found: `<circle cx="${x}" cy="${y}" r="15" fill="#d8efd3" stroke="#2c6e2f"/><circle cx="${x}" cy="${y}" r="12" fill="none" stroke="#2c6e2f" stroke-width="2"/>`,
  };
  const text = `<text x="${x}" y="${y + 4}">${escapeHtml(node.tree.label)}</text>`;
  return shapes[kindOf(node.tree)] + text;
}

function pointOf({ x, y }: Node): { readonly x: number; readonly y: number } {
  return { x: margin.left + x * step.x, y: margin.top + y * step.y };
}
