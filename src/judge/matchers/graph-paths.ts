/** Matchers for paths through all vertices of a graph, and for graphs that have none. */
import { type Graph } from "../../board";
import { type Call } from "../suite";
import { named } from "../words";
import { matcher, type Problem } from "./problem";

declare module "expect" {
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- the parameters must be as declared
  interface Matchers<R, T> {
    /** An edge from each vertex to the next, every vertex of the graph once, `path` at the front. */
    toBeHamiltonianPath(graph: Graph, path?: readonly number[]): R;
    /** `null`: no path meets every vertex. */
    toBeNoPath(): R;
  }
}

function hamiltonianPath(call: Call, graph: Graph, begun: readonly number[] = []): Problem | null {
  const value = call.value;
  if (value === null) {
    return {
      what: `${call.text} came back with null, which says that there is no path. There is one.`,
      ask: "Where does your search give up, and is every edge tried before it does?",
    };
  }
  if (!Array.isArray(value)) {
    return {
      what: `${call.text} came back with ${named(value)}. A path is an array of vertices, which are numbers.`,
    };
  }
  for (let i = 0; i < value.length; i++) {
    const problem = stepProblem(call, value, i, graph);
    if (problem !== null) return problem;
  }
  return unfinished(call, value as number[], graph) ?? changedBeginning(call, value, begun);
}

/** What is wrong with vertex i, when all before it are right. */
function stepProblem(
  call: Call,
  path: readonly unknown[],
  i: number,
  graph: Graph,
): Problem | null {
  const vertex = path[i];
  const opening = `${call.text} came back with ${named(path)}.`;
  if (typeof vertex !== "number" || graph[vertex] === undefined) {
    return {
      what: `${opening} Its number ${i + 1} is ${named(vertex)}; the vertices are 0 to ${graph.length - 1}.`,
    };
  }
  const earlier = path.indexOf(vertex);
  if (earlier < i) {
    return {
      what: `${opening} Its number ${i + 1}, vertex ${vertex}, was there before, as number ${earlier + 1}.`,
      ask: "How does your search know which vertices it has met?",
    };
  }
  const before = path[i - 1];
  if (typeof before !== "number" || graph[before].includes(vertex)) return null;
  const back = graph[vertex].includes(before) ? " There is one that leads the other way." : "";
  return {
    what: `${opening} From vertex ${before} no edge leads to vertex ${vertex}.${back}`,
    ask: "An edge leads only from i to what graph[i] names. In which direction was it used?",
  };
}

function unfinished(call: Call, path: readonly number[], graph: Graph): Problem | null {
  if (path.length === graph.length) return null;
  return {
    what: `${call.text} came back with ${named(path)}, ${path.length} of the ${graph.length} vertices.`,
    ask: "Is the path returned before every vertex was met?",
  };
}

function changedBeginning(
  call: Call,
  path: readonly unknown[],
  begun: readonly number[],
): Problem | null {
  const i = begun.findIndex((vertex, at) => path[at] !== vertex);
  if (i === -1) return null;
  return {
    what:
      `${call.text} came back with ${named(path)}. Its number ${i + 1} is ${named(path[i])}; ` +
      `the path was begun with ${begun[i]} there.`,
    ask: "Is the given beginning kept as it is?",
  };
}

function noPath(call: Call): Problem | null {
  const value = call.value;
  if (value === null) return null;
  return {
    what: `${call.text} came back with ${named(value)}. No path meets every vertex, and null says so.`,
    ask: Array.isArray(value)
      ? "Go along it with a finger. Which step has no edge, or which vertex is missing?"
      : "What does your function return when everything was tried in vain?",
  };
}

export const graphPathMatchers = {
  toBeHamiltonianPath: matcher("toBeHamiltonianPath", hamiltonianPath),
  toBeNoPath: matcher("toBeNoPath", noPath),
};
