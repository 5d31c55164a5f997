import { expect, test } from 'vitest';
import { sheetScale } from './sheet-scale.ts';

const a4 = { textWidthMm: 170, textHeightMm: 277, marginsMm: { top: 10, right: 15, bottom: 10, left: 25 } };
const a4Px = (210 / 25.4) * 96;

test.each([
  ['has room for the sheet and a desk', 1000, 1],
  ['is just wide enough', Math.ceil(a4Px) + 33, 1],
  ['is half as wide as the sheet', a4Px / 2 + 32, 0.5],
  ['is hidden', 0, 0.1],
])('the scale in a pane that %s', (_, paneWidthPx, scale) => {
  expect(sheetScale(paneWidthPx, a4)).toBeCloseTo(scale, 2);
});

test('a scaled sheet never exceeds its pane', () => {
  for (let pane = 200; pane < 900; pane += 1) {
    expect(sheetScale(pane, a4) * a4Px).toBeLessThanOrEqual(pane - 32);
    if (pane - 32 >= a4Px) break;
  }
});
