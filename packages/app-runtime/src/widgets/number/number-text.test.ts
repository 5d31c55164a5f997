import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addStep, clampNumber, formatNumber, moveCaret, parseNumber, skipComma } from './number-text.ts';

const integer = { isInteger: true, precision: 2, allowsNegative: false };
const float = { isInteger: false, precision: 2, allowsNegative: false };
const signed = { ...float, allowsNegative: true };
const travellers = { ...float, precision: 6, min: 1, max: 10, step: 1 };
const sum = { ...travellers, min: 0, max: 10_000, step: 500 };
const share = { ...travellers, min: 0.1, max: 0.9, step: 0.2 };

test.each([
  ['1234567', 1_234_567, integer],
  ['1,234', 1234, integer],
  ['007', 7, integer],
  ['+7', 7, integer],
  ['5.', 5, integer],
  ['5.00', 5, integer],
  ['-0', 0, integer],
  ['１２', 12, integer],
  ['.5', 0.5, float],
  ['1,234.50', 1234.5, float],
  ['１２．５', 12.5, float],
  ['－７', -7, signed],
  ['-1,234.5', -1234.5, signed],
  ['123456789012345', 123_456_789_012_345, integer],
  ['10', 10, travellers],
  ['1,500', 1500, sum],
  ['0.3', 0.3, share],
  ['', null, integer],
  ['  ', null, integer],
])('accepts %j as %j', (text, value, format) => {
  expect(parseNumber(text, format)).toEqual({ value });
});

test.each([
  ['3-5', 'invalidInteger', integer],
  ['7,5', 'invalidInteger', integer],
  ['7,5', 'invalidNumber', float],
  ['7.5', 'invalidInteger', integer],
  ['1e2', 'invalidInteger', integer],
  ['1.234,56', 'invalidNumber', float],
  ['12,34', 'invalidNumber', float],
  ['--5', 'invalidNumber', signed],
  ['-', 'invalidNumber', signed],
  ['∞', 'invalidNumber', float],
  ['5²', 'invalidInteger', integer],
  ['HK$ 5', 'invalidNumber', float],
  ['-7', 'negativeNumber', integer],
  ['－７', 'negativeNumber', float],
  ['1.234', 'tooManyDecimals', float],
  ['1.5', 'invalidInteger', { ...float, precision: 0 }],
  ['1234567890123456', 'tooManyDigits', integer],
  ['12345678901234.56', 'tooManyDigits', float],
  ['9'.repeat(1000), 'tooManyDigits', integer],
  ['0', 'numberOutside', travellers],
  ['300', 'numberOutside', travellers],
  ['-1', 'numberOutside', { ...travellers, allowsNegative: true }],
  ['2.5', 'numberBetweenSteps', travellers],
  ['750', 'numberBetweenSteps', sum],
  ['0.4', 'numberBetweenSteps', share],
])('refuses %j as %s, and has no value for it', (text, problem, format) => {
  expect(parseNumber(text, format)).toMatchObject({ value: null, problem: { text: problem } });
});

test('leaves the caret after the typed digit', () => {
  expect(moveCaret('12934', 3, '12,934')).toBe(4);
  expect(moveCaret('1,2345', 6, '12,345')).toBe(6);
  expect(moveCaret('09,234', 1, '9,234')).toBe(0);
  expect(moveCaret('129345', 3, '129,345')).toBe(3);
  expect(moveCaret('１２３４', 4, '1,234')).toBe(5);
  expect(moveCaret('3-5', 2, '3-5')).toBe(2);
});

test('moves the caret over its own comma before a deletion, and deletes a comma that was typed', () => {
  expect(skipComma('1,234', 2, 'deleteContentBackward')).toBe(1);
  expect(skipComma('1,234', 1, 'deleteContentForward')).toBe(2);
  expect(skipComma('1,234', 3, 'deleteContentBackward')).toBe(3);
  expect(skipComma('7,5', 2, 'deleteContentBackward')).toBe(2);
});

test('parses its own output, and formats anything that is not a number as an empty text', () => {
  const cents = fc.integer({ min: -(10 ** 13), max: 10 ** 13 }).map((value) => value / 100);
  fc.assert(
    fc.property(cents, (value) => {
      expect(parseNumber(formatNumber(value, signed), signed)).toEqual({ value: value === 0 ? 0 : value });
    }),
  );
  for (const value of [Number.NaN, Number.POSITIVE_INFINITY, 1e300, '5', null])
    expect(formatNumber(value, signed)).toBe('');
  expect(formatNumber(-0.001, signed)).toBe('0');
});

test('either has the number that a text shows or none, whatever is typed', () => {
  const texts = fc.oneof(
    fc.string(),
    fc.array(fc.constantFrom(...Array.from('0123456789.,- '))).map((all) => all.join('')),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const { value, problem } = parseNumber(text, signed);
      if (value === null) expect(problem === undefined).toBe(text.trim() === '');
      else expect(value).toBe(Number(text.replaceAll(/[\s,]/g, '')) + 0);
    }),
  );
});

test('adds steps exactly and stays within bounds', () => {
  expect(addStep(0.1, 0.2)).toBe(0.3);
  expect(clampNumber(9, 1, 4)).toBe(4);
  expect(clampNumber(-9, 1, 4)).toBe(1);
});
