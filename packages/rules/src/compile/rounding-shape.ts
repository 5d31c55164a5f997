/** Determines which rounding arguments compiled code can calculate without the interpreter. */
import type { Emitter, Scope } from './emitter.ts';
import type { Json } from '../json/json.ts';
import { freePathLength } from '../operators/reading.ts';
import { isRoundingOperator, toRounding, type Rounding, type RoundingOperator } from '../numbers/rounding.ts';
import { isConstant, toOperator } from '../json/shape.ts';
import { toTableCall } from '../tables/table-call.ts';
import { comparisonNames } from '../operators/values.ts';

/** Where a calculation is emitted to, and the statement that leaves the result to a slower method. */
export interface Track {
  readonly emitter: Emitter;
  readonly scope: Scope;
  readonly giveUp: string;
  /** The inner roundings, each with the variable that stores its result once it is known. */
  readonly inner: ReadonlyMap<Json, string>;
  /** Counts the steps of iterations; undefined where none are allowed. */
  readonly steps?: string | undefined;
  /** The running total, in the body of reduce. */
  readonly total?: Tracked;
}

export interface Tracked {
  readonly value: string;
  /** An upper bound of |exact - value|; 0 only for an exact whole number. */
  readonly error: string;
}

/** Operators that pass values on without calculating: the same for doubles and exact numbers. */
const plainOperators = new Set<string>([
  ...comparisonNames,
  'var',
  'val',
  'exists',
  '!',
  '!!',
  'not',
  'and',
  'or',
  '??',
  'if',
  '?:',
]);

export function isPlain(node: Json): boolean {
  if (isConstant(node)) return true;
  if (Array.isArray(node)) return (node as readonly Json[]).every(isPlain);
  const operator = toOperator(node);
  if (operator === undefined || !operator.isSingle) return false;
  const { name, argument } = operator;
  if (name === 'table') return isRepeatableLookup(argument);
  return plainOperators.has(name) && isFree(name, argument) && isPlain(argument);
}

/**
 * Whether a plain operator costs no steps itself. Operators that do are left to the interpreter: an abandoned method has
 * then cost nothing, and both modes reach the same limit.
 */
function isFree(name: string, argument: Json): boolean {
  if (name === 'val' || name === 'exists') {
    return isConstant(argument) && !(Array.isArray(argument) && argument.length >= 8);
  }
  if (name === 'var') {
    const key: Json = Array.isArray(argument) ? ((argument as readonly Json[])[0] ?? null) : argument;
    return typeof key === 'string' ? key.length < freePathLength : typeof key !== 'object' || key === null;
  }
  if (!comparisonNames.some((other) => other === name)) return true;
  if (!Array.isArray(argument)) return false;
  const sides = argument as readonly Json[];
  return sides.every((side, index) => index === 0 || isShort(side) || isShort(sides[index - 1] ?? null));
}

function isShort(node: Json): boolean {
  return typeof node === 'string' ? node.length < 1000 : typeof node !== 'object' || node === null;
}

const calculating: ReadonlySet<string> = new Set(['+', '-', '*', '/', 'max', 'min', 'if', '?:', ...comparisonNames]);

/** Whether the keys of a lookup, which are calculated exactly by themselves, cost no steps. */
function isRepeatableLookup(argument: Json): boolean {
  const call = toTableCall(argument);
  return call !== undefined && Object.values(call.keys).every(isRepeatable);
}

/** Whether an inner rounding costs no steps, so that it may be calculated again. */
function isRepeatable(node: Json): boolean {
  if (isPlain(node)) return true;
  const operator = toOperator(node);
  if (operator === undefined || !operator.isSingle || !Array.isArray(operator.argument)) return false;
  const { name, argument } = operator;
  if (!isRoundingOperator(name) && !calculating.has(name)) return false;
  return isFree(name, argument) && (argument as readonly Json[]).every(isRepeatable);
}

export function isRounding(node: Json): boolean {
  const operator = toOperator(node);
  return operator !== undefined && operator.isSingle && isRoundingOperator(operator.name);
}

export function isRepeatableRounding(node: Json): boolean {
  return isRounding(node) && isRepeatable(node);
}

/** Declares a variable for each outermost rounding in a calculation. */
export function declareInner(emitter: Emitter, node: Json, inner = new Map<Json, string>()): Map<Json, string> {
  if (typeof node !== 'object' || node === null) return inner;
  if (isRounding(node)) {
    if (!inner.has(node)) inner.set(node, emitter.declare());
    return inner;
  }
  for (const child of Object.values(node) as readonly Json[]) declareInner(emitter, child, inner);
  return inner;
}

/**
 * The result of an inner rounding. It is calculated only once: if the second method calculated it again at every level of
 * nesting, the time would grow exponentially.
 */
export function emitInner(track: Track, node: Json): string {
  const { emitter, scope, inner } = track;
  const kept = inner.get(node) ?? emitter.declare();
  emitter.line(`if (${kept} === undefined) {`);
  emitter.line(`${kept} = ${emitter.emit(node, scope).code}; }`);
  return kept;
}

/** The rounding defined by literal settings if doubles can represent its step; otherwise the interpreter decides. */
export function toLiteralRounding(operator: RoundingOperator, settings: readonly Json[]): Rounding | undefined {
  if (!settings.every(isConstant)) return undefined;
  try {
    const rounding = toRounding(operator, settings);
    return rounding.step.n < 2n ** 53n && rounding.step.d < 2n ** 53n ? rounding : undefined;
  } catch {
    // Invalid settings fail when they are reached; the interpreter reports the problem.
    return undefined;
  }
}

/** The two codes of the branch taken, one per method of rounding; undefined if a branch lacks one of them. */
export function emitIf(
  { emitter }: Track,
  branches: readonly Json[],
  conditionOf: (node: Json) => string | undefined,
  pairOf: (node: Json) => readonly [string, string] | undefined,
): readonly [string, string] | undefined {
  if (branches.length < 3 || branches.length % 2 === 0) return undefined;
  const pair = [emitter.declare(), emitter.declare()] as const;
  const block = emitter.name();
  const take = (node: Json | undefined): boolean => {
    const taken = node === undefined ? undefined : pairOf(node);
    if (taken === undefined) return false;
    emitter.line(`${pair[0]} = ${taken[0]}; ${pair[1]} = ${taken[1]};`);
    return true;
  };
  emitter.line(`${block}: {`);
  for (let index = 0; index + 1 < branches.length; index += 2) {
    const condition = conditionOf(branches[index] ?? null);
    if (condition === undefined) return undefined;
    emitter.line(`if (${condition}) {`);
    if (!take(branches[index + 1])) return undefined;
    emitter.line(`break ${block}; }`);
  }
  if (!take(branches.at(-1))) return undefined;
  emitter.line('}');
  return pair;
}
