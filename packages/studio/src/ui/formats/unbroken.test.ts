import { expect, test } from 'vitest';
import { unbroken } from './unbroken.ts';

test('an amount has no line break inside, also within a sentence', () => {
  expect(unbroken('HKD 160,000')).toBe('HKD\u00a0160,000');
  expect(unbroken('Up to HKD 160,000 or USD -20 per trip')).toBe('Up to HKD\u00a0160,000 or USD\u00a0-20 per trip');
});

test('other texts are not changed', () => {
  for (const text of ['', 'EXCESS 5', 'See HKD rates', '160,000 HKD']) expect(unbroken(text)).toBe(text);
});
