import { expect, test } from 'vitest';
import type { Json } from '@coverwright/rules';
import { UserError } from '../../errors/user-error.ts';
import type { PriceTexts } from '../calculation.ts';
import { compilePriceHere, recentLimits } from './recent-prices.ts';
import { budget, OverBudget } from '../within-budget.ts';

const values = { age: 30, days: 7, list: Array.from({ length: 200 }, (_, index) => index) };

function textsOf(logic: Json, more: Partial<PriceTexts> = {}): PriceTexts {
  return { kind: 'price', amountLogic: JSON.stringify(logic), currencyCode: 'HKD', codes: [], ...more };
}

function outcomeOf(texts: PriceTexts, discountCodes?: Json): unknown {
  try {
    return compilePriceHere(texts)?.({ values, discountCodes }, 'en-US');
  } catch (error) {
    if (error instanceof UserError) return error.problems;
    if (error instanceof OverBudget) return 'over budget';
    throw error;
  }
}

const summer = {
  kind: 'discount',
  code: 'SUMMER',
  name: 'Summer',
  calculationLogic: '{"*":[{"var":"amount"},0.9]}',
} as const;

test.each<[string, PriceTexts, Json?]>([
  ['with a loop', textsOf({ reduce: [{ var: 'list' }, { '+': [{ var: 'accumulator' }, { var: 'current' }] }, 0] })],
  ['to be rounded exactly', textsOf({ round: [{ '*': [1.13, 1.5, { var: 'days' }] }, 2] })],
  ['with further digits than its money has', textsOf({ '*': [1.13, 1.5] })],
  ['with a code', textsOf({ '*': [{ var: 'age' }, 1.1] }, { codes: [summer] }), ['SUMMER']],
  ['with a missing variable', textsOf({ '*': [{ var: 'missing' }, 2] })],
  ['that is not a number', textsOf({ cat: ['a', { var: 'age' }] })],
  ['of an unknown operator', textsOf({ unknown: [1] })],
  ['of other loops than fit', textsOf({ map: [{ var: 'list' }, { map: [{ var: 'list' }, 1] }] })],
  ['that is not JSON', textsOf(1, { amountLogic: '{' })],
])('a price %s is the same however often its logic was used', (_what, texts, discountCodes) => {
  const first = outcomeOf(texts, discountCodes);
  expect(first).toBeDefined();
  for (let use = 2; use <= 4; use += 1) expect(outcomeOf(texts, discountCodes)).toEqual(first);
});

test('reused logic is compiled once, and evicted by more recently used logic', () => {
  const texts = textsOf({ '+': [{ var: 'age' }, 'again'] });
  compilePriceHere(texts);
  const compiled = compilePriceHere(texts);
  expect(compilePriceHere(texts)).toBe(compiled);
  for (let index = 0; index < recentLimits.count; index += 1) {
    const other = textsOf({ '+': [{ var: 'age' }, index, 'later'] });
    compilePriceHere(other);
    compilePriceHere(other);
  }
  expect(compilePriceHere(texts)).not.toBe(compiled);
});

test('the same logic in another currency, or with another code, is cached separately', () => {
  const logic = { '*': [{ var: 'age' }, 1.111] };
  const [dollars, yen, coded] = [
    textsOf(logic),
    textsOf(logic, { currencyCode: 'JPY' }),
    textsOf(logic, { codes: [summer] }),
  ];
  for (let use = 1; use <= 3; use += 1) {
    expect(outcomeOf(dollars)).toMatchObject({ currencyCode: 'HKD', formattedPrice: 'HKD 33.33' });
    expect(outcomeOf(yen)).toMatchObject({ currencyCode: 'JPY', formattedPrice: 'JPY 33' });
    expect(outcomeOf(coded, ['SUMMER'])).not.toEqual(outcomeOf(coded));
  }
});

test('large logic is left to a thread', () => {
  const large = textsOf({ '+': Array.from({ length: budget.nodes }, () => 1) });
  expect([compilePriceHere(large), compilePriceHere(large)]).toEqual([undefined, undefined]);
});
