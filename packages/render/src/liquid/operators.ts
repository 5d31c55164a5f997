import { type Context, defaultOperators, Drop, type Operators } from 'liquidjs';

const equal = defaultOperators['=='];

/** `blank`, `empty` and `nil` define their own equality, so both operands are tried. */
export function* isEqual(left: unknown, right: unknown, context: Context): Generator<unknown, boolean> {
  if ((yield equal?.(left, right, context)) === true) return true;
  return left instanceof Drop && right instanceof Drop && (yield equal?.(right, left, context)) === true;
}

function* isOther(left: unknown, right: unknown, context: Context): Generator<unknown, boolean> {
  return !(yield* isEqual(left, right, context));
}

export const operators: Operators = { ...defaultOperators, '==': isEqual, '!=': isOther, '<>': isOther };
