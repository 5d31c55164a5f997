// Ranges count whole numbers, as in Shopify's Liquid: (1.4..5) begins with 1, and a bound that is missing or a text counts
// as its whole number, or as 0. liquidjs would count from 1.4, or not at all.
import { Expression, type RangeToken, type Template, Tokenizer, TypeGuards, Value } from 'liquidjs';
import { KeptNumber } from '../kept-number.ts';

type Argument = NonNullable<ReturnType<NonNullable<Template['arguments']>>> extends Iterable<infer Each> ? Each : never;
type Bound = RangeToken['lhs'];

/** No template can write this name. */
const boundFilter = '[bound]';

export const rangeFilters = {
  [boundFilter]: (value: unknown): number => {
    const number =
      typeof value === 'string' || value instanceof KeptNumber ? Number.parseInt(String(value), 10) : value;
    return typeof number === 'number' && !Number.isNaN(number) ? Math.trunc(number) : 0;
  },
};

export function makeRangesWhole(part: Template): void {
  for (const argument of part.arguments?.() ?? []) inArgument(argument);
}

function inArgument(argument: Argument): void {
  if (argument instanceof Value || TypeGuards.isFilteredValueToken(argument)) {
    for (const token of argument.initial.postfix) if (TypeGuards.isValueToken(token)) inArgument(token);
    for (const { args } of argument.filters) {
      for (const given of args) {
        const value = Array.isArray(given) ? given[1] : given;
        if (value !== undefined) inArgument(value);
      }
    }
  } else if (TypeGuards.isRangeToken(argument)) {
    argument.lhs = toWhole(argument.lhs);
    argument.rhs = toWhole(argument.rhs);
  }
}

/** At the same position, and with the same variables. */
function toWhole(bound: Bound): Bound {
  if (TypeGuards.isFilteredValueToken(bound)) return bound;
  const whole = new Tokenizer('0 | bound').readFilteredValue();
  for (const filter of whole.filters) filter.name = boundFilter;
  const { input, begin, end } = bound;
  return Object.assign(whole, { initial: new Expression([bound].values()), input, begin, end });
}
