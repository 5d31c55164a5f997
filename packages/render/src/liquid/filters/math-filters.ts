// Calculates like liquidjs, but with decimal fractions as people expect them, and never to Infinity.
import { isChanged } from '@coverwright/insurance/long-number';
import { filters as liquidFilters, toValue } from 'liquidjs';
import { say } from '../../sentences/say.ts';
import { TemplateMistake } from '../failures.ts';
import { KeptNumber } from '../kept-number.ts';
import type { FilterUse } from './filter-use.ts';

/**
 * As in Liquid, a text counts by the whole number with which it begins, or else as 0, as does anything but a number.
 * Formatted amounts, of which only a part would be read, are problems.
 */
export function toNumber(value: unknown, filter: string): number {
  const plain: unknown = toValue(value);
  refuseLong(plain, filter);
  if (typeof plain === 'boolean' || Array.isArray(plain)) return 0;
  const number = typeof plain === 'string' && /^\s*[-+]?0[a-z]/i.test(plain) ? 0 : Number(plain);
  if (Number.isNaN(number) && typeof plain === 'string' && isFormatted(plain)) {
    throw new TemplateMistake(say('LIQUID_FILTER_NEEDS_PLAIN_NUMBER', { filter, value: plain.slice(0, 40) }));
  }
  return (Number.isNaN(number) && typeof plain === 'string' ? Number.parseInt(plain, 10) : number) || 0;
}

/** A result with other digits would look right. */
function refuseLong(value: unknown, filter: string): void {
  const isText = typeof value === 'string' && /^-?\d+$/.test(value.trim());
  if (!(value instanceof KeptNumber) && !(isText && isChanged(Number(value), value.trim()))) return;
  throw new TemplateMistake(say('LIQUID_NUMBER_TOO_LONG', { filter, number: String(value).slice(0, 40) }));
}

/** Digits with separators, signs, a percent sign, a currency symbol or code, such as 1,234.50, HKD 300, 12 % or (20). */
function isFormatted(text: string): boolean {
  const rest = text.slice(0, 200).replaceAll(/[\d\s.,'’_()+%-]|\p{Sc}/gu, '');
  return /\d/.test(text) && /^\p{L}{0,3}$/u.test(rest);
}

/** 0.1 plus 0.2 is 0.3: errors of binary fractions appear after the fifteenth digit, behind many zeros or nines. */
export function toTidy(result: number): number {
  if (Math.abs(result) > Number.MAX_SAFE_INTEGER) throw new TemplateMistake(say('LIQUID_RESULT_TOO_LARGE'));
  const rounded = Number(result.toPrecision(15));
  return `${rounded}`.length + 2 < `${result}`.length ? rounded : result;
}

function divisorOf(value: unknown, filter: string): number {
  const divisor = toNumber(value, filter);
  if (divisor === 0) throw new TemplateMistake(say('LIQUID_DIVISION_BY_ZERO', { filter }));
  return divisor;
}

export const mathFilters = {
  plus: (left: unknown, right: unknown) => toTidy(toNumber(left, 'plus') + toNumber(right, 'plus')),
  minus: (left: unknown, right: unknown) => toTidy(toNumber(left, 'minus') - toNumber(right, 'minus')),
  times: (left: unknown, right: unknown) => toTidy(toNumber(left, 'times') * toNumber(right, 'times')),
  /** 5 divided by 2 is 2.5, as for amounts; with `true` after the number the fraction is dropped. */
  divided_by: (left: unknown, right: unknown, isWhole?: unknown) => {
    if (isWhole !== undefined && typeof isWhole !== 'boolean') throw new TemplateMistake(say('LIQUID_DIVIDED_BY_FORM'));
    const quotient = toNumber(left, 'divided_by') / divisorOf(right, 'divided_by');
    return isWhole === true ? Math.floor(quotient) : toTidy(quotient);
  },
  modulo: (left: unknown, right: unknown) => {
    const divisor = divisorOf(right, 'modulo');
    return toTidy(((toNumber(left, 'modulo') % divisor) + divisor) % divisor);
  },
  ...Object.fromEntries(
    ['abs', 'at_least', 'at_most', 'ceil', 'floor', 'round'].map((name) => [name, withoutFormatted(name)]),
  ),
};

/** Like liquidjs, but not for a formatted amount. */
function withoutFormatted(name: string): (this: FilterUse, value: unknown, ...others: unknown[]) => unknown {
  const handler = liquidFilters[name];
  if (typeof handler !== 'function') throw new Error(`liquidjs has no filter ${name}.`);
  return function filter(this: FilterUse, value: unknown, ...others: unknown[]): unknown {
    // Digits of `round` are whole.
    const numbers = others.map((other) =>
      name === 'round' ? Math.trunc(toNumber(other, name)) : toNumber(other, name),
    );
    return handler.call(this, toNumber(value, name), ...numbers);
  };
}
