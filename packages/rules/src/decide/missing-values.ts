/** Observes an evaluation for reads of absent values and for null where a value is needed. */
import type { ReadKind, RunObserver } from '../problems/failures.ts';
import { indexPaths } from '../json/find-path.ts';
import { isJsonList, type Json, type JsonPath } from '../json/json.ts';
import type { RuleProblem } from '../problems/problems.ts';
import { pathOfRead, type FindPath, type Read } from './read-paths.ts';
import type { Frame } from '../operators/scope.ts';
import { say, type EnglishSentence } from '../problems/sentences.ts';
import { toOperator } from '../json/shape.ts';
import { readSegments } from '../operators/values.ts';
import { joinPath } from '../variables/variables.ts';

/** Limits the number of problems reported. */
const maxProblems = 100;
/** Maximum number of lists and objects in the data that are searched for the path of a read. */
const maxSearched = 200_000;
/** Maximum number of characters of an expression quoted in a message. */
const maxQuotedLength = 100;

/** A node that read an absent value, one that returned null to an operator, or an argument list that contains null. */
type Found =
  | { readonly kind: 'absent'; readonly node: Json; readonly read: Read }
  | { readonly kind: 'null'; readonly node: Json; readonly read: Read; readonly operator: string }
  | { readonly kind: 'unnamed'; readonly node: Json; readonly operator: string };

/** Operands that have a fallback: all of `??` except the last. */
export function guardedOperands(rule: Json, guarded = new Set<Json>()): ReadonlySet<Json> {
  if (typeof rule !== 'object' || rule === null) return guarded;
  const operator = toOperator(rule);
  if (operator?.name === '??' && isJsonList(operator.argument)) {
    for (const operand of operator.argument.slice(0, -1)) guarded.add(operand);
  }
  for (const inner of Object.values(rule)) guardedOperands(inner, guarded);
  return guarded;
}

function isAbsent({ start, segments }: Read): boolean {
  return (segments.length === 0 ? start : readSegments(start, segments)) === undefined;
}

export class MissingValues implements RunObserver {
  readonly #rule: Json;
  readonly #data: Json;
  readonly #guarded: ReadonlySet<Json>;
  readonly #found = new Map<Json, Found>();
  #pending: { readonly read: Read; readonly kind: ReadKind } | undefined;
  /** The latest read of each operator. */
  readonly #reads = new Map<Json, Read>();
  readonly #values = new Map<Json, unknown>();

  /** Every node of the rule must be a distinct object. */
  constructor(rule: Json, guarded: ReadonlySet<Json>, data: Json) {
    this.#rule = rule;
    this.#guarded = guarded;
    this.#data = data;
  }

  /** The latest results of the operators. */
  get values(): ReadonlyMap<Json, unknown> {
    return this.#values;
  }

  onRead(start: unknown, segments: readonly string[], kind: ReadKind, up = 0, frame?: Frame | null): void {
    this.#pending = { read: { start, segments, frame, up, of: undefined }, kind };
  }

  onValue(node: Json, value: unknown): void {
    this.#values.set(node, value);
    const pending = this.#pending;
    if (pending === undefined) return;
    this.#pending = undefined;
    const read = pending.kind === 'part' ? { ...pending.read, of: this.#readOfFirst(node) } : pending.read;
    this.#reads.set(node, read);
    if ((value !== null && value !== undefined) || pending.kind === 'optional') return;
    if (!this.#found.has(node) && isAbsent(read) && !this.#guarded.has(node))
      this.#add(node, { kind: 'absent', node, read });
  }

  onFailure(): void {
    this.#pending = undefined;
  }

  onOperands(operator: string, argument: Json, operands: readonly unknown[], from: number): void {
    for (let index = 0; index < operands.length; index++) {
      if (operands[index] !== null && operands[index] !== undefined) continue;
      const node = (isJsonList(argument) ? argument[from + index] : argument) ?? null;
      if (this.#found.has(node)) continue;
      const read = this.#readOfOperand(node, isJsonList(argument) ? undefined : from + index);
      if (read === undefined) this.#add(argument, { kind: 'unnamed', node: argument, operator });
      else if (isAbsent(read)) this.#add(node, { kind: 'absent', node, read });
      else this.#add(node, { kind: 'null', node, read, operator });
    }
  }

  /** The read that an operand comes from; `index` is its position in a computed list, undefined for a literal one. */
  #readOfOperand(node: Json, index: number | undefined): Read | undefined {
    const read = this.#reads.get(node);
    if (read === undefined || index === undefined || !Array.isArray(this.#values.get(node))) return read;
    return { ...read, segments: [...read.segments, String(index)] };
  }

  #readOfFirst(node: Json): Read | undefined {
    const argument = toOperator(node)?.argument;
    return this.#reads.get((isJsonList(argument) && argument[0]) || null);
  }

  #add(key: Json, found: Found): void {
    if (!this.#found.has(key) && this.#found.size < maxProblems) this.#found.set(key, found);
  }

  /** Each variable once, at the operator that read it first. */
  problems(): RuleProblem[] {
    if (this.#found.size === 0) return [];
    const findInData = indexPaths(this.#data, maxSearched);
    const findInRule = indexPaths(this.#rule, Infinity);
    const reported = new Map<string, RuleProblem>();
    for (const found of this.#found.values()) {
      const nodePath = findInRule(found.node);
      const operator = found.kind === 'unnamed' ? undefined : toOperator(found.node)?.name;
      // An argument list is a direct child of its operator, so its path ends with the operator's name.
      const path = nodePath && operator !== undefined ? [...nodePath, operator] : nodePath;
      const sentence = tell(found, findInData);
      const { variable } = sentence.parameters;
      const key = variable === undefined ? JSON.stringify(path) : String(variable);
      if (!reported.has(key))
        reported.set(key, { code: 'MISSING_VARIABLE', ...sentence, ...(path !== undefined && { path }) });
    }
    return [...reported.values()];
  }
}

/** Names a variable by its path in the data if that is known; otherwise by the expression in the rule that reads it. */
function tell(found: Found, find: FindPath): EnglishSentence {
  if (found.kind === 'unnamed') return say('VALUE_NULL', { operator: found.operator });
  const path: JsonPath | undefined = pathOfRead(found.read, find);
  if (path === undefined) {
    const text = JSON.stringify(found.node);
    const expression = text.length > maxQuotedLength ? `${text.slice(0, maxQuotedLength)}…` : text;
    if (found.kind === 'absent') return say('EXPRESSION_MISSING', { expression });
    return say('EXPRESSION_NULL', { expression, operator: found.operator });
  }
  const variable = joinPath(path.map(String));
  if (found.kind === 'absent') return say('VARIABLE_MISSING', { variable });
  if (variable === '') return say('VALUE_NULL', { operator: found.operator });
  return say('VARIABLE_NULL', { variable, operator: found.operator });
}
