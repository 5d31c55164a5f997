import { expect, test } from 'vitest';
import { textWidthMm } from './text-width.ts';

const margins = { top: '10', right: '5', bottom: '10', left: '20' };

test('the text is as wide as the paper minus its margins', () => {
  expect(textWidthMm({ margins, pageSize: 'A4', orientation: 'PORTRAIT' })).toBe(185);
  expect(textWidthMm({ margins, pageSize: 'A4', orientation: 'LANDSCAPE' })).toBe(272);
});

test('the width is undefined for margins that leave no room or are not numbers', () => {
  const wide = { ...margins, left: '200' };
  expect(textWidthMm({ margins: wide, pageSize: 'A4', orientation: 'PORTRAIT' })).toBeUndefined();
  expect(textWidthMm({ margins: { ...margins, right: 'x' }, pageSize: 'A4', orientation: 'PORTRAIT' })).toBeUndefined();
});
