import { expect, it } from 'vitest';
import { readPrintScale } from './print-scale.ts';
import { toWidthWarnings, type WidthOutcome } from './width-warnings.ts';

const outcome: WidthOutcome = {
  html: '<div><p id="a">',
  scale: 0.8,
  layoutScale: 1,
  isFitToPage: false,
  isCut: false,
  widthMm: 190,
};

it('suggests a fix for an element, and finds its position if its tag is unique', () => {
  const [first, second] = toWidthWarnings(
    [
      { selector: 'p#a', tag: '<p id="a">', overhangPx: 96 },
      { selector: 'div', tag: '<div class="b">', overhangPx: 0.01 },
    ],
    outcome,
  );
  expect(first).toMatchObject({
    code: 'WIDTH',
    text: 'html',
    element: 'p#a',
    overhangMm: 25.4,
    found: '<p id="a">',
    message:
      'The content at p#a extends 25.4 mm beyond the page, so the entire document is printed at 80% of its size. Make it narrower, use a larger page, or turn on Fit to page.',
  });
  expect(second).toMatchObject({ element: 'div', overhangMm: 0.1 });
  expect(second).not.toHaveProperty('found');
});

it('gives no position for a tag that occurs twice', () => {
  const twice = { ...outcome, html: '<p><p>' };
  expect(toWidthWarnings([{ selector: 'p', tag: '<p>', overhangPx: 10 }], twice)[0]).not.toHaveProperty('found');
});

it('reports overflow that belongs to no element', () => {
  const [warning, ...others] = toWidthWarnings([], outcome);
  expect(warning).toMatchObject({
    code: 'WIDTH',
    text: 'html',
    overhangMm: 47.5,
    message: expect.stringMatching(/^The content extends 47\.5 mm beyond the page, so/),
  });
  expect(warning).not.toHaveProperty('element');
  expect(others).toEqual([]);
});

it('reads the size of a document from its first operators', () => {
  const operators = (scale: string) =>
    `.23999999 0 0 -.23999999 0 841.91998 cm\nq\n0 0 9 9 re\nW* n\nq\n${scale} 0 0 ${scale} 115.625 115.625 cm\n`;
  expect(readPrintScale(operators('3.125'))).toBeCloseTo(1, 5);
  expect(readPrintScale(operators('2.0833335'))).toBeCloseTo(2 / 3, 5);
  expect(readPrintScale('q Q')).toBeUndefined();
  expect(readPrintScale(undefined)).toBeUndefined();
});
