import { describe, expect, it } from 'vitest';
import { ColumnLayout, columnsOfText, drawnOf, readOf, scrollTo } from './grid-window.ts';

const layoutOf = (columns: number) => new ColumnLayout(columns, []);
const view = { top: 2400, left: 0, width: 700, height: 480 };

describe('the range of a sheet', () => {
  it('that is drawn is the visible part, up to the end of the sheet', () => {
    expect(drawnOf(view, { rows: 100_000, columns: 300 }, layoutOf(300))).toEqual({
      rows: { from: 100, to: 121 },
      columns: { from: 0, to: 8 },
    });
    expect(drawnOf(view, { rows: 110, columns: 3 }, layoutOf(3))).toEqual({
      rows: { from: 100, to: 110 },
      columns: { from: 0, to: 3 },
    });
  });

  it('that is loaded covers what is drawn, and is stable during small scrolls', () => {
    for (let top = 0; top < 6000; top += 37) {
      const drawn = drawnOf({ ...view, top, left: top / 3 }, { rows: 100_000, columns: 300 }, layoutOf(300));
      const read = readOf(drawn);
      expect(read.top).toBeLessThanOrEqual(drawn.rows.from);
      expect(read.top + read.rows).toBeGreaterThanOrEqual(drawn.rows.to);
      expect(read.left).toBeLessThanOrEqual(drawn.columns.from);
      expect(read.left + read.columns).toBeGreaterThanOrEqual(drawn.columns.to);
      expect(read.rows * read.columns).toBeLessThanOrEqual(6000);
    }
    expect(readOf(drawnOf(view, { rows: 1000, columns: 9 }, layoutOf(9)))).toEqual(
      readOf(drawnOf({ ...view, top: view.top + 100 }, { rows: 1000, columns: 9 }, layoutOf(9))),
    );
  });

  it('is scrolled no further than needed to show a cell', () => {
    expect(scrollTo({ row: 105, column: 1 }, view, layoutOf(300))).toEqual({ top: 2400, left: 0 });
    expect(scrollTo({ row: 10, column: 1 }, view, layoutOf(300))).toEqual({ top: 240, left: 0 });
    expect(scrollTo({ row: 200, column: 9 }, view, layoutOf(300))).toEqual({
      top: 200 * 24 + 24 - 456,
      left: 9 * 112 + 112 - 644,
    });
  });
});

it('a text extends over empty cells beside it, within the drawn range', () => {
  const filled = new Set([0, 4]);
  const isEmpty = (column: number) => !filled.has(column);
  expect(columnsOfText(0, 10, isEmpty)).toBe(4);
  expect(columnsOfText(3, 10, isEmpty)).toBe(1);
  expect(columnsOfText(4, 6, isEmpty)).toBe(2);
  expect(columnsOfText(4, 1000, isEmpty)).toBe(12);
});

describe('columns with widths of their own', () => {
  const layout = new ColumnLayout(100, [
    { from: 1, to: 1, characters: 40 },
    { from: 3, to: 4, characters: 1 },
    { from: 98, to: 16_383, characters: 500 },
  ]);

  it('follow each other, between a smallest and a largest width', () => {
    expect([0, 1, 2, 3, 4, 98].map((column) => layout.widthOf(column))).toEqual([112, 293, 112, 40, 40, 480]);
    expect([0, 1, 2, 3, 5].map((column) => layout.startOf(column))).toEqual([0, 112, 405, 517, 597]);
    expect(layout.widthOf(3, 2)).toBe(80);
    expect(layout.end).toBe(layout.startOf(99) + 480);
  });

  it('are found by their positions', () => {
    for (const column of [0, 1, 4, 50, 99]) {
      expect(layout.at(layout.startOf(column))).toBe(column);
      expect(layout.at(layout.startOf(column) + layout.widthOf(column) - 1)).toBe(column);
    }
    expect(layout.at(layout.end + 1000)).toBe(99);
  });

  it('are loaded although many narrow ones are visible', () => {
    const narrow = new ColumnLayout(300, [{ from: 0, to: 299, characters: 1 }]);
    const drawn = drawnOf({ top: 0, left: 360, width: 1600, height: 400 }, { rows: 99, columns: 300 }, narrow);
    const read = readOf(drawn);
    expect(read.left + read.columns).toBeGreaterThanOrEqual(drawn.columns.to);
    expect(read.rows * read.columns).toBeLessThanOrEqual(6000);
  });
});
