/**
 * Determines which data a rule reads. The walk is aware of scopes: inside map, filter, reduce, all, some and none (and
 * the later steps of pipe and try) paths belong to the element and are not listed unless they climb back to the data.
 */
import { toLimits } from '../problems/failures.ts';
import { isJsonObject, type Json, type JsonObject, type JsonPath } from '../json/json.ts';
import type { EvaluateOptions } from '../limits.ts';
import { toPath } from '../operators/reading.ts';
import { measureRule, toOperator } from '../json/shape.ts';
import { iteratorNames, prototypeNames, splitPath } from '../operators/values.ts';

export interface RuleVariable {
  /** Segments joined with dots (a dot inside a segment is written `\.`); "" is the complete data. */
  readonly path: string;
  readonly segments: readonly string[];
  /** True if the rule computes the path or its end: then only the known prefix is included. */
  readonly dynamic: boolean;
  /** True if the rule handles its absence: a fallback, missing, missing_some, exists, ??. */
  readonly optional: boolean;
  /** Every operator in the rule that reads it. */
  readonly readPaths: readonly JsonPath[];
}

/** The scope of a node: two steps up lead to the enclosing scope. */
interface Scope {
  /** True if paths without a step up read the complete data. */
  readonly isWhole: boolean;
  readonly outer: Scope | null;
}

function isWholeAt(scope: Scope, up: number): boolean {
  let current: Scope | null = scope;
  for (let left = up; left > 0 && current !== null; left -= 2) current = left === 1 ? null : current.outer;
  return current?.isWhole === true;
}

interface Walk {
  readonly found: Map<string, { variable: RuleVariable; readPaths: JsonPath[]; optional: boolean }>;
}

export function joinPath(segments: readonly string[]): string {
  return segments.map((segment) => segment.replaceAll(/[\\./]/g, '\\$&')).join('.');
}

function add(walk: Walk, segments: readonly string[], dynamic: boolean, optional: boolean, readPath: JsonPath): void {
  const path = joinPath(segments);
  const key = `${dynamic ? '*' : '='}${JSON.stringify(segments)}`;
  const known = walk.found.get(key);
  if (known === undefined) {
    walk.found.set(key, {
      variable: { path, segments, dynamic, optional, readPaths: [] },
      readPaths: [readPath],
      optional,
    });
    return;
  }
  known.readPaths.push(readPath);
  known.optional ||= optional;
}

type Literal = string | number | boolean | null;

function isLiteral(node: Json): node is Literal {
  return typeof node !== 'object' || node === null;
}

function readPathText(walk: Walk, key: Json | undefined, scope: Scope, optional: boolean, readPath: JsonPath): void {
  if (key !== undefined && !isLiteral(key)) {
    add(walk, [], true, optional, readPath);
    return;
  }
  const { up, segments } = toPath(String(key ?? ''));
  if (isWholeAt(scope, up)) add(walk, segments, false, optional, readPath);
}

function readVar(walk: Walk, argument: Json, scope: Scope, optional: boolean, readPath: JsonPath): void {
  const key = Array.isArray(argument) ? (argument as readonly Json[])[0] : argument;
  const hasFallback = Array.isArray(argument) && argument.length > 1;
  readPathText(walk, key, scope, optional || hasFallback, readPath);
}

function readKeys(walk: Walk, argument: Json, scope: Scope, optional: boolean, readPath: JsonPath): void {
  const keys: readonly Json[] = Array.isArray(argument) ? argument : [argument];
  const [first] = keys;
  const isClimb = Array.isArray(first) && first.length === 1;
  const step: unknown = isClimb ? first[0] : 0;
  if (typeof step !== 'number') {
    add(walk, [], true, optional, readPath);
    return;
  }
  if (!isWholeAt(scope, Math.abs(step))) return;
  const path = isClimb ? keys.slice(1) : keys;
  const computed = path.findIndex((key) => !isLiteral(key));
  const literal = computed === -1 ? path : path.slice(0, computed);
  add(walk, literal.map(String), computed !== -1, optional, readPath);
}

function readMissing(walk: Walk, argument: Json | undefined, scope: Scope, readPath: JsonPath): void {
  if (!scope.isWhole) return;
  const paths: readonly Json[] = Array.isArray(argument) ? argument : argument === undefined ? [] : [argument];
  for (const path of paths) {
    if (isLiteral(path)) add(walk, splitPath(String(path)), false, true, readPath);
    else add(walk, [], true, true, readPath);
  }
}

function readByOperator(
  walk: Walk,
  name: string,
  argument: Json,
  scope: Scope,
  optional: boolean,
  readPath: JsonPath,
): void {
  if (name === 'var') readVar(walk, argument, scope, optional, readPath);
  if (name === 'val') readKeys(walk, argument, scope, optional, readPath);
  if (name === 'exists') readKeys(walk, argument, scope, true, readPath);
  if (name === 'missing') readMissing(walk, argument, scope, readPath);
  if (name === 'missing_some') {
    if (Array.isArray(argument)) readMissing(walk, (argument as readonly Json[])[1], scope, readPath);
    else if (scope.isWhole) add(walk, [], true, true, readPath);
  }
}

/** The scope of the argument at an index of an operator's list. */
function scopeInside(name: string, index: number, scope: Scope): Scope {
  // The first step of pipe sees the same data at zero steps up and at two; later ones see the previous step.
  if (name === 'pipe') return { isWhole: index === 0 && scope.isWhole, outer: scope };
  const isInside = iteratorNames.has(name) ? index === 1 : name === 'try' && index > 0;
  return isInside ? { isWhole: false, outer: scope } : scope;
}

function walkNode(walk: Walk, node: Json, path: JsonPath, scope: Scope, optional: boolean): void {
  if (Array.isArray(node)) {
    (node as readonly Json[]).forEach((item, index) => walkNode(walk, item, [...path, index], scope, optional));
    return;
  }
  const operator = toOperator(node);
  if (operator === undefined || !operator.isSingle || operator.name === 'preserve') return;
  const { name, argument } = operator;
  const here = [...path, name];
  readByOperator(walk, name, argument, scope, optional, here);
  if (!Array.isArray(argument)) {
    if (name !== 'eachKey') walkNode(walk, argument, here, scope, false);
    else if (isJsonObject(argument)) {
      for (const [key, item] of Object.entries(argument)) walkNode(walk, item, [...here, key], scope, false);
    }
    return;
  }
  (argument as readonly Json[]).forEach((item, index) => {
    const isGuarded = name === '??' && index < argument.length - 1;
    walkNode(walk, item, [...here, index], scopeInside(name, index, scope), isGuarded);
  });
}

/**
 * The paths of the data that a rule can read, without duplicates, in document order. A rule beyond the given (or default)
 * limits reads nothing, because it fails first. Accepts any JSON; never throws.
 */
export function listVariables(rule: Json, options?: EvaluateOptions): RuleVariable[] {
  const limits = toLimits(options?.limits);
  const size = measureRule(rule, limits.maxDepth, limits.maxRuleNodes);
  if (size.depth > limits.maxDepth || size.nodes > limits.maxRuleNodes) return [];
  const walk: Walk = { found: new Map() };
  walkNode(walk, rule, [], { isWhole: true, outer: null }, false);
  return [...walk.found.values()].map(({ variable, readPaths, optional }) => ({ ...variable, readPaths, optional }));
}

interface Tree {
  [name: string]: Tree | null;
}

/**
 * The variables as an object to fill in: {"trip": {"zone": null, "days": null}}. A computed path is included up to its
 * known prefix; a list index in a path becomes an object key, as JSON Logic does not distinguish them.
 */
export function extractVariables(rule: Json, options?: EvaluateOptions): JsonObject {
  const root: Tree = {};
  for (const { segments } of listVariables(rule, options)) {
    if (segments.some((segment) => prototypeNames.has(segment))) continue;
    let tree = root;
    segments.forEach((segment, index) => {
      const isLast = index === segments.length - 1;
      const known = Object.hasOwn(tree, segment) ? (tree[segment] ?? null) : null;
      if (isLast) tree[segment] = known;
      else tree = tree[segment] = known ?? {};
    });
  }
  return root;
}
