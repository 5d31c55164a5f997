import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupThousands, insertedBy, readTypedNumber, regroupTyped } from './typed-number.ts';

test.each([
  ['', ''],
  ['  ', ''],
  ['7', '7'],
  ['007', '7'],
  ['+7', '7'],
  ['-7', '-7'],
  ['−7', '-7'],
  [' 7 ', '7'],
  ['.5', '0.5'],
  ['5.', '5.'],
  ['1.50', '1.50'],
  ['1,234', '1234'],
  ['12,345,678.9', '12345678.9'],
  ['1 234', '1234'],
  ['1\u00a0234\u202f567', '1234567'],
  ['１２．５', '12.5'],
  ['１，２３４', '1234'],
  ['－７', '-7'],
  ['＋７', '7'],
  ['　７　', '7'],
])('reads %j as %j', (typed, number) => {
  expect(readTypedNumber(typed)).toBe(number);
});

test.each(
  '3-5|3–5|3 - 5|7,5|１２，５|12,34|1,2345|,234|1,,234|1,234,|1.234,56|1 234,567|12 34|3 5|--5|+-5|- 5|5-|-|.|,|1.2.3|1e2|0x10|∞|NaN|5²|1½|①|١٢٣|HK$ 5|5 %|5a|1_000|1\u{200b}2|1\n2'.split(
    '|',
  ),
)('reads %j as no number rather than as another one', (typed) => {
  expect(readTypedNumber(typed)).toBeUndefined();
});

test('reads a text of any length in linear time', () => {
  expect(readTypedNumber('9'.repeat(1_000_000))).toHaveLength(1_000_000);
  expect(readTypedNumber('1,'.repeat(500_000))).toBeUndefined();
  expect(groupThousands('1'.repeat(1_000_000))).toHaveLength(1_333_333);
});

test('reads what it has grouped as the same number', () => {
  fc.assert(
    fc.property(fc.integer(), fc.nat({ max: 99 }), (whole, cents) => {
      const number = `${whole}.${cents}`;
      expect(readTypedNumber(groupThousands(number))).toBe(number);
    }),
  );
});

/** Types one key after the other at the end of the field. */
const type = (keys: string) =>
  Array.from(keys).reduce((before, key) => regroupTyped({ before, typed: before + key, inserted: key }), '');

test.each([
  ['1234567', '1,234,567'],
  ['12,345', '12,345'],
  ['12,3456', '123,456'],
  ['1234.5', '1,234.5'],
  ['1234,567', '1,234,567'],
  ['１２３４', '1,234'],
  ['7,5', '7,5'],
  ['7,50', '7,50'],
  ['3-5', '3-5'],
  ['3 5', '3 5'],
  ['1e2', '1e2'],
  ['1.234,56', '1.234,56'],
  ['-1234', '-1,234'],
  ['--5', '--5'],
  ['1.2.3', '1.2.3'],
])('keeps what is typed, and moves only its own commas: %s', (keys, shown) => {
  expect(type(keys)).toBe(shown);
});

test('moves its own commas after a deletion and an insertion, but not those of pasted text', () => {
  expect(regroupTyped({ before: '1,234', typed: '1,23', inserted: '' })).toBe('123');
  expect(regroupTyped({ before: '12,345', typed: '129,345', inserted: '9' })).toBe('129,345');
  expect(regroupTyped({ before: '1,234', typed: '1,5', inserted: '1,5' })).toBe('1,5');
  expect(regroupTyped({ before: '1,234', typed: '1,5', inserted: undefined })).toBe('1,5');
  expect(regroupTyped({ before: '7,5', typed: '7,', inserted: '' })).toBe('7,');
  expect(regroupTyped({ before: '1,234', typed: '1,234，', inserted: '，' })).toBe('1,234，');
});

test('recognises what an event has inserted', () => {
  expect(insertedBy({ data: '5', inputType: 'insertText' })).toBe('5');
  expect(insertedBy({ data: null, inputType: 'deleteContentBackward' })).toBe('');
  expect(insertedBy({ data: null, inputType: 'insertFromPaste' })).toBeUndefined();
  expect(insertedBy({})).toBeUndefined();
});

test('never shows another number than what is typed', () => {
  const keys = fc
    .array(fc.constantFrom(...Array.from('0123456789.,-+ eE５，')), { maxLength: 12 })
    .map((all) => all.join(''));
  fc.assert(
    fc.property(keys, (typed) => {
      const before = readTypedNumber(typed);
      const shown = readTypedNumber(type(typed));
      if (before !== undefined) expect(shown).toBe(before);
    }),
  );
});
