import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareDecimals } from './decimal.ts';
import { isLongNumber, LongNumber } from './long-number.ts';
import { parseKeepingNumbers } from './parse-keeping-numbers.ts';

describe('a number in JSON', () => {
  test.each([
    '4111111111111111117',
    '-4111111111111111117',
    '9007199254740993',
    '9007199254740992',
    '12345678901234567890123456789012345678901234567890',
    '4111111111111111117.0',
    '1234567890123456.78',
    '0.1000000000000000055',
    '0.30000000000000000000000000000001',
    '1.00000000000000000001e3',
    '12345678901234567891e2',
  ])('%s stays as it is written', (text) => {
    expect(isLongNumber(parseKeepingNumbers(text))).toBe(true);
    expect(JSON.stringify(parseKeepingNumbers(`{"a":[{"b":${text}}]}`))).toBe(`{"a":[{"b":${text}}]}`);
    expect(parseKeepingNumbers(text)).toEqual(new LongNumber(text));
  });

  test.each([
    '0',
    '-0',
    '1.10',
    '1.1000000000000000000000',
    '9007199254740991',
    '-9007199254740991',
    '0.1',
    '0.30000000000000004',
    '1e20',
    '1E+21',
    '5e-324',
    '1.7976931348623157e308',
    '0.000000000000000000001',
    '0e999',
    '1e400',
    '1e-400',
    '-1e400',
  ])('%s is a plain number', (text) => expect(parseKeepingNumbers(text)).toBe(Number(text)));

  test('in a text, or as a name, is not a number', () => {
    const text = '{"4111111111111111117":"4111111111111111117 e999","__proto__":{"a":1}}';
    expect(JSON.stringify(parseKeepingNumbers(text))).toBe(text);
  });

  test('is printed as JSON.parse would print it unless its digits would change', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(JSON.stringify(parseKeepingNumbers(text))).toBe(JSON.stringify(JSON.parse(text)));
      }),
    );
  });
});

test.each([
  ['1', '2', -1],
  ['10', '9', 1],
  ['-10', '-9', -1],
  ['-1', '1', -1],
  ['0', '-0', 0],
  ['0.0', '0e5', 0],
  ['1.10', '1.1', 0],
  ['1e3', '1000', 0],
  ['0.001', '1e-3', 0],
  ['12e-1', '1.2', 0],
  ['0', '0.1', -1],
  ['0', '-0.1', 1],
  ['9007199254740993', '9007199254740992', 1],
  ['1e999999999', '1e-999999999', 1],
])('%s compared with %s is %d', (a, b, sign) => {
  expect(Math.sign(compareDecimals(a, b))).toBe(sign);
  expect(Math.sign(compareDecimals(b, a))).toBe(-sign + 0);
});
