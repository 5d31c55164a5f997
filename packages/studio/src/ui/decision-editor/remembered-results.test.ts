import { expect, test } from 'vitest';
import { rememberResults } from './remembered-results.ts';

test('a text is read once, until others were read after it', () => {
  const read: string[] = [];
  const lengthOf = rememberResults((text) => {
    read.push(text);
    return text.length;
  }, 2);
  expect(['one', 'three', 'one', 'three', 'eleven', 'three', 'one'].map(lengthOf)).toEqual([3, 5, 3, 5, 6, 5, 3]);
  expect(read).toEqual(['one', 'three', 'eleven', 'one']);
});

test('that there is no result is remembered, too', () => {
  let count = 0;
  const nothing = rememberResults(() => {
    count++;
    return undefined;
  }, 2);
  expect([nothing('a'), nothing('a'), count]).toEqual([undefined, undefined, 1]);
});
