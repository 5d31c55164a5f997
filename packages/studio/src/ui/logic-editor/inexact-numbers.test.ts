import { expect, it } from 'vitest';
import { findInexactNumbers } from './inexact-numbers.ts';

it.each(['9007199254740991', '0.1', '1.50', '-22.5e3', '1e21', '1200000000000000000000', '0.000', '-0', '0e5'])(
  'says nothing about %s, which is stored as written',
  (number) => expect(findInexactNumbers(number)).toEqual([]),
);
it.each([
  ['9007199254740993', '9007199254740992'],
  ['-12345678901234567890', '-12345678901234567000'],
  ['0.12345678901234567890', '0.12345678901234568'],
  ['1e-400', '0'],
])('reports that %s becomes %s', (number, kept) => {
  expect(findInexactNumbers(number)).toMatchObject([{ number, kept }]);
});
it('reports a number that is too large to represent', () => {
  expect(findInexactNumbers('[1, 1e400]')).toMatchObject([{ from: 4, to: 9, kept: undefined }]);
});
it('ignores numbers within a text or a name', () => {
  expect(findInexactNumbers('{"9007199254740993": "1\\"9007199254740993"}')).toEqual([]);
});
