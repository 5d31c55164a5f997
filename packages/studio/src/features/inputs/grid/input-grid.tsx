/**
 * The inputs as an editable table, in which only visible rows are rendered. Up and Down, and Enter in a text field, move
 * to the same field of another input; Alt with Up or Down moves the input.
 */
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsReadOnly } from '../../../ui/read-only.tsx';
import type { RowFaults } from '../form/fault-text.ts';
import type { InputRow } from '../form/input-edits.ts';
import type { InputActions } from '../use-inputs-editor.ts';
import { type GridColumn, gridColumns, targetOf } from './grid-keys.ts';
import classes from './input-grid.module.css';
import { InputGridRow } from './input-grid-row.tsx';

const rowHeightPx = 40;

export interface InputGridProps {
  readonly rows: readonly InputRow[];
  readonly faults: RowFaults;
  /** The position of the input that is shown in detail. */
  readonly selected: string | undefined;
  /** An input that was just added, which gets the focus. */
  readonly revealed: { readonly position: string } | undefined;
  readonly actions: InputActions;
}

interface Cell {
  readonly position: string;
  readonly column: GridColumn;
}

export function InputGrid({ rows, faults, selected, revealed, actions }: InputGridProps) {
  const { t } = useTranslation('inputs');
  const isReadOnly = useIsReadOnly();
  const scroller = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<string>();
  const activeIndex = rows.findIndex(({ position }) => position === active);
  const focus = useWantedFocus(scroller, setActive);
  useEffect(() => {
    if (revealed) focus({ position: revealed.position, column: 'path' });
  }, [revealed, focus]);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: rowHeight,
    overscan: 10,
    scrollPaddingStart: rowHeightPx,
    // The row with the focus stays mounted however far the user scrolls.
    rangeExtractor: (range) => {
      const indexes = defaultRangeExtractor(range);
      return activeIndex < 0 || indexes.includes(activeIndex) ? indexes : [...indexes, activeIndex].toSorted(byNumber);
    },
  });
  const handleKeyDown = (event: KeyboardEvent) => {
    const target = targetOf(event);
    if (!target || (target.isMove && isReadOnly)) return;
    const moved = target.isMove ? actions.move(target.position, target.by) : undefined;
    const index = rows.findIndex(({ position }) => position === target.position);
    const next = target.isMove ? moved : rows[index + target.by]?.position;
    event.preventDefault();
    if (next !== undefined) focus({ position: next, column: target.column });
  };
  const handleRemove = (position: string) => {
    const index = rows.findIndex((row) => row.position === position);
    const after = rows.slice(index + 1).some((row) => isBeside(row.position, position));
    const before = rows[index - 1]?.position;
    actions.remove(position);
    const next = after ? position : before;
    if (next !== undefined) focus({ position: next, column: 'path' });
  };
  const removal = useRef(handleRemove);
  useLayoutEffect(() => {
    removal.current = handleRemove;
  });
  const onRemove = useCallback((position: string) => removal.current(position), []);
  return (
    <div ref={scroller} className={classes['scroller']}>
      <table
        className={classes['table']}
        aria-label={t('title')}
        aria-rowcount={rows.length + 1}
        aria-describedby="grid-hint"
      >
        <Head />
        <tbody
          className={classes['body']}
          style={{ height: virtualizer.getTotalSize() }}
          onKeyDown={handleKeyDown}
          onFocus={({ target }) =>
            setActive(target.closest('[data-position]')?.getAttribute('data-position') ?? active)
          }
        >
          {virtualizer.getVirtualItems().map(({ index, start }) => {
            const row = rows[index];
            if (!row) return null;
            return (
              <InputGridRow
                key={row.position}
                position={row.position}
                input={row.input}
                depth={row.depth}
                fullPath={row.fullPath}
                index={index}
                top={start}
                faults={faults.get(row.position)}
                isSelected={row.position === selected}
                actions={actions}
                onRemove={onRemove}
              />
            );
          })}
        </tbody>
      </table>
      <span id="grid-hint" hidden>
        {t('gridHint')}
      </span>
    </div>
  );
}

function Head() {
  const { t } = useTranslation('inputs');
  return (
    <thead className={classes['block']}>
      <tr aria-rowindex={1} className={`${classes['row']} ${classes['head']}`}>
        {gridColumns.map((column) => (
          <th key={column} scope="col">
            <span className={column === 'tools' ? 'cw-visually-hidden' : undefined}>{t(`column.${column}`)}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** Focuses a cell once its row is rendered. */
function useWantedFocus(
  scroller: { readonly current: HTMLElement | null },
  setActive: (position: string) => void,
): (cell: Cell) => void {
  const wanted = useRef<Cell>(undefined);
  const [, setRequested] = useState(0);
  useLayoutEffect(() => {
    if (!wanted.current) return;
    const { position, column } = wanted.current;
    const cell = scroller.current?.querySelector(`[data-position="${position}"] [data-column="${column}"]`);
    const control = cell?.querySelector<HTMLElement>('input, button');
    if (!control) return;
    wanted.current = undefined;
    control.focus();
    if (control instanceof HTMLInputElement && column === 'path') control.select();
  });
  return useCallback(
    (cell) => {
      wanted.current = cell;
      setActive(cell.position);
      // The active row may be the same one.
      setRequested((count) => count + 1);
    },
    [setActive],
  );
}

/** Whether they are in the same list. */
function isBeside(one: string, other: string): boolean {
  const listOf = (position: string) => position.slice(0, position.lastIndexOf('.') + 1);
  return listOf(one) === listOf(other);
}

function rowHeight(): number {
  return rowHeightPx;
}

function byNumber(left: number, right: number): number {
  return left - right;
}
