import { expect, test } from 'vitest';
import { toCaseNumber } from './case-number.ts';

const now = new Date('2027-01-31T23:59:59Z');

test.each([
  ['00000000', 'R-20270131-000000'],
  ['0000001fffff', 'R-20270131-Z00000'],
  ['ffffffffabcd', 'R-20270131-ZZZZZZ'],
])('of %s is %s', (random, caseNumber) => {
  expect(toCaseNumber(now, random)).toBe(caseNumber);
});
