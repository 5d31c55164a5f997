import { describe, expect, it } from 'vitest';
import { type Bounds, type Move, moveSelection, rangeOf, selectCell, selectRange, stepSelection } from './selection.ts';

/** Filled cells are marked; the last row is the empty one. */
const filled = ['xx.x', '.x..', '.x..', '....'];
const bounds: Bounds = {
  positionCount: 4,
  columnCount: 4,
  pageSize: 2,
  isFilled: ({ position, column }) => filled[position]?.[column] === 'x',
};

function at(position: number, column: number) {
  return { position, column };
}

function move(target: Move['target'], from: readonly [number, number], isFar = false): number[] {
  const moved = moveSelection(selectCell(at(...from)), { target, isFar, isExtending: false }, bounds);
  return [moved.active.position, moved.active.column];
}

describe('the selection', () => {
  it('moves by cells, by pages and to the ends of a row, within the table', () => {
    expect(move('down', [0, 0])).toEqual([1, 0]);
    expect(move('up', [0, 0])).toEqual([0, 0]);
    expect(move('right', [3, 3])).toEqual([3, 3]);
    expect(move('pageDown', [0, 1])).toEqual([2, 1]);
    expect(move('pageUp', [1, 1])).toEqual([0, 1]);
    expect(move('home', [2, 3])).toEqual([2, 0]);
    expect(move('end', [2, 0])).toEqual([2, 3]);
    expect(move('home', [2, 3], true)).toEqual([0, 0]);
    expect(move('end', [0, 0], true)).toEqual([2, 3]);
  });

  it('jumps to the end of filled cells, to the next filled one, and to the end', () => {
    expect(move('right', [0, 0], true)).toEqual([0, 1]);
    expect(move('right', [0, 1], true)).toEqual([0, 3]);
    expect(move('down', [0, 1], true)).toEqual([2, 1]);
    expect(move('down', [0, 0], true)).toEqual([3, 0]);
    expect(move('left', [1, 3], true)).toEqual([1, 1]);
    expect(move('left', [0, 0], true)).toEqual([0, 0]);
  });

  it('grows from its anchor, with the same active cell', () => {
    const grown = moveSelection(selectCell(at(1, 1)), { target: 'down', isFar: false, isExtending: true }, bounds);
    const wider = moveSelection(grown, { target: 'left', isFar: false, isExtending: true }, bounds);
    expect(rangeOf(wider)).toEqual({ top: 1, bottom: 2, left: 0, right: 1 });
    expect(wider.active).toEqual(at(1, 1));
    expect(moveSelection(wider, { target: 'down', isFar: false, isExtending: false }, bounds)).toEqual(
      selectCell(at(2, 1)),
    );
  });

  it('goes from cell to cell with Tab, and back to the first column with Enter', () => {
    const tab = { key: 'tab', isBackward: false, firstColumn: 0 } as const;
    expect(stepSelection(selectCell(at(0, 3)), tab, bounds)).toEqual(selectCell(at(1, 0)));
    expect(stepSelection(selectCell(at(3, 3)), tab, bounds)).toBeUndefined();
    expect(stepSelection(selectCell(at(0, 0)), { ...tab, isBackward: true }, bounds)).toBeUndefined();
    expect(stepSelection(selectCell(at(0, 2)), { ...tab, key: 'enter' }, bounds)).toEqual(selectCell(at(1, 0)));
  });

  it('goes around within a range', () => {
    const range = selectRange(at(0, 0), at(1, 1));
    const visited = (key: 'tab' | 'enter') => {
      let selection = range;
      return [1, 2, 3, 4].map(() => {
        selection = stepSelection(selection, { key, isBackward: false, firstColumn: 0 }, bounds) ?? selection;
        return `${selection.active.position} ${selection.active.column}`;
      });
    };
    expect(visited('tab')).toEqual(['0 1', '1 0', '1 1', '0 0']);
    expect(visited('enter')).toEqual(['1 0', '0 1', '1 1', '0 0']);
  });
});
