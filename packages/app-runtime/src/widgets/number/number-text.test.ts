import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addStep, clampNumber, formatNumber, mayType, parseNumberText, skipComma, typeNumber } from './number-text.ts';

const integer = { isInteger: true, precision: 2, allowsNegative: false };
const float = { isInteger: false, precision: 2, allowsNegative: false };
const signed = { ...float, allowsNegative: true };

test.each([
  ['1234567', '1,234,567', integer],
  ['007', '7', integer],
  ['1234.56', '1,234', integer],
  ['-5', '5', integer],
  ['1234.567', '1,234.56', float],
  ['.5', '0.5', float],
  ['1.', '1.', float],
  ['1.2.3', '1.23', float],
  ['-1234.5', '-1,234.5', signed],
  ['-', '-', signed],
  ['HK$ 1 000', '1,000', integer],
  ['12345678901234567890', '123,456,789,012,345', integer],
])('formats %s as %s', (typed, expected, format) => {
  expect(typeNumber({ text: typed, caret: typed.length }, format).text).toBe(expected);
});

test('leaves the caret after the typed digit', () => {
  expect(typeNumber({ text: '12934', caret: 3 }, integer)).toEqual({ text: '12,934', caret: 4 });
  expect(typeNumber({ text: '1,2345', caret: 6 }, integer)).toEqual({ text: '12,345', caret: 6 });
  expect(typeNumber({ text: '9,234', caret: 0 }, integer)).toEqual({ text: '9,234', caret: 0 });
  expect(typeNumber({ text: '129,345', caret: 3 }, integer).caret).toBe(3);
});

test('moves the caret over a comma before a deletion', () => {
  expect(skipComma({ text: '1,234', caret: 2 }, 'deleteContentBackward')).toBe(1);
  expect(skipComma({ text: '1,234', caret: 1 }, 'deleteContentForward')).toBe(2);
  expect(skipComma({ text: '1,234', caret: 3 }, 'deleteContentBackward')).toBe(3);
});

test('accepts a decimal point only once, and not in integers', () => {
  expect(mayType('.', '12', float)).toBe(true);
  expect(mayType('.', '1.2', float)).toBe(false);
  expect(mayType('.', '12', integer)).toBe(false);
  expect(mayType('.', '12', { ...float, precision: 0 })).toBe(false);
  expect(mayType('-', '12', integer)).toBe(false);
  expect(mayType('-', '12', signed)).toBe(true);
  expect(mayType('a', '', float)).toBe(false);
});

test('parses its own output, and formats anything that is not a number as an empty text', () => {
  const cents = fc.integer({ min: -(10 ** 13), max: 10 ** 13 }).map((value) => value / 100);
  fc.assert(
    fc.property(cents, (value) => {
      expect(parseNumberText(formatNumber(value, signed), signed)).toBe(value === 0 ? 0 : value);
    }),
  );
  for (const value of [Number.NaN, Number.POSITIVE_INFINITY, 1e300, '5', null])
    expect(formatNumber(value, signed)).toBe('');
  expect(parseNumberText('-', signed)).toBeNull();
  expect(formatNumber(-0.001, signed)).toBe('0');
});

test('always results in a number with thousands separators, whatever is typed', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(50), (text, at) => {
      const typed = typeNumber({ text, caret: Math.min(at, text.length) }, signed);
      expect(typed.text).toMatch(/^-?(\d{1,3}(,\d{3})*)?(\.\d{0,2})?$/);
      expect(typed.caret).toBeLessThanOrEqual(typed.text.length);
      expect(typeNumber({ ...typed, caret: typed.text.length }, signed).text).toBe(typed.text);
    }),
  );
});

test('adds steps exactly and stays within bounds', () => {
  expect(addStep(0.1, 0.2)).toBe(0.3);
  expect(clampNumber(9, 1, 4)).toBe(4);
  expect(clampNumber(-9, 1, 4)).toBe(1);
});
