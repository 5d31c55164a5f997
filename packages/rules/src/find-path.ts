import { isJsonList, isJsonObject, type Json, type JsonPath } from './json.ts';

interface Place {
  readonly node: Json;
  readonly key: string | number;
  readonly parent: Place | null;
}

function pathTo(place: Place): JsonPath {
  const path: (string | number)[] = [];
  for (let at = place; at.parent !== null; at = at.parent) path.push(at.key);
  return path.toReversed();
}

/**
 * Where a list or object stands inside a JSON value, by identity: where it comes first, if it is there more than once.
 * Undefined when it is not among the first `maxNodes` nodes.
 */
export function findPath(within: Json, node: unknown, maxNodes = Infinity): JsonPath | undefined {
  const pending: Place[] = [{ node: within, key: '', parent: null }];
  for (let visited = 0; visited < maxNodes; visited++) {
    const place = pending.pop();
    if (place === undefined) return undefined;
    if (place.node === node) return pathTo(place);
    if (typeof place.node !== 'object' || place.node === null) continue;
    const isList = isJsonList(place.node);
    for (const [key, inner] of Object.entries(place.node).toReversed()) {
      if (typeof inner !== 'object' || inner === null) continue;
      pending.push({ node: inner, key: isList ? Number(key) : key, parent: place });
    }
  }
  return undefined;
}

/** The path of an operator in a rule, ending with its name. */
export function findOperatorPath(rule: Json, node: Json): JsonPath | undefined {
  const path = findPath(rule, node);
  return path && [...path, ...(isJsonObject(node) ? Object.keys(node).slice(0, 1) : [])];
}
