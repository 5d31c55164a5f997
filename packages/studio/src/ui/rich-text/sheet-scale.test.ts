import { expect, test } from 'vitest';
import { sheetScale, sheetWidth } from './sheet-scale.ts';

const a4 = { textWidthPx: 643, textHeightPx: 1048, marginsPx: { top: 37, right: 94, bottom: 37, left: 57 } };

test.each([
  ['has room for the sheet and a desk', 1000, 1],
  ['is just wide enough', 794 + 32, 1],
  ['is half as wide as the sheet', 794 / 2 + 32, 0.5],
  ['is hidden', 0, 0.1],
])('the scale in a pane that %s', (_, paneWidthPx, scale) => {
  expect(sheetScale(paneWidthPx, a4)).toBe(scale);
});

test('a scaled sheet never exceeds its pane', () => {
  expect(sheetWidth(a4)).toBe(794);
  for (let pane = 200; pane < 826; pane += 1) {
    expect(sheetScale(pane, a4) * 794).toBeLessThanOrEqual(pane - 32);
  }
});
