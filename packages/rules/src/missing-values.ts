/** Watches an evaluation for what it reads and does not find, and for null where a value is needed. */
import type { RunObserver } from './failures.ts';
import { findOperatorPath, findPath } from './find-path.ts';
import { isJsonList, type Json, type JsonPath } from './json.ts';
import type { RuleProblem } from './problems.ts';
import { say, type EnglishSentence } from './sentences.ts';
import { toOperator } from './shape.ts';
import { readSegments } from './values.ts';
import { joinPath } from './variables.ts';

/** Enough to work on. */
const maxProblems = 100;
/** Parts of the data that are searched for the place of a list's element. */
const maxSearched = 50_000;

interface Read {
  readonly start: unknown;
  readonly segments: readonly string[];
  readonly isAbsent: boolean;
}

type Found =
  | { readonly kind: 'absent'; readonly node: Json; readonly read: Read }
  | { readonly kind: 'null'; readonly node: Json; readonly read: Read; readonly operator: string }
  | { readonly kind: 'unnamed'; readonly argument: Json; readonly operator: string };

/** Operands that something else stands in for: all of `??` but the last. */
function guardedOperands(rule: Json, guarded = new Set<Json>()): Set<Json> {
  if (typeof rule !== 'object' || rule === null) return guarded;
  const operator = toOperator(rule);
  if (operator?.name === '??' && isJsonList(operator.argument)) {
    for (const operand of operator.argument.slice(0, -1)) guarded.add(operand);
  }
  for (const inner of Object.values(rule)) guardedOperands(inner, guarded);
  return guarded;
}

export class MissingValues implements RunObserver {
  readonly #rule: Json;
  readonly #data: Json;
  readonly #found = new Map<Json, Found>();
  #guarded: Set<Json> | undefined;
  #pending: (Read & { readonly isNeeded: boolean }) | undefined;
  /** What an operator read last, where that was null or absent. */
  readonly #emptyReads = new Map<Json, Read>();
  readonly #values = new Map<Json, unknown>();

  /** Every node of the rule has to be an object of its own. */
  constructor(rule: Json, data: Json) {
    this.#rule = rule;
    this.#data = data;
  }

  /** What the operators gave last. */
  get values(): ReadonlyMap<Json, unknown> {
    return this.#values;
  }

  onRead(start: unknown, segments: readonly string[], kind: 'value' | 'optional' | 'part'): void {
    const value = segments.length === 0 ? start : readSegments(start, segments);
    if (value !== null && value !== undefined) this.#pending = undefined;
    else this.#pending = { start, segments, isAbsent: value === undefined, isNeeded: kind !== 'optional' };
  }

  onValue(node: Json, value: unknown): void {
    this.#values.set(node, value);
    const read = this.#pending;
    if (read === undefined) return;
    this.#pending = undefined;
    if (value !== null && value !== undefined) return;
    this.#emptyReads.set(node, read);
    if (!read.isAbsent || !read.isNeeded) return;
    this.#guarded ??= guardedOperands(this.#rule);
    if (!this.#guarded.has(node)) this.#add(node, { kind: 'absent', node, read });
  }

  onFailure(): void {
    this.#pending = undefined;
  }

  onOperands(operator: string, argument: Json, operands: readonly unknown[], from: number): void {
    for (let index = 0; index < operands.length; index++) {
      if (operands[index] !== null && operands[index] !== undefined) continue;
      const node = (isJsonList(argument) ? argument[from + index] : argument) ?? null;
      const read = this.#emptyReads.get(node);
      if (read === undefined || read.segments.length === 0)
        this.#add(argument, { kind: 'unnamed', argument, operator });
      else if (read.isAbsent) this.#add(node, { kind: 'absent', node, read });
      else this.#add(node, { kind: 'null', node, read, operator });
    }
  }

  #add(key: Json, found: Found): void {
    if (!this.#found.has(key) && this.#found.size < maxProblems) this.#found.set(key, found);
  }

  /** Each variable once, at the place that read it first. */
  problems(): RuleProblem[] {
    const told = new Map<string, RuleProblem>();
    for (const found of this.#found.values()) {
      const { sentence, path } = this.#tell(found);
      const key = found.kind === 'unnamed' ? JSON.stringify(path) : String(sentence.parameters['variable']);
      if (!told.has(key)) told.set(key, { code: 'MISSING_VARIABLE', ...sentence, ...(path !== undefined && { path }) });
    }
    return [...told.values()];
  }

  #tell(found: Found): { readonly sentence: EnglishSentence; readonly path: JsonPath | undefined } {
    if (found.kind === 'unnamed') {
      // An argument list stands right inside its operator, so its path ends with the operator's name.
      const path = typeof found.argument === 'object' ? findPath(this.#rule, found.argument) : undefined;
      return { sentence: say('VALUE_NULL', { operator: found.operator }), path };
    }
    const variable = this.#nameOf(found.read);
    const sentence =
      found.kind === 'absent'
        ? say('VARIABLE_MISSING', { variable })
        : say('VARIABLE_NULL', { variable, operator: found.operator });
    return { sentence, path: findOperatorPath(this.#rule, found.node) };
  }

  /** The path in the whole data, also of what belongs to an element of a list. */
  #nameOf({ start, segments }: Read): string {
    const isPart = typeof start === 'object' && start !== null && start !== this.#data;
    const place = isPart ? findPath(this.#data, start, maxSearched) : undefined;
    return joinPath([...(place ?? []).map(String), ...segments]);
  }
}
