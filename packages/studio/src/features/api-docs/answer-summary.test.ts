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

test('a price is its amount to the digit, with its currency', () => {
  const value = { status: 'success', amount: 469.47, currencyCode: 'HKD' };
  expect(summarize('price', answer(value))).toEqual({ kind: 'price', currency: 'HKD', amount: '469.47' });
});

test('a decision is its word', () => {
  expect(summarize('underwriting', answer({ decision: 'decline' }))).toEqual({ kind: 'decision', decision: 'decline' });
});

test('a list is how many were answered, and how many of them have problems', () => {
  const summary = summarize('price', answer([{}, {}, {}], [[], [problem, problem], []]));
  expect(summary).toEqual({ kind: 'list', count: 3, failedCount: 1 });
});

test.each([undefined, null, 7, {}, { amount: null }, { decision: 'maybe' }])('%j is no summary', (value) => {
  expect(summarize('price', answer(value))).toEqual({ kind: 'none' });
  expect(summarize('underwriting', answer(value))).toEqual({ kind: 'none' });
});

test('what has problems is told by these alone', () => {
  expect(summarize('price', answer({ amount: 1 }, [[problem]]))).toEqual({ kind: 'none' });
});
