/** What filling writes into cells: the first row or column again, or the series of the selected cells continued. Pure. */
import { readCells } from '../cells/read-cells.ts';
import { continueSeries } from '../cells/cell-series.ts';
import type { GridContent } from './grid-content.ts';
import type { Range, Spot } from './selection.ts';
import type { Block, Edit, GridColumn } from './sheet.ts';

/** Cells that come from a column of another type. */
export function reread(columns: readonly GridColumn[], cells: readonly string[], column: number): readonly string[] {
  const { type = 'text', takesPercent } = columns[column] ?? {};
  return readCells(type, cells, takesPercent).cells;
}

function listFrom<Entry>(count: number, entry: (index: number) => Entry): Entry[] {
  return Array.from({ length: count }, (_, index) => entry(index));
}

/** Repeats the first row or column of a range; if it has only one, the one before it. */
export function repeatFirst(content: GridContent, range: Range, direction: 'down' | 'right'): readonly Edit[] {
  const { top, bottom, left, right } = range;
  const { sheet } = content;
  const isDown = direction === 'down';
  const from = isDown ? Math.max(0, bottom > top ? top : top - 1) : Math.max(0, right > left ? left : left - 1);
  const rows = content.rowsBetween(isDown ? from + 1 : top, bottom);
  const column = isDown ? left : from + 1;
  if (rows.length === 0 || column > right) return [];
  const source = content.rowAt(from);
  const cells = listFrom(right - column + 1, (index) =>
    isDown
      ? Array.from(rows, () => sheet.cellAt(source, column + index))
      : reread(
          sheet.columns,
          Array.from(rows, (row) => sheet.cellAt(row, from)),
          column + index,
        ),
  );
  return [{ kind: 'set', column, rows, cells }];
}

/** The cells beside a range that are filled when its handle is dragged to a cell: in one direction, the farther one. */
export function filledRange({ top, bottom, left, right }: Range, { position, column }: Spot): Range | undefined {
  const down = Math.max(position - bottom, top - position, 0);
  const across = Math.max(column - right, left - column, 0);
  if (down === 0 && across === 0) return undefined;
  if (down >= across) {
    return position > bottom
      ? { top: bottom + 1, bottom: position, left, right }
      : { top: position, bottom: top - 1, left, right };
  }
  return column > right
    ? { top, bottom, left: right + 1, right: column }
    : { top, bottom, left: column, right: left - 1 };
}

/** The cells of a range, by column, that continue those of another one beside it. */
export function continueCells(content: GridContent, range: Range, filled: Range): Block {
  const { sheet } = content;
  const typeOf = (column: number) => sheet.columns[column]?.type ?? 'text';
  if (filled.left === range.left && filled.right === range.right) {
    const isBackward = filled.bottom < range.top;
    const rows = content.rowsBetween(range.top, range.bottom);
    return listFrom(range.right - range.left + 1, (index) => {
      const source = Array.from(rows, (row) => sheet.cellAt(row, range.left + index));
      return continueSeries(typeOf(range.left + index), source, { count: filled.bottom - filled.top + 1, isBackward });
    });
  }
  const isBackward = filled.right < range.left;
  const rows = Array.from(content.rowsBetween(range.top, range.bottom), (row) => {
    const source = listFrom(range.right - range.left + 1, (index) => sheet.cellAt(row, range.left + index));
    const isOneType = new Set(listFrom(source.length, (index) => typeOf(range.left + index))).size === 1;
    const type = isOneType ? typeOf(range.left) : 'text';
    return continueSeries(type, source, { count: filled.right - filled.left + 1, isBackward });
  });
  return listFrom(filled.right - filled.left + 1, (index) =>
    reread(
      sheet.columns,
      rows.map((row) => row[index] ?? ''),
      filled.left + index,
    ),
  );
}
