// Ranges count whole numbers, as in Shopify's Liquid: (1.4..5) begins with 1.
import { type Expression, type Template, TypeGuards, Value } from 'liquidjs';

type Argument = NonNullable<ReturnType<NonNullable<Template['arguments']>>> extends Iterable<infer Each> ? Each : never;

/** Drops the fractions of the bounds that the template contains. */
export function makeRangesWhole(part: Template): void {
  for (const argument of part.arguments?.() ?? []) inArgument(argument);
}

function inArgument(argument: Argument): void {
  if (argument instanceof Value || TypeGuards.isFilteredValueToken(argument)) {
    inExpression(argument.initial);
    for (const { args } of argument.filters) {
      for (const given of args) {
        const value = Array.isArray(given) ? given[1] : given;
        if (value !== undefined) inArgument(value);
      }
    }
  } else if (TypeGuards.isRangeToken(argument)) {
    for (const bound of [argument.lhs, argument.rhs]) {
      if (TypeGuards.isNumberToken(bound)) bound.content = Math.trunc(bound.content);
    }
  }
}

function inExpression({ postfix }: Expression): void {
  for (const token of postfix) if (TypeGuards.isValueToken(token)) inArgument(token);
}
