/** Walks a rule and its scopes and collects what the rule reveals about the data that it reads. */
import { isJsonList, isJsonObject, type Json } from '../json/json.ts';
import { toPath } from '../operators/reading.ts';
import { isConstant, toOperator } from '../json/shape.ts';
import { equalityNames, iteratorNames, splitPath } from '../operators/values.ts';
import type { PreparedTables } from '../tables/prepare-table.ts';
import { toTableCall } from '../tables/table-call.ts';
import { toDecideCall } from '../decisions/decide-call.ts';
import { addConditionEvidence } from './decision-evidence.ts';
import { addKeyEvidence } from './table-evidence.ts';
import { Evidence, typeOfValue, type VariableType } from './variable-evidence.ts';

interface Scope {
  readonly here: Evidence;
  /** One step up: the list being iterated over. */
  readonly around: Evidence;
  readonly outer: Scope | null;
  /** Receives every reading operator with a literal path. */
  readonly onRead: ((node: Json, evidence: Evidence) => void) | undefined;
  readonly tables: PreparedTables | undefined;
}

/** The evidence a number of steps up; new evidence if the position is unknown. */
function climb(scope: Scope, up: number): Evidence {
  let current: Scope | null = scope;
  for (let left = up; current !== null; left -= 2) {
    if (left <= 0) return current.here;
    if (left === 1) return current.around;
    current = current.outer;
  }
  return new Evidence();
}

interface VariableRead {
  readonly evidence: Evidence;
  readonly fallback: Json | undefined;
}

type Literal = string | number | boolean | null;

function isLiteral(node: Json | undefined): node is Literal {
  return typeof node !== 'object' || node === null;
}

/** What var and val read, as far as the path is literal; undefined if none of it is. */
function readOf(name: string, argument: Json, scope: Scope): VariableRead | undefined {
  const keys: readonly Json[] = isJsonList(argument) ? argument : [argument];
  const [first, ...rest] = keys;
  if (name === 'var') {
    if (!isLiteral(first)) return undefined;
    const { up, segments } = toPath(String(first ?? ''));
    return { evidence: climb(scope, up).at(segments), fallback: rest[0] };
  }
  const isClimb = isJsonList(first) && first.length === 1;
  const step: unknown = isClimb ? first[0] : 0;
  if (typeof step !== 'number') return undefined;
  const path = isClimb ? rest : keys;
  const computed = path.findIndex((key) => !isLiteral(key));
  const known = climb(scope, Math.abs(step)).at((computed === -1 ? path : path.slice(0, computed)).map(String));
  if (computed === -1) return { evidence: known, fallback: undefined };
  known.likely.add('object');
  return undefined;
}

function resultsOfIf(branches: readonly Json[]): readonly Json[] {
  return branches.filter((_, index) => index % 2 === 1 || index === branches.length - 1);
}

/** Every value of the data that a node may return: for `if`, any of its results. */
function sourcesOf(node: Json | undefined, scope: Scope): readonly Evidence[] {
  const operator = toOperator(node ?? null);
  if (operator === undefined) return [];
  const { name, argument } = operator;
  if (name === 'var' || name === 'val') {
    const read = readOf(name, argument, scope);
    return read === undefined ? [] : [read.evidence];
  }
  if (!isJsonList(argument)) return [];
  const all = (items: readonly Json[]): readonly Evidence[] => items.flatMap((item) => sourcesOf(item, scope));
  if (name === 'if' || name === '?:') return all(resultsOfIf(argument));
  if (name === 'and' || name === 'or' || name === '??') return all(argument);
  return name === 'filter' ? sourcesOf(argument[0], scope) : [];
}

function expectType(node: Json | undefined, scope: Scope, type: VariableType): void {
  for (const evidence of sourcesOf(node, scope)) evidence.types.add(type);
}

function expectLikely(node: Json | undefined, scope: Scope, type: VariableType): void {
  for (const evidence of sourcesOf(node, scope)) evidence.likely.add(type);
}

/** A node of which only the truth value matters. */
function expectCondition(node: Json | undefined, scope: Scope): void {
  const operator = toOperator(node ?? null);
  if (operator === undefined) return;
  const { name, argument } = operator;
  if ((name === 'and' || name === 'or') && isJsonList(argument)) {
    for (const operand of argument) expectCondition(operand, scope);
  } else if (name === 'var' || name === 'val') expectLikely(node, scope, 'boolean');
}

const typesOfResults: ReadonlyMap<string, VariableType> = new Map(
  (
    [
      ['number', ['+', '-', '*', '/', '%', 'max', 'min', 'length', 'round', 'round_half_even', 'round_to']],
      ['string', ['cat', 'substr']],
      ['boolean', ['!', '!!', 'not', 'in', 'exists', 'all', 'every', 'some', 'none']],
    ] as const
  ).flatMap(([type, names]) => names.map((name): [string, VariableType] => [name, type])),
);

/** The type of a node's result, if its operator or all of its branches determine it. */
export function typeOfResult(node: Json | undefined): VariableType | undefined {
  if (node === undefined || isLiteral(node)) return typeOfValue(node ?? null);
  const operator = toOperator(node);
  if (operator === undefined) return undefined;
  const { name, argument } = operator;
  if (name === 'reduce' && isJsonList(argument)) return typeOfResult(argument[1]);
  if ((name !== 'if' && name !== '?:') || !isJsonList(argument)) return typesOfResults.get(name);
  const types = new Set(resultsOfIf(argument).map(typeOfResult));
  return types.size === 1 ? [...types][0] : undefined;
}

/** Compares each operand only with the next one. */
function collectComparison(operands: readonly Json[], scope: Scope, isEquality: boolean): void {
  operands.slice(1).forEach((operand, index) => {
    const previous = operands[index] ?? null;
    collectPair(previous, operand, scope, isEquality);
    collectPair(operand, previous, scope, isEquality);
  });
}

function collectPair(operand: Json, other: Json, scope: Scope, isEquality: boolean): void {
  const type = typeOfResult(other);
  const peers = sourcesOf(other, scope);
  for (const evidence of sourcesOf(operand, scope)) {
    if (!isEquality) evidence.isOrdered = true;
    else if (isLiteral(other)) evidence.addChoice(other);
    if (isLiteral(other)) evidence.addLiteral(other);
    else if (type !== undefined) evidence.types.add(type);
    for (const peer of peers) evidence.peers.add(peer);
  }
}

function collectIn([item, list]: readonly Json[], scope: Scope): void {
  for (const evidence of sourcesOf(item, scope)) {
    for (const literal of isJsonList(list) ? list : []) {
      if (!isLiteral(literal)) continue;
      evidence.addLiteral(literal);
      evidence.addChoice(literal);
    }
    if (typeof list === 'string') evidence.types.add('string');
  }
  for (const evidence of sourcesOf(list, scope)) {
    evidence.likely.add('list');
    if (isLiteral(item) && item !== undefined) {
      evidence.itemOf().addLiteral(item);
      evidence.itemOf().addChoice(item);
    } else for (const peer of sourcesOf(item, scope)) evidence.itemOf().peers.add(peer);
  }
}

function collectNumbers(name: string, argument: Json, scope: Scope): void {
  if (isJsonList(argument)) {
    for (const operand of argument) expectType(operand, scope, 'number');
  } else if (name === 'max' || name === 'min') {
    for (const evidence of sourcesOf(argument, scope)) {
      evidence.types.add('list');
      evidence.itemOf().types.add('number');
    }
  } else expectLikely(argument, scope, 'number');
}

function collectPresenceChecks(name: string, argument: Json, scope: Scope): void {
  const args: readonly Json[] = isJsonList(argument) ? argument : [argument];
  if (name === 'exists') {
    if (args.every(isLiteral)) scope.here.at(args.map(String)).isOptional = true;
    return;
  }
  const listed = name === 'missing' ? args : args[1];
  if (!isJsonList(listed)) return;
  for (const path of listed) if (isLiteral(path)) scope.here.at(splitPath(String(path))).isOptional = true;
}

function collectLookup(argument: Json, scope: Scope): void {
  const call = toTableCall(argument);
  const prepared = call && scope.tables?.get(call.name);
  if (prepared === undefined) return;
  for (const [key, node] of Object.entries(call?.keys ?? {})) {
    for (const evidence of sourcesOf(node, scope)) addKeyEvidence(evidence, prepared, key);
  }
}

function collectDecision(argument: Json, scope: Scope): void {
  const call = toDecideCall(argument);
  if (call === undefined || !call.read.ok) return;
  for (const [key, node] of Object.entries(call.keys)) {
    for (const evidence of sourcesOf(node, scope)) addConditionEvidence(evidence, call.read.table, key);
  }
}

const orderings = new Set(['<', '<=', '>', '>=']);
const calculations = new Set(['+', '-', '*', '/', '%', 'max', 'min']);
const roundings = new Set(['round', 'round_half_even', 'round_to']);

function collectUse(name: string, argument: Json, scope: Scope): void {
  const args: readonly Json[] = isJsonList(argument) ? argument : [argument];
  if (orderings.has(name) || equalityNames.has(name)) collectComparison(args, scope, equalityNames.has(name));
  else if (calculations.has(name)) collectNumbers(name, argument, scope);
  else if (roundings.has(name)) args.slice(0, 2).forEach((arg) => expectType(arg, scope, 'number'));
  else if (name === 'in') collectIn(args, scope);
  else if (name === 'if' || name === '?:') {
    args.forEach((arg, index) => index % 2 === 0 && index < args.length - 1 && expectCondition(arg, scope));
  } else if (name === 'and' || name === 'or') args.slice(0, -1).forEach((arg) => expectCondition(arg, scope));
  else if (name === '!' || name === '!!' || name === 'not') expectCondition(args[0], scope);
  else if (name === 'substr') {
    expectType(args[0], scope, 'string');
    args.slice(1).forEach((arg) => expectType(arg, scope, 'number'));
  } else if (name === 'table') collectLookup(argument, scope);
  else if (name === 'decide') collectDecision(argument, scope);
  else if (name === 'keys') expectType(args[0], scope, 'object');
  else if (name === 'get') expectLikely(args[0], scope, 'object');
  else if (name === 'length') expectLikely(args[0], scope, 'list');
  else if (name === 'exists' || name === 'missing' || name === 'missing_some')
    collectPresenceChecks(name, argument, scope);
}

function collectReading(node: Json, name: string, argument: Json, scope: Scope): void {
  const read = readOf(name, argument, scope);
  if (read === undefined) return;
  const { evidence, fallback } = read;
  scope.onRead?.(node, evidence);
  evidence.isRead = true;
  if (fallback === undefined) return;
  evidence.isOptional = true;
  if (!isConstant(fallback)) return;
  evidence.addLiteral(fallback);
  evidence.fallback ??= fallback;
}

function collectIteration(name: string, [source, body, ...rest]: readonly Json[], scope: Scope): void {
  expectType(source, scope, 'list');
  collect(source, scope);
  const around = sourcesOf(source, scope)[0] ?? new Evidence();
  const item = around.itemOf();
  const here = new Evidence();
  if (name === 'reduce') here.members.set('current', item);
  const inner: Scope = { ...scope, here: name === 'reduce' ? here : item, around, outer: scope };
  if (name !== 'map' && name !== 'reduce') expectCondition(body, inner);
  collect(body, inner);
  for (const other of rest) collect(other, scope);
}

/** The steps of pipe see the result of the previous step; the later branches of try see the thrown value. */
function collectSteps(name: string, steps: readonly Json[], scope: Scope): void {
  let { here } = scope;
  steps.forEach((step, index) => {
    const isOutside = index === 0 && name === 'try';
    const inner = isOutside ? scope : { ...scope, here, around: new Evidence(), outer: scope };
    collect(step, inner);
    here = (name === 'pipe' ? sourcesOf(step, inner)[0] : undefined) ?? new Evidence();
  });
}

function collect(node: Json | undefined, scope: Scope): void {
  if (typeof node !== 'object' || node === null) return;
  if (isJsonList(node)) {
    for (const item of node) collect(item, scope);
    return;
  }
  const operator = toOperator(node);
  if (operator === undefined || !operator.isSingle || operator.name === 'preserve') return;
  const { name, argument } = operator;
  if (name === 'var' || name === 'val') collectReading(node, name, argument, scope);
  else collectUse(name, argument, scope);
  if (isJsonList(argument) && iteratorNames.has(name)) collectIteration(name, argument, scope);
  else if (isJsonList(argument) && (name === 'pipe' || name === 'try')) collectSteps(name, argument, scope);
  else if (name === 'eachKey' && isJsonObject(argument)) {
    for (const item of Object.values(argument)) collect(item, scope);
  } else collect(argument, scope);
}

/**
 * The evidence for the complete data. The rule must be within the depth limit. `onRead` receives the evidence of every
 * reading operator when all of it is collected.
 */
export function collectEvidence(
  rule: Json,
  onRead?: (node: Json, evidence: Evidence) => void,
  tables?: PreparedTables,
): Evidence {
  const here = new Evidence();
  const reads: [Json, Evidence][] = [];
  const note = onRead && ((node: Json, evidence: Evidence) => reads.push([node, evidence]));
  collect(rule, { here, around: new Evidence(), outer: null, onRead: note, tables });
  for (const [node, evidence] of reads) onRead?.(node, evidence);
  return here;
}
