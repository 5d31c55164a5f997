/** The cells of one sheet, of which only the visible ones are rendered. Arrow keys move between cells. */
import { useEffect, useId, type KeyboardEvent, type MouseEvent } from 'react';
import type { SheetCell } from '../function.api.ts';
import { toAddress, toColumnName, type CellPosition } from './cell-address.ts';
import {
  type ColumnLayout,
  columnsOfText,
  drawnOf,
  headWidth,
  rowHeight,
  type Range,
  type Size,
} from './grid-window.ts';
import classes from './sheet-viewer.module.css';
import { useViewport } from './use-viewport.ts';

export type DrawnPart = ReturnType<typeof drawnOf>;

interface SheetGridProps {
  readonly label: string;
  /** Keyed by address. */
  readonly cells: ReadonlyMap<string, SheetCell>;
  readonly size: Size;
  readonly layout: ColumnLayout;
  readonly place: CellPosition;
  readonly onPlace: (place: CellPosition) => void;
  readonly onDrawn: (part: DrawnPart) => void;
  /** The remaining cells are being loaded. */
  readonly isStale: boolean;
}

export function SheetGrid({ label, cells, size, layout, place, onPlace, onDrawn, isStale }: SheetGridProps) {
  const id = useId();
  const { scroller, view, measure } = useViewport(place, layout);
  const { rows, columns } = drawnOf(view, size, layout);
  const [firstRow, endRow, firstColumn, endColumn] = [rows.from, rows.to, columns.from, columns.to];
  useEffect(() => {
    onDrawn({ rows: { from: firstRow, to: endRow }, columns: { from: firstColumn, to: endColumn } });
  }, [onDrawn, firstRow, endRow, firstColumn, endColumn]);
  const handleKeyDown = (event: KeyboardEvent) => {
    const page = Math.max(1, Math.floor(view.height / rowHeight) - 2);
    const next = event.altKey || event.shiftKey ? undefined : moveOf(event, place, { page, ...size });
    if (!next) return;
    event.preventDefault();
    onPlace({ sheet: place.sheet, ...next });
  };
  const handleMouseDown = ({ target }: MouseEvent) => {
    const { row, column } = target instanceof HTMLElement ? target.dataset : {};
    if (row !== undefined && column !== undefined) {
      onPlace({ sheet: place.sheet, row: Number(row), column: Number(column) });
    }
  };
  const isSelectedDrawn = contains(rows, place.row) && contains(columns, place.column);
  return (
    <div
      ref={scroller}
      className={classes['grid']}
      role="grid"
      tabIndex={0}
      aria-label={label}
      aria-readonly
      aria-rowcount={size.rows + 1}
      aria-colcount={size.columns + 1}
      aria-busy={isStale || undefined}
      {...(isSelectedDrawn && { 'aria-activedescendant': `${id}-${toAddress(place)}` })}
      onScroll={({ currentTarget }) => measure(currentTarget)}
      onKeyDown={handleKeyDown}
      onMouseDown={handleMouseDown}
    >
      <div role="presentation" style={{ height: (size.rows + 1) * rowHeight, width: headWidth + layout.end }}>
        <div role="row" aria-rowindex={1} className={classes['headRow']}>
          <div role="presentation" className={classes['corner']} />
          {numbersIn(columns).map((column) => (
            <div
              key={column}
              role="columnheader"
              aria-colindex={column + 2}
              className={classes['columnHead']}
              style={{ left: headWidth + layout.startOf(column), width: layout.widthOf(column) }}
            >
              {toColumnName(column)}
            </div>
          ))}
        </div>
        {numbersIn(rows).map((row) => (
          <GridRow key={row} id={id} row={row} columns={columns} cells={cells} layout={layout} place={place} />
        ))}
      </div>
    </div>
  );
}

interface GridRowProps extends Pick<SheetGridProps, 'cells' | 'layout' | 'place'> {
  readonly id: string;
  readonly row: number;
  readonly columns: Range;
}

function GridRow({ id, row, columns, cells, layout, place }: GridRowProps) {
  return (
    <div
      role="row"
      aria-rowindex={row + 2}
      className={classes['row']}
      style={{ top: (row + 1) * rowHeight, width: headWidth + layout.end }}
    >
      <div role="rowheader" aria-colindex={1} className={classes['rowHead']}>
        {row + 1}
      </div>
      {numbersIn(columns).map((column) => {
        const address = toAddress({ row, column });
        const cell = cells.get(address);
        const text = cell ? shownText(cell) : '';
        const isEmpty = (other: number) => !cells.get(toAddress({ row, column: other }))?.text;
        const spanned = text === '' || cell?.isNumber ? 1 : columnsOfText(column, columns.to, isEmpty);
        return (
          <div
            key={column}
            id={`${id}-${address}`}
            role="gridcell"
            aria-colindex={column + 2}
            aria-selected={row === place.row && column === place.column}
            className={classes['cell']}
            style={{ left: headWidth + layout.startOf(column), width: layout.widthOf(column) }}
            data-row={row}
            data-column={column}
            data-kind={kindOf(cell)}
            data-needed={cell?.isNeeded || undefined}
            data-changed={typeof cell?.after === 'string' || undefined}
            data-number={cell?.isNumber || undefined}
            data-spilling={spanned > 1 || undefined}
          >
            {spanned === 1 ? text : <span style={{ maxWidth: layout.widthOf(column, spanned) - 13 }}>{text}</span>}
          </div>
        );
      })}
    </div>
  );
}

/** In the number format of the cell. */
function shownText({ text, shown, after, shownAfter }: SheetCell): string {
  return typeof after === 'string' ? (shownAfter ?? after) : (shown ?? text);
}

function numbersIn({ from, to }: Range): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_number, nth) => from + nth);
}

function contains({ from, to }: Range, number: number): boolean {
  return number >= from && number < to;
}

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>;

/** The movement for a key; undefined for other keys. */
function moveOf(
  { key, ctrlKey, metaKey }: Key,
  { row, column }: CellPosition,
  { page, rows, columns }: Size & { readonly page: number },
) {
  const isFar = ctrlKey || metaKey;
  const moves: Record<string, readonly [row: number, column: number]> = {
    ArrowUp: [row - 1, column],
    ArrowDown: [row + 1, column],
    ArrowLeft: [row, column - 1],
    ArrowRight: [row, column + 1],
    PageUp: [row - page, column],
    PageDown: [row + page, column],
    Home: [isFar ? 0 : row, 0],
    End: [isFar ? rows - 1 : row, columns - 1],
  };
  const move = moves[key];
  if (!move) return undefined;
  const within = (value: number, count: number) => Math.min(count - 1, Math.max(0, value));
  return { row: within(move[0], rows), column: within(move[1], columns) };
}

function kindOf(cell: SheetCell | undefined): 'input' | 'output' | undefined {
  if (!cell?.field) return undefined;
  return cell.field.toLowerCase().startsWith('input') ? 'input' : 'output';
}
