import { expect, test } from 'vitest';
import { namesUnit } from './names-unit.ts';

test.each([
  ['Days of travel', 'days', true],
  ['Age in years', 'years', true],
  ['Holidays', 'days', false],
  ['Months insured', 'm', false],
  ['Sum in M', 'm', false],
  ['Length in m', 'm', true],
  ['Share (%)', '%', true],
  ['旅遊日數', '日', true],
  ['出生年份', '年', false],
])('%s with %s: %s', (label, unit, isNamed) => {
  expect(namesUnit(label, unit)).toBe(isNamed);
});
