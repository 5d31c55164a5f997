import { expect, test } from 'vitest';
import { toFontFormats } from './font-formats.ts';

const standard = [
  ['Arial', 'arial,sans-serif'],
  ['Georgia', 'georgia,serif'],
] as const;

test('offered fonts come first, and replace a standard one of the same name', () => {
  expect(toFontFormats([], standard)).toBe('Arial=arial,sans-serif;Georgia=georgia,serif');
  expect(toFontFormats([{ name: 'Brand Sans' }, { name: 'ARIAL' }], standard)).toBe(
    "Brand Sans='Brand Sans';ARIAL='ARIAL';Georgia=georgia,serif",
  );
});
