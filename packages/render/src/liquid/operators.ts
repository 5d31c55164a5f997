import { defaultOperators, Drop, type Operators } from 'liquidjs';

const equal = defaultOperators['=='] as (left: unknown, right: unknown) => Generator<unknown, boolean>;

/** `blank`, `empty` and `nil` each know what equals them: the other one is asked too. */
export function* isEqual(left: unknown, right: unknown): Generator<unknown, boolean> {
  if (yield* equal(left, right)) return true;
  return left instanceof Drop && right instanceof Drop && (yield* equal(right, left));
}

function* isOther(left: unknown, right: unknown): Generator<unknown, boolean> {
  return !(yield* isEqual(left, right));
}

export const operators: Operators = { ...defaultOperators, '==': isEqual, '!=': isOther, '<>': isOther };
