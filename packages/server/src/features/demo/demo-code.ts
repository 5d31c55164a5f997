// The logic of the demo's discounts and loadings, in the forms that the studio writes.
import type { Json } from '@coverwright/rules';

export interface DemoCode {
  readonly code: string;
  readonly name: string;
  readonly description?: string;
  readonly logic: Json;
}

export interface DemoCodes {
  readonly discount: readonly DemoCode[];
  readonly loading: readonly DemoCode[];
}

/** The price so far. */
export const premium: Json = { var: 'premium' };

/** A share of the price. */
export function percent(value: number): Json {
  return { '*': [premium, { '/': [value, 100] }] };
}

export function flat(amount: number): Json {
  return [amount, 'HKD'];
}

/** Zero unless the condition holds. */
export function onlyIf(condition: Json, logic: Json): Json {
  return { if: [condition, logic, 0] };
}

/** A percentage per item, up to a maximum. */
export function percentForEach(count: Json, each: number, max: number): Json {
  return { '*': [premium, { '/': [{ min: [max, { '*': [count, each] }] }, 100] }] };
}
