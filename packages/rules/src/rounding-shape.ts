/** Which arguments of a rounding compiled code can calculate without the interpreter. */
import type { Emitter, Scope } from './emitter.ts';
import type { Json } from './json.ts';
import { isRoundingOperator, toRounding, type Rounding, type RoundingOperator } from './rounding.ts';
import { isConstant, toOperator } from './shape.ts';
import { comparisonNames } from './values.ts';

/** Where a calculation is emitted to, and the statement with which it leaves the answer to a slower way. */
export interface Track {
  readonly emitter: Emitter;
  readonly scope: Scope;
  readonly giveUp: string;
  /** The roundings inside the calculation, each with the variable that keeps its result once it is known. */
  readonly inner: ReadonlyMap<Json, string>;
}

/** Operators that pass values on without calculating: equal in doubles and in exact numbers. */
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
  return operator !== undefined && operator.isSingle && plainOperators.has(operator.name) && isPlain(operator.argument);
}

export function isRounding(node: Json): boolean {
  const operator = toOperator(node);
  return operator !== undefined && operator.isSingle && isRoundingOperator(operator.name);
}

/** Declares a variable for each outermost rounding inside a calculation. */
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
 * The result of a rounding inside another. It is calculated once: a second way that calculated it again, at every
 * level of nesting, would take time without end.
 */
export function emitInner(track: Track, node: Json): string {
  const { emitter, scope, inner } = track;
  const kept = inner.get(node) ?? emitter.declare();
  emitter.line(`if (${kept} === undefined) {`);
  emitter.line(`${kept} = ${emitter.emit(node, scope).code}; }`);
  return kept;
}

/** The rounding that literal settings ask for, when doubles hold its step; else the interpreter has to see. */
export function toLiteralRounding(operator: RoundingOperator, settings: readonly Json[]): Rounding | undefined {
  if (!settings.every(isConstant)) return undefined;
  try {
    const rounding = toRounding(operator, settings);
    return rounding.step.n < 2n ** 53n && rounding.step.d < 2n ** 53n ? rounding : undefined;
  } catch {
    // Wrong settings fail when they are reached, and the interpreter says how.
    return undefined;
  }
}
