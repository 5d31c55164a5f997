/** The structure of a rule: which nodes are operators, how many nodes there are, how deeply they are nested. */
import { isLongNumber } from '@coverwright/insurance/long-number';
import { isJsonList, isJsonObject, type Json } from './json.ts';

export interface OperatorNode {
  readonly name: string;
  readonly argument: Json;
  /** False for an object with several keys, which the engine does not treat as an operator. */
  readonly isSingle: boolean;
}

/** The operator of a node; undefined for plain values, lists and the empty object. */
export function toOperator(node: Json): OperatorNode | undefined {
  if (!isJsonObject(node)) return undefined;
  const names = Object.keys(node);
  const [name] = names;
  if (name === undefined) return undefined;
  return { name, argument: node[name] ?? null, isSingle: names.length === 1 };
}

/** True if nothing in the node is evaluated: plain values, lists of them, empty objects. */
export function isConstant(node: Json | undefined): boolean {
  if (typeof node !== 'object' || node === null) return true;
  if (Array.isArray(node)) return (node as readonly Json[]).every(isConstant);
  return toOperator(node) === undefined;
}

/**
 * A copy in which every node is a distinct object: a rule built by a program may contain one object in several places.
 * Does not use JSON text, which has null for infinity (parsed from 1e999). The rule must be within the limits.
 */
export function copyRule(rule: Json): Json {
  if (isJsonList(rule)) return Array.from(rule, (item) => copyRule(item ?? null));
  if (!isJsonObject(rule)) return rule;
  const entries = Object.entries(rule).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries.map(([name, value]) => [name, copyRule(value)]));
}

/** Whether the value contains a number that JSON text can be parsed to but cannot represent, such as 1e999. */
export function hasInfiniteNumber(value: Json): boolean {
  // Not recursive: a text may be nested deeper than the stack allows.
  const open: Json[] = [value];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next === 'number' && !Number.isFinite(next)) return true;
    if (typeof next === 'object' && next !== null) for (const inner of Object.values(next)) open.push(inner);
  }
  return false;
}

/** The number of values whose digits are preserved as written. */
export function countLongNumbers(value: unknown): number {
  let count = 0;
  const open: unknown[] = [value];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (isLongNumber(next)) count += 1;
    else if (typeof next === 'object' && next !== null) for (const inner of Object.values(next)) open.push(inner);
  }
  return count;
}

const counts = new WeakMap<object, number>();

/** The number of nodes in a JSON value, including itself. Cached by identity, because iterators need it on every use. */
export function nodeCount(node: Json): number {
  if (typeof node !== 'object' || node === null) return 1;
  const known = counts.get(node);
  if (known !== undefined) return known;
  let count = 1;
  const children: readonly Json[] = Array.isArray(node) ? node : Object.values(node);
  for (const child of children) count += nodeCount(child);
  counts.set(node, count);
  return count;
}

export interface RuleSize {
  readonly nodes: number;
  readonly depth: number;
}

/**
 * Counts without recursion, so any nesting is safe, and stops as soon as either limit is exceeded.
 * An object is one level; a list is also one level unless it is the argument list of an operator.
 * @param isLeaf whether what is inside a node does not count
 */
export function measureRule(
  rule: Json,
  maxDepth: number,
  maxNodes: number,
  isLeaf: (node: Json) => boolean = () => false,
): RuleSize {
  const pending: Json[] = [rule];
  const levels: number[] = [1];
  let nodes = 0;
  let depth = 0;
  for (;;) {
    const node = pending.pop();
    const level = levels.pop();
    if (node === undefined || level === undefined) break;
    nodes++;
    if (nodes + pending.length > maxNodes) return { nodes: nodes + pending.length, depth };
    if (typeof node !== 'object' || node === null || isLeaf(node)) continue;
    if (level > depth) depth = level;
    if (depth > maxDepth) break;
    const isObject = !Array.isArray(node);
    const children: readonly Json[] = Array.isArray(node) ? node : Object.values(node);
    for (const child of children) {
      pending.push(child);
      levels.push(isObject && Array.isArray(child) ? level : level + 1);
    }
  }
  return { nodes, depth };
}
