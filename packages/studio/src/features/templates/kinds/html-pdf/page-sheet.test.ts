import { expect, test } from 'vitest';
import { pageSheet } from './page-sheet.ts';

const a4 = {
  margins: { top: '12', right: '5', bottom: '10', left: '20' },
  pageSize: 'A4',
  orientation: 'PORTRAIT',
} as const;

// Measured in printed documents.
test.each([
  ['A4', 'PORTRAIT', '0', '0', 795],
  ['A4', 'PORTRAIT', '22.7', '13.3', 661],
  ['A4', 'PORTRAIT', '10', '10', 721],
  ['A4', 'PORTRAIT', '15', '25', 646],
  ['A4', 'PORTRAIT', '12.7', '0', 747],
  ['A4', 'PORTRAIT', '1.8', '1.8', 782],
  ['A4', 'PORTRAIT', '20', '20', 646],
  ['A4', 'LANDSCAPE', '22.7', '13.3', 989],
  ['A4', 'LANDSCAPE', '1.8', '1.8', 1110],
  ['A5', 'PORTRAIT', '10', '10', 486],
  ['A5', 'PORTRAIT', '20', '20', 411],
  ['A3', 'PORTRAIT', '15', '25', 974],
  ['A3', 'LANDSCAPE', '22.7', '13.3', 1454],
  ['LETTER', 'PORTRAIT', '0', '0', 816],
  ['LETTER', 'PORTRAIT', '10', '10', 742],
  ['LETTER', 'PORTRAIT', '12.7', '0', 768],
  ['LETTER', 'PORTRAIT', '1.8', '1.8', 803],
  ['LEGAL', 'PORTRAIT', '20', '20', 667],
  ['LETTER', 'LANDSCAPE', '15', '25', 907],
] as const)(
  'the text on %s in %s with margins of %s and %s is as wide as in print',
  (pageSize, orientation, left, right, width) => {
    const sheet = pageSheet({ margins: { ...a4.margins, left, right }, pageSize, orientation }, 'html');
    expect(sheet?.textWidthPx).toBe(width);
  },
);

test('the sheet has the height and the margins of the paper', () => {
  expect(pageSheet(a4, 'html')).toEqual({
    textWidthPx: 702,
    textHeightPx: 1041,
    marginsPx: { top: 45, right: 18, bottom: 37, left: 75 },
  });
});

test('a header and a footer are as wide as the body, and as high as their text', () => {
  for (const part of ['header', 'footer'] as const) {
    const sheet = pageSheet(a4, part);
    expect(sheet?.textWidthPx).toBeCloseTo((185 / 25.4) * 96);
    expect(sheet?.textHeightPx).toBe(0);
    expect(sheet?.marginsPx.left).toBeCloseTo((20 / 25.4) * 96);
  }
});

test.each([
  ['leave no width', { left: '200' }],
  ['leave no height', { top: '290' }],
  ['are not numbers', { right: 'x' }],
  ['are empty', { bottom: '' }],
])('there is no sheet while the margins %s', (_, given) => {
  expect(pageSheet({ ...a4, margins: { ...a4.margins, ...given } }, 'html')).toBeUndefined();
});
