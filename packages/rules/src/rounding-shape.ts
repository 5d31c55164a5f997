/** Which arguments of a rounding compiled code can calculate without the interpreter. */
import type { Emitter, Scope } from './emitter.ts';
import type { Json } from './json.ts';
import { roundingOperators, toRounding, type Rounding, type RoundingOperator } from './rounding.ts';
import { isConstant, toOperator } from './shape.ts';

/** Where a calculation is emitted to, and the statement with which it leaves the answer to a slower way. */
export interface Track {
  readonly emitter: Emitter;
  readonly scope: Scope;
  readonly giveUp: string;
}

export const comparisonNames = ['<', '<=', '>', '>=', '==', '!=', '===', '!=='];
/** Operators that pass values on without calculating: equal in doubles and in exact numbers. */
const plainOperators = new Set([...comparisonNames, 'var', 'val', 'exists', '!', '!!', 'not', 'and', 'or', '??', 'if', '?:']);

export function isPlain(node: Json): boolean {
  if (isConstant(node)) return true;
  if (Array.isArray(node)) return (node as readonly Json[]).every(isPlain);
  const operator = toOperator(node);
  return operator !== undefined && operator.isSingle && plainOperators.has(operator.name) && isPlain(operator.argument);
}

export function isRounding(node: Json): boolean {
  const operator = toOperator(node);
  return operator !== undefined && operator.isSingle && roundingOperators.includes(operator.name);
}

/** The rounding that literal settings ask for, when doubles hold its step; else the interpreter has to see. */
export function toLiteralRounding(operator: RoundingOperator, settings: readonly Json[]): Rounding | undefined {
  if (!settings.every(isConstant)) return undefined;
  try {
    const rounding = toRounding(operator, settings);
    return rounding.step.n < 2n ** 53n && rounding.step.d < 2n ** 53n ? rounding : undefined;
  } catch (_error) {
    // Wrong settings fail when they are reached, and the interpreter says how.
    return undefined;
  }
}
