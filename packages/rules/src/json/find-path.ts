import { isJsonList, isJsonObject, type Json, type JsonPath } from './json.ts';

interface PathNode {
  readonly node: Json;
  readonly key: string | number;
  readonly parent: PathNode | null;
}

function pathTo(at: PathNode): JsonPath {
  const path: (string | number)[] = [];
  for (let step = at; step.parent !== null; step = step.parent) path.push(step.key);
  return path.toReversed();
}

/** The value itself, and the lists and objects on the path from the outermost to the innermost. */
function* pathNodesOf(within: Json, maxNodes: number): Generator<PathNode> {
  const pending: PathNode[] = [{ node: within, key: '', parent: null }];
  for (let visited = 0; visited < maxNodes; visited++) {
    const at = pending.pop();
    if (at === undefined) return;
    yield at;
    if (typeof at.node !== 'object' || at.node === null) continue;
    const isList = isJsonList(at.node);
    for (const [key, inner] of Object.entries(at.node).toReversed()) {
      if (typeof inner !== 'object' || inner === null) continue;
      pending.push({ node: inner, key: isList ? Number(key) : key, parent: at });
    }
  }
}

export interface PathIndex {
  readonly find: (node: unknown) => JsonPath | undefined;
  /** Whether a list or object without a path may still be part of the value, which is too large to be searched. */
  readonly isCut: () => boolean;
}

/**
 * Looks up the paths of lists and objects in a JSON value, like findPath, but walks the value only once, on the first
 * call. A value may contain one object several times: the first path is returned.
 */
export function indexPaths(within: Json, maxNodes: number): PathIndex {
  let pathNodes: Map<unknown, PathNode> | undefined;
  let visited = 0;
  const walked = (): ReadonlyMap<unknown, PathNode> => {
    if (pathNodes !== undefined) return pathNodes;
    pathNodes = new Map();
    for (const at of pathNodesOf(within, maxNodes)) {
      visited++;
      if (!pathNodes.has(at.node)) pathNodes.set(at.node, at);
    }
    return pathNodes;
  };
  return {
    find: (node) => {
      if (typeof node !== 'object' || node === null) return undefined;
      const at = walked().get(node);
      return at && pathTo(at);
    },
    isCut: () => {
      walked();
      return visited >= maxNodes;
    },
  };
}

/**
 * The path of a list or object in a JSON value, found by identity: the first one if the value contains it more than
 * once. Undefined if it is not among the first `maxNodes` nodes.
 */
export function findPath(within: Json, node: unknown, maxNodes = Infinity): JsonPath | undefined {
  for (const at of pathNodesOf(within, maxNodes)) if (at.node === node) return pathTo(at);
  return undefined;
}

/** The path of an operator in a rule, ending with its name. */
export function findOperatorPath(rule: Json, node: Json): JsonPath | undefined {
  const path = findPath(rule, node);
  return path && [...path, ...(isJsonObject(node) ? Object.keys(node).slice(0, 1) : [])];
}
