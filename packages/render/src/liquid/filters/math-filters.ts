// Calculating as liquidjs does, but with decimal fractions as people see them, and never to Infinity.
import { toValue } from 'liquidjs';
import { TemplateMistake } from '../failures.ts';

function toNumber(value: unknown): number {
  return Number(toValue(value)) || 0;
}

/** 0.1 and 0.2 are 0.3: what binary fractions add comes after the fifteenth digit, behind many zeros or nines. */
function toTidy(result: number): number {
  const rounded = Number(result.toPrecision(15));
  return `${rounded}`.length + 2 < `${result}`.length ? rounded : result;
}

function divisorOf(value: unknown, filter: string): number {
  const divisor = toNumber(value);
  if (divisor === 0) throw new TemplateMistake(`\`${filter}\` cannot divide by 0, nor by what is no number.`);
  return divisor;
}

export const mathFilters = {
  plus: (left: unknown, right: unknown) => toTidy(toNumber(left) + toNumber(right)),
  minus: (left: unknown, right: unknown) => toTidy(toNumber(left) - toNumber(right)),
  times: (left: unknown, right: unknown) => toTidy(toNumber(left) * toNumber(right)),
  /** 5 by 2 is 2.5, as of amounts; with `true` after the number what is behind the point is left out. */
  divided_by: (left: unknown, right: unknown, isWhole?: unknown) => {
    if (isWhole !== undefined && typeof isWhole !== 'boolean')
      throw new TemplateMistake('`divided_by` takes a number, and `true` after it for a whole result.');
    const quotient = toNumber(left) / divisorOf(right, 'divided_by');
    return isWhole === true ? Math.floor(quotient) : toTidy(quotient);
  },
  modulo: (left: unknown, right: unknown) => {
    const divisor = divisorOf(right, 'modulo');
    return toTidy(((toNumber(left) % divisor) + divisor) % divisor);
  },
};
