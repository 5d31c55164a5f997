/** The cells of a table whose columns are changed: a column that stays has its cells, read as those of its type. Pure. */
import { readCells } from '../../../ui/grid/cells/read-cells.ts';
import type { Block, GridColumn } from '../../../ui/grid/model/sheet.ts';

/** The cells of an exact key become the beginnings of ranges, and the other way round. */
function sourceOf(id: string, before: readonly GridColumn[]): number {
  const own = before.findIndex((column) => column.id === id);
  if (own >= 0) return own;
  const [whole = '', end] = id.split('.');
  if (end === 'to') return -1;
  const other = end === 'from' ? whole : `${id}.from`;
  return before.findIndex((column) => column.id === other);
}

/** @param cells of the columns before */
export function moveCells(before: readonly GridColumn[], cells: Block, after: readonly GridColumn[]): Block {
  return after.map(({ id, type, takesPercent }) => {
    const source = sourceOf(id, before);
    const known = cells[source] ?? [];
    return before[source]?.type === type ? known : readCells(type, known, takesPercent).cells;
  });
}
