import { expect, test } from 'vitest';
import { pageSheet } from './page-sheet.ts';

const margins = { top: '12', right: '5', bottom: '10', left: '20' };
const a4 = { margins, pageSize: 'A4', orientation: 'PORTRAIT' } as const;

test.each([
  ['A4', 'PORTRAIT', 185, 275],
  ['A4', 'LANDSCAPE', 272, 188],
  ['A3', 'PORTRAIT', 272, 398],
  ['A5', 'LANDSCAPE', 185, 126],
  ['LETTER', 'PORTRAIT', 190.9, 257.4],
  ['LEGAL', 'LANDSCAPE', 330.6, 193.9],
] as const)('the text on %s in %s is the paper minus its margins', (pageSize, orientation, width, height) => {
  const sheet = pageSheet({ margins, pageSize, orientation }, 'html');
  expect(sheet?.textWidthMm).toBeCloseTo(width);
  expect(sheet?.textHeightMm).toBeCloseTo(height);
  expect(sheet?.marginsMm).toEqual({ top: 12, right: 5, bottom: 10, left: 20 });
});

test('a header and a footer are as wide as the body, and as high as their text', () => {
  for (const part of ['header', 'footer'] as const) {
    expect(pageSheet(a4, part)).toEqual({
      textWidthMm: 185,
      textHeightMm: 0,
      marginsMm: { top: 5, right: 5, bottom: 5, left: 20 },
    });
  }
});

test.each([
  ['leave no width', { left: '200' }],
  ['leave no height', { top: '290' }],
  ['are not numbers', { right: 'x' }],
  ['are empty', { bottom: '' }],
])('there is no sheet while the margins %s', (_, given) => {
  expect(pageSheet({ ...a4, margins: { ...margins, ...given } }, 'html')).toBeUndefined();
});
