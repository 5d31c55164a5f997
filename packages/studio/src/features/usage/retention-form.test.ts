import { expect, test } from 'vitest';
import { findWrongDays, toRetentionForm, toRetentionInput } from './retention-form.ts';

const form = toRetentionForm({ allDays: 30, dailyDays: 365, trashDays: 30 });

test('days are typed with separators, spaces and full-width digits', () => {
  expect(toRetentionInput({ allDays: ' 60 ', dailyDays: '1,000', trashDays: '３０' })).toEqual({
    allDays: 60,
    dailyDays: 1000,
    trashDays: 30,
  });
  expect(toRetentionInput(form)).toEqual({ allDays: 30, dailyDays: 365, trashDays: 30 });
});

test.each(['', 'a month', '1.5', '-1', '3-5', '99999999999'])('%j is not a number of days', (typed) => {
  expect(findWrongDays({ ...form, dailyDays: typed })).toEqual(['dailyDays']);
});
