import { expect, test } from 'vitest';
import { findByTyping, findEnd, moveAmong, readListKey, toOptions } from './options.ts';

const list = toOptions([
  { value: 1, label: 'Austria', disabled: true },
  'Belgium',
  'Bulgaria',
  { value: 'x', disabled: true },
  'Brazil',
]);
const plain = { altKey: false, ctrlKey: false, metaKey: false };

test('reads values and objects, and skips entries without a value', () => {
  expect(toOptions(['a', 5, true, { value: 'b' }, { label: 'no value' }, null, { value: {} }])).toMatchObject([
    { value: 'a', label: 'a' },
    { value: 5, label: '5' },
    { value: true, label: 'true' },
    { value: 'b', label: 'b' },
  ]);
  expect(toOptions('none')).toEqual([]);
});

test('skips disabled options, and stays in place if there is no other', () => {
  expect(moveAmong(list, 2, 1)).toBe(4);
  expect(moveAmong(list, 1, -1)).toBe(1);
  expect(moveAmong(list, -1, 1)).toBe(1);
  expect(moveAmong(list, 1, 10)).toBe(4);
  expect([findEnd(list, 'first'), findEnd(list, 'last'), findEnd([], 'first')]).toEqual([1, 4, -1]);
});

test('finds options by typed text, and cycles when a letter is repeated', () => {
  expect(findByTyping(list, 1, 'b')).toBe(2);
  expect(findByTyping(list, 4, 'b')).toBe(1);
  expect(findByTyping(list, 2, 'bb')).toBe(4);
  expect(findByTyping(list, 1, 'br')).toBe(4);
  expect(findByTyping(list, 1, 'a')).toBe(-1);
});

test('maps keys for closed and open lists', () => {
  expect(readListKey({ ...plain, key: ' ' }, false, false)).toBe('open');
  expect(readListKey({ ...plain, key: ' ' }, true, false)).toBe('choose');
  expect(readListKey({ ...plain, key: ' ' }, true, true)).toBe('type');
  expect(readListKey({ ...plain, key: 'Escape' }, false, false)).toBeUndefined();
  expect(readListKey({ ...plain, key: 'c', ctrlKey: true }, true, false)).toBeUndefined();
  expect(readListKey({ ...plain, key: 'ArrowUp', altKey: true }, true, false)).toBe('choose');
  expect(readListKey({ ...plain, key: '香' }, true, false)).toBe('type');
  expect(readListKey({ ...plain, key: 'F5' }, true, false)).toBeUndefined();
});
