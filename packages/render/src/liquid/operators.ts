import { type Context, defaultOperators, Drop, type Operators, toValue } from 'liquidjs';
import { KeptNumber } from './kept-number.ts';

const equal = defaultOperators['=='];

/** `blank`, `empty` and `nil` define their own equality, so both operands are tried. */
export function* isEqual(left: unknown, right: unknown, context: Context): Generator<unknown, boolean> {
  if ((yield equal?.(left, right, context)) === true) return true;
  // To `empty`, a number without own properties would look like an empty object.
  if (left instanceof KeptNumber || right instanceof KeptNumber) return false;
  return left instanceof Drop && right instanceof Drop && (yield equal?.(right, left, context)) === true;
}

function* isOther(left: unknown, right: unknown, context: Context): Generator<unknown, boolean> {
  return !(yield* isEqual(left, right, context));
}

/** An object contains the names of its properties. */
function* contains(left: unknown, right: unknown, context: Context): Generator<unknown, boolean> {
  const object: unknown = toValue(left);
  if (typeof object !== 'object' || object === null || Array.isArray(object) || object instanceof Drop)
    return (yield defaultOperators['contains']?.(left, right, context)) === true;
  const name: unknown = toValue(right);
  return typeof name === 'string' && Object.hasOwn(object, name);
}

export const operators: Operators = { ...defaultOperators, contains, '==': isEqual, '!=': isOther, '<>': isOther };
