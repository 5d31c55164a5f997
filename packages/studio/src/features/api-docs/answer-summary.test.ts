import type { Json } from '@coverwright/rules';
import { expect, test } from 'vitest';
import type { Problem } from '../../api/api-error.ts';
import { summarize } from './answer-summary.ts';

const problem: Problem = { code: 'INVALID', message: 'No.' };
const answer = (value: Json | undefined, problems: readonly (readonly Problem[])[] = [[]]) => ({
  status: 200,
  durationMs: 1,
  text: '',
  value,
  problems,
  requestId: undefined,
});

test('a price shows its exact amount with its currency', () => {
  const value = { status: 'success', amount: 1469.5, currencyCode: 'HKD', missingVariables: [] };
  const summary = { kind: 'price', currency: 'HKD', amount: '1,469.50', missing: [] };
  expect(summarize('price', answer(value))).toEqual(summary);
});

test('a price reports the variables it was calculated without', () => {
  const value = { amount: 0, currencyCode: 'HKD', missingVariables: ['trip.days', 'age'] };
  expect(summarize('price', answer(value))).toMatchObject({ amount: '0.00', missing: ['trip.days', 'age'] });
});

test('a decision is summarized as its name', () => {
  expect(summarize('underwriting', answer({ decision: 'decline' }))).toEqual({ kind: 'decision', decision: 'decline' });
  const referred = answer({ decision: 'decline', outcome: 'refer' });
  expect(summarize('underwriting', referred)).toEqual({ kind: 'decision', decision: 'refer' });
});

test('a list shows how many items were answered and how many of them have problems', () => {
  const summary = summarize('price', answer([{}, {}, { missingVariables: ['age'] }], [[], [problem, problem], []]));
  expect(summary).toEqual({ kind: 'list', count: 3, failedCount: 1, withoutCount: 1 });
});

test.each([undefined, null, 7, {}, { amount: null }, { decision: 'maybe' }])('%j has no summary', (value) => {
  expect(summarize('price', answer(value))).toEqual({ kind: 'none' });
  expect(summarize('underwriting', answer(value))).toEqual({ kind: 'none' });
});

test('items with problems are reported by their problems only', () => {
  expect(summarize('price', answer({ amount: 1 }, [[problem]]))).toEqual({ kind: 'none' });
});
