import { isJsonList, isJsonObject, type Json, type JsonPath } from '../json/json.ts';
import { toOperator } from '../json/shape.ts';

export interface LocatedOperator {
  /** The operator's object. */
  readonly node: Json;
  /** The object's path, without the operator's name. */
  readonly path: JsonPath;
  readonly operator: string;
  /** Number of enclosing operators. */
  readonly depth: number;
}

/** Visits every operator that evaluation could reach, outer ones first, in document order, until `visit` returns false. */
export function visitOperators(rule: Json, visit: (located: LocatedOperator) => boolean): void {
  walk(rule, [], 0, visit);
}

function walk(node: Json, path: JsonPath, depth: number, visit: (located: LocatedOperator) => boolean): boolean {
  if (typeof node !== 'object' || node === null) return true;
  if (isJsonList(node)) return walkItems(node, path, depth, visit);
  const operator = toOperator(node);
  if (operator === undefined) return true;
  const { name, argument, isSingle } = operator;
  if (!visit({ node, path, operator: name, depth })) return false;
  // Nothing inside these is ever evaluated.
  if (!isSingle || name === 'preserve') return true;
  const inside = [...path, name];
  if (name === 'decide' && isJsonList(argument)) return walkItems(argument.slice(0, 1), inside, depth + 1, visit);
  if (name !== 'eachKey' || !isJsonObject(argument)) return walk(argument, inside, depth + 1, visit);
  return Object.entries(argument).every(([key, item]) => walk(item, [...inside, key], depth + 1, visit));
}

function walkItems(
  items: readonly Json[],
  path: JsonPath,
  depth: number,
  visit: (located: LocatedOperator) => boolean,
): boolean {
  for (let index = 0; index < items.length; index++) {
    const item = items[index];
    if (typeof item !== 'object' || item === null) continue;
    if (!walk(item, [...path, index], depth, visit)) return false;
  }
  return true;
}
