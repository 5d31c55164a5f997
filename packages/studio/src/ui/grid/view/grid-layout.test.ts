import { expect, it } from 'vitest';
import { layOut, scrollTo, spotAt } from './grid-layout.ts';

const layout = layOut([
  { id: 'a', name: 'a', type: 'text' },
  { id: 'b', name: 'b', type: 'number' },
  { id: 'long', name: 'x'.repeat(500), type: 'date' },
]);
const view = { scrollTop: 280, scrollLeft: 100, width: 500, height: 316 };

it('places columns behind the row numbers, none wider than a window', () => {
  expect(layout).toEqual({ widths: [160, 128, 320], edges: [64, 224, 352, 672] });
});

it('gives Chinese headings the width of their characters', () => {
  expect(layOut([{ id: 'a', name: '日數至（不包括）', type: 'number' }]).widths).toEqual([160]);
});

it('gives columns of long texts and long hints more room', () => {
  const outcome = { id: 'a', name: 'a', type: 'text', isWide: true } as const;
  const formula = { id: 'b', name: 'b', type: 'text', hint: 'insured.age' } as const;
  expect(layOut([outcome, formula, { ...formula, hint: 'x'.repeat(200) }]).widths).toEqual([288, 160, 240]);
});

it('scrolls only as far as a cell needs to be visible', () => {
  expect(scrollTo({ position: 12, column: 1 }, layout, view)).toEqual([280, 100]);
  expect(scrollTo({ position: 2, column: 0 }, layout, view)).toEqual([56, 0]);
  expect(scrollTo({ position: 30, column: 2 }, layout, view)).toEqual([588, 172]);
});

it('finds the cell at a point, and the row numbers', () => {
  expect(spotAt(230, 29, layout, 10)).toEqual({ position: 1, column: 1 });
  expect(spotAt(10, 29, layout, 10)).toEqual({ position: 1, column: -1 });
  expect(spotAt(9_000, 9_000, layout, 10)).toEqual({ position: 9, column: 2 });
  expect(spotAt(-5, -5, layout, 10)).toEqual({ position: 0, column: -1 });
});
