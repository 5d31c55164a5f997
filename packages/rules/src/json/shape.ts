/** The shape of a rule: which node is an operator, how many nodes there are, how deep they go. */
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

/** True when nothing in the node is evaluated: plain values, lists of them, empty objects. */
export function isConstant(node: Json | undefined): boolean {
  if (typeof node !== 'object' || node === null) return true;
  if (Array.isArray(node)) return (node as readonly Json[]).every(isConstant);
  return toOperator(node) === undefined;
}

/**
 * A copy with every node an object of its own: a rule that a program made may hold one in several places. Not by way of
 * JSON text, which writes null for the infinite number that it reads in 1e999. The rule must be within the limits.
 */
export function copyRule(rule: Json): Json {
  if (isJsonList(rule)) return Array.from(rule, (item) => copyRule(item ?? null));
  if (!isJsonObject(rule)) return rule;
  const entries = Object.entries(rule).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries.map(([name, value]) => [name, copyRule(value)]));
}

/** Whether there is a number in the value that JSON text reads, such as 1e999, and cannot write. */
export function hasInfiniteNumber(value: Json): boolean {
  // Not by recursion: a text may be nested deeper than calls can be.
  const open: Json[] = [value];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next === 'number' && !Number.isFinite(next)) return true;
    if (typeof next === 'object' && next !== null) for (const inner of Object.values(next)) open.push(inner);
  }
  return false;
}

const counts = new WeakMap<object, number>();

/** Nodes of a JSON value, itself included. Remembered by identity, since iterators ask again at every use. */
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
 * Counts without recursion, so that any nesting is safe, and stops early past either bound.
 * An object is one level; a list is one level too unless it is the argument list of an operator.
 */
export function measureRule(rule: Json, maxDepth: number, maxNodes: number): RuleSize {
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
    if (typeof node !== 'object' || node === null) continue;
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
