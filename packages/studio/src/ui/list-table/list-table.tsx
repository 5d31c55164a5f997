/**
 * A list of records as a table, with loading, empty and error states. Only the rows in the window are rendered.
 * Features set column widths and styles with `className` and the attribute `data-row`.
 */
import { type KeyboardEvent, type ReactNode, useCallback } from 'react';
import { ErrorState } from '../states/error-state.tsx';
import { Skeleton } from '../states/skeleton.tsx';
import { StaleNote } from '../states/stale-note.tsx';
import { useDelayed } from '../states/use-delayed.ts';
import classes from './list-table.module.css';
import { useWindowRows } from './use-window-rows.ts';

export interface ListColumn {
  readonly heading: string;
  /** For a column of buttons. */
  readonly isHeadingHidden?: boolean;
  /** Widths in pixels of the placeholder bars while the list loads, row by row; uneven, like real words. */
  readonly bars?: readonly (readonly number[])[];
}

interface ListTableProps<Row> {
  readonly label: string;
  readonly columns: readonly ListColumn[];
  /** Sets `--columns` to the widths of the columns. */
  readonly className: string | undefined;
  /** Undefined until the first response; a stable list as long as nothing has changed. */
  readonly rows: readonly Row[] | undefined;
  /** Includes rows that are still being loaded. */
  readonly totalCount?: number | undefined;
  readonly keyOf: (row: Row) => string;
  /** In pixels. */
  readonly rowHeight: number;
  /** For rows of different heights; `rowHeight` then applies only while the list loads. */
  readonly heightOf?: (row: Row) => number;
  readonly rowClass?: (row: Row) => string | undefined;
  /** Rows without a button or link, which the arrow keys skip. */
  readonly isPassedOver?: (row: Row) => boolean;
  /** The row to scroll into view, such as one that was just created. */
  readonly revealKey?: string | undefined;
  /**
   * The cells of a row.
   * @param onKeyDown moves between rows with the arrow keys; attach it to the button or link of the row
   */
  readonly renderCells: (row: Row, onKeyDown: (event: KeyboardEvent) => void) => ReactNode;
  readonly error: unknown;
  readonly isLoading: boolean;
  /** The title shown when the rows could not be loaded. */
  readonly failed: string;
  /** The title of the note that the rows are out of date, if the default one does not fit. */
  readonly stale?: string | undefined;
  readonly onRetry: () => void;
  /** Shown when there are no rows. */
  readonly empty: ReactNode;
  /** Whether the headings are still shown above it. */
  readonly isEmptyFramed?: boolean;
  /** The number of placeholder rows while the list loads. */
  readonly loadingRows: number;
}

export function ListTable<Row>(props: ListTableProps<Row>) {
  const { rows, error, isLoading, failed, stale, onRetry, empty, isEmptyFramed = false } = props;
  const isLong = useDelayed(rows === undefined && error === undefined);
  if (rows !== undefined) {
    return (
      <>
        {error === undefined ? null : (
          <div className={classes['note']}>
            <StaleNote error={error} onRetry={onRetry} {...(stale !== undefined && { title: stale })} />
          </div>
        )}
        {rows.length > 0 ? <Rows {...props} rows={rows} /> : null}
        {rows.length === 0 && isEmptyFramed ? <Frame {...props}>{empty}</Frame> : null}
        {rows.length === 0 && !isEmptyFramed ? empty : null}
      </>
    );
  }
  if (error !== undefined) {
    return (
      <Frame {...props}>
        <ErrorState title={failed} error={error} onRetry={onRetry} isBusy={isLoading} />
      </Frame>
    );
  }
  return (
    <Frame {...props} isBusy>
      {isLong ? <LoadingRows {...props} /> : null}
    </Frame>
  );
}

interface FrameProps extends Pick<ListTableProps<never>, 'columns' | 'className'> {
  readonly isBusy?: boolean;
  readonly children: ReactNode;
}

/** The table without rows. */
function Frame({ columns, className, isBusy, children }: FrameProps) {
  return (
    <div className={`${classes['table']} ${className}`} aria-busy={isBusy}>
      <table className={classes['block']}>
        <Head columns={columns} />
      </table>
      {children}
    </div>
  );
}

function Head({ columns }: Pick<FrameProps, 'columns'>) {
  return (
    <thead className={classes['block']}>
      <tr aria-rowindex={1} data-row="head" className={`${classes['row']} ${classes['head']}`}>
        {columns.map(({ heading, isHeadingHidden }) => (
          <th key={heading} scope="col">
            {isHeadingHidden ? <span className="cw-visually-hidden">{heading}</span> : heading}
          </th>
        ))}
      </tr>
    </thead>
  );
}

type LoadingRowsProps = Pick<ListTableProps<never>, 'columns' | 'rowHeight' | 'loadingRows'>;

function LoadingRows({ columns, rowHeight, loadingRows }: LoadingRowsProps) {
  return Array.from({ length: loadingRows }, (_row, index) => (
    <div
      key={index}
      data-row="loading"
      className={`${classes['row']} ${classes['loading']}`}
      style={{ height: rowHeight }}
    >
      {columns.map(({ heading, bars = [] }) => (
        <span key={heading}>
          {bars[index % bars.length]?.map((width, bar) => (
            <Skeleton key={bar} width={width} />
          ))}
        </span>
      ))}
    </div>
  ));
}

function Rows<Row>(props: ListTableProps<Row> & { readonly rows: readonly Row[] }) {
  const { label, columns, className, rows, totalCount, keyOf, rowHeight, rowClass, isPassedOver, revealKey } = props;
  const { heightOf, renderCells } = props;
  const { body, items, totalHeight, handleKeyDown } = useWindowRows({
    rows,
    keyOf,
    heightOf: useCallback((row: Row) => heightOf?.(row) ?? rowHeight, [heightOf, rowHeight]),
    revealKey,
    ...(isPassedOver && { isPassedOver }),
  });
  return (
    <table
      className={`${classes['table']} ${className}`}
      aria-label={label}
      aria-rowcount={(totalCount ?? rows.length) + 1}
    >
      <Head columns={columns} />
      <tbody ref={body} className={classes['body']} style={{ height: totalHeight }}>
        {items.map(({ index, top, height }) => {
          const row = rows[index];
          if (row === undefined) return null;
          return (
            <tr
              key={keyOf(row)}
              aria-rowindex={index + 2}
              data-row="record"
              data-index={index}
              className={`${classes['row']} ${classes['record']} ${rowClass?.(row) ?? ''}`}
              style={{ height, transform: `translateY(${top}px)` }}
            >
              {renderCells(row, handleKeyDown)}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
