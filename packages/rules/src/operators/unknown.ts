/**
 * Values that nobody has answered. Decisions treat null, absent values and texts without content alike; prices, like
 * JSON Logic, do so only in `missing` and `missing_some`, and only for null and the empty text.
 */
import { Exact } from '../numbers/exact.ts';
import type { Run } from '../problems/failures.ts';
import { isJsonList, type Json } from '../json/json.ts';

/** A text without content: empty, or only white space. */
export function isBlank(value: unknown): value is string {
  return typeof value === 'string' && !/\S/.test(value);
}

export function isUnknown(value: unknown): boolean {
  return value === null || value === undefined || isBlank(value);
}

/** For operators that handle absence and treat null as absent. */
export function isAbsent(value: unknown, { isDecision }: Pick<Run, 'isDecision'>): boolean {
  return value === null || value === undefined || (isDecision && isBlank(value));
}

/**
 * The literal null or empty text that a comparison tests for, which handles absence. An order of null has no meaning.
 * Undefined if there is none.
 */
export function absenceLiteral(operator: string, argument: Json): null | '' | undefined {
  if (!isJsonList(argument)) return undefined;
  const isOrder = operator.startsWith('<') || operator.startsWith('>');
  if (!isOrder && argument.includes(null)) return null;
  return argument.some(isBlank) ? '' : undefined;
}

/**
 * An operand of a comparison that tests for absence: unknown values equal its literal, and lists and objects, which
 * have no order and no number, differ from it.
 */
export function besideAbsence(value: unknown, absence: null | ''): unknown {
  if (isUnknown(value)) return absence;
  return typeof value === 'object' && !(value instanceof Exact) ? true : value;
}
