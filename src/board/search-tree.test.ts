import { describe, expect, test } from "@jest/globals";
import { type SearchTree, treePicture } from "./search-tree";

const leaf = (label: string, found = false): SearchTree => ({ label, children: [], found });

const tree: SearchTree = {
  label: "a1",
  children: [{ label: "b3", children: [leaf("c1"), leaf("d2", true)] }, leaf("c2")],
};

const svgOf = (html: string) =>
  Buffer.from(/base64,([^"]*)/.exec(html)?.[1] ?? "", "base64").toString();

describe("a search tree", () => {
  test("counts its nodes, its dead ends and what was found", () => {
    const { html, text } = treePicture("From a1", tree);
    expect(text.split("\n")[0]).toBe("From a1: 5 nodes, 2 dead ends, 1 found");
    expect(html).toContain('alt="Search tree, From a1: 5 nodes, 2 dead ends, 1 found"');
  });

  test("is told in lines that are indented by depth", () => {
    const lines = treePicture("From a1", tree).text.split("\n").slice(1);
    expect(lines).toEqual(["a1", "  b3", "    c1 ×", "    d2 ✓", "  c2 ×"]);
  });

  test("draws a line to each call from the one that made it", () => {
    const svg = svgOf(treePicture("From a1", tree).html);
    expect(svg.match(/<path /g)).toHaveLength(4);
    for (const label of ["a1", "b3", "c1", "d2", "c2"]) expect(svg).toContain(`>${label}<`);
  });

  test("of one node is a dead end, or found", () => {
    expect(treePicture("Alone", leaf("a1")).text).toContain("1 node, 1 dead end, 0 found");
    expect(treePicture("Alone", leaf("a1", true)).text).toContain("0 dead ends, 1 found");
  });

  test("that is too large to be looked at is refused", () => {
    const wide = { label: "a1", children: Array.from({ length: 300 }, () => leaf("b3")) };
    expect(() => treePicture("Wide", wide)).toThrow(/root must have at most 300 nodes/);
  });
});
