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

/** The value itself, and the lists and objects in it from the first to the last. */
function* placesOf(within: Json, maxNodes: number): Generator<Place> {
  const pending: Place[] = [{ node: within, key: '', parent: null }];
  for (let visited = 0; visited < maxNodes; visited++) {
    const place = pending.pop();
    if (place === undefined) return;
    yield place;
    if (typeof place.node !== 'object' || place.node === null) continue;
    const isList = isJsonList(place.node);
    for (const [key, inner] of Object.entries(place.node).toReversed()) {
      if (typeof inner !== 'object' || inner === null) continue;
      pending.push({ node: inner, key: isList ? Number(key) : key, parent: place });
    }
  }
}

/**
 * Looks up where lists and objects stand inside a JSON value, as findPath does; goes through the value once, at the
 * first question. A program may have made a value with one object in several places: the first one counts.
 */
export function indexPlaces(within: Json, maxNodes: number): (node: unknown) => JsonPath | undefined {
  let places: Map<unknown, Place> | undefined;
  return (node) => {
    if (typeof node !== 'object' || node === null) return undefined;
    if (places === undefined) {
      places = new Map();
      for (const place of placesOf(within, maxNodes)) if (!places.has(place.node)) places.set(place.node, place);
    }
    const place = places.get(node);
    return place && pathTo(place);
  };
}

/**
 * Where a list or object stands inside a JSON value, by identity: where it comes first, if it is there more than once.
 * Undefined when it is not among the first `maxNodes` nodes.
 */
export function findPath(within: Json, node: unknown, maxNodes = Infinity): JsonPath | undefined {
  for (const place of placesOf(within, maxNodes)) if (place.node === node) return pathTo(place);
  return undefined;
}

/** The path of an operator in a rule, ending with its name. */
export function findOperatorPath(rule: Json, node: Json): JsonPath | undefined {
  const path = findPath(rule, node);
  return path && [...path, ...(isJsonObject(node) ? Object.keys(node).slice(0, 1) : [])];
}
