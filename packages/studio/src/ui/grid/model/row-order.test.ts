import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrangeRows, distinctTexts, shownCount, withInserted, withoutRemoved } from './row-order.ts';
import { Sheet } from './sheet.ts';

const sheet = new Sheet(
  [
    { id: 'plan', name: 'plan', type: 'text' },
    { id: 'amount', name: 'amount', type: 'number' },
  ],
  [
    ['Plan 10', 'Plan 2', '', 'Plan 2', 'plan 1'],
    ['5', '12', '100', 'many', ''],
  ],
);

function shown(filters: readonly (readonly [number, readonly string[]])[], column?: number, isDescending = false) {
  const sorting = { column: column ?? 0, direction: isDescending ? 'descending' : 'ascending' } as const;
  const texts = new Map(filters.map(([at, values]) => [at, new Set(values)]));
  return Array.from(arrangeRows(sheet, texts, column === undefined ? undefined : sorting) ?? []);
}

describe('the order of rows', () => {
  it('is that of numbers or texts, with equal ones as stored, and empty or unreadable ones last', () => {
    expect(shown([], 0)).toEqual([4, 1, 3, 0, 2]);
    expect(shown([], 0, true)).toEqual([0, 1, 3, 4, 2]);
    expect(shown([], 1)).toEqual([0, 1, 2, 3, 4]);
    expect(shown([], 1, true)).toEqual([2, 1, 0, 3, 4]);
    expect(arrangeRows(sheet, new Map(), undefined)).toBeUndefined();
    expect(shownCount(undefined, 5)).toBe(5);
  });

  it('contains the rows that pass every filter', () => {
    expect(shown([[0, ['Plan 2', '']]])).toEqual([1, 2, 3]);
    expect(
      shown([
        [0, ['Plan 2']],
        [1, ['many']],
      ]),
    ).toEqual([3]);
    expect(shown([[0, ['Plan 2', '']]], 1, true)).toEqual([2, 1, 3]);
    expect(distinctTexts(sheet.column(0), 10)).toEqual(['', 'plan 1', 'Plan 2', 'Plan 10']);
  });

  it('shows new rows before the row that follows them, or at the end', () => {
    const order = Uint32Array.from([3, 0, 2]);
    expect(Array.from(withInserted(order, Uint32Array.from([2, 3]), 6) ?? [])).toEqual([5, 0, 2, 3, 4]);
    expect(Array.from(withInserted(order, Uint32Array.from([4]), 5) ?? [])).toEqual([3, 0, 2, 4]);
    expect(Array.from(withInserted(order, Uint32Array.from([1]), 5) ?? [])).toEqual([4, 0, 3, 1]);
  });

  it('shows the same rows after some were inserted and removed again', () => {
    const numbers = fc
      .uniqueArray(fc.nat(11), { minLength: 1, maxLength: 6 })
      .map((all) => all.toSorted((a, b) => a - b));
    fc.assert(
      fc.property(fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7]), numbers, (positions, added) => {
        const rows = Uint32Array.from(added.filter((row) => row < 8 + added.length));
        const order = Uint32Array.from(positions);
        const inserted = withInserted(order, rows, 8 + rows.length);
        expect(inserted).toHaveLength(positions.length + rows.length);
        expect(new Set(inserted).size).toBe(inserted?.length);
        expect(withoutRemoved(inserted, rows, 8 + rows.length)).toEqual(order);
      }),
    );
  });
});
