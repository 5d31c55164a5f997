import { expect, test } from 'vitest';
import { createAnswerBudget } from './answer-budget.ts';

const mebibyte = 1024 * 1024;
const user = { tenantId: 'a', userId: '1' };

test('a user holds a quarter, a tenant half, and the next tenant still has room', () => {
  const budget = createAnswerBudget(64 * mebibyte);
  expect(budget.take(user, 17 * mebibyte)).toBeUndefined();
  expect(budget.take(user, 16 * mebibyte)).toBeDefined();
  expect(budget.take(user, mebibyte)).toBeUndefined();
  expect(budget.take({ tenantId: 'a', userId: '2' }, 8 * mebibyte)).toBeDefined();
  expect(budget.take({ tenantId: 'b', userId: '1' }, 8 * mebibyte)).toBeDefined();
});

test('released or refused bytes are free again, and releasing twice has no effect', () => {
  const budget = createAnswerBudget(64 * mebibyte);
  const giveBack = budget.take(user, 10 * mebibyte);
  expect(budget.take(user, 10 * mebibyte)).toBeUndefined();
  giveBack?.();
  giveBack?.();
  expect(budget.take(user, 16 * mebibyte)).toBeDefined();
});
