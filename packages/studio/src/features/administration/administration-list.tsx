/** A table of the administration with its loading, empty and error states. Only the rows in the window are rendered. */
import type { KeyboardEvent, ReactNode } from 'react';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { useWindowRows } from '../../ui/rows/use-window-rows.ts';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { StaleNote } from '../../ui/states/stale-note.tsx';
import { useDelayed } from '../../ui/states/use-delayed.ts';
import classes from './administration.module.css';

export interface Column<Row> {
  readonly heading: string;
  /** For a column of buttons. */
  readonly isHeadingHidden?: boolean;
  /** @param onKeyDown moves between rows with the arrow keys; for the button of the row */
  readonly cell: (row: Row, onKeyDown: (event: KeyboardEvent) => void) => ReactNode;
}

interface AdministrationListProps<Row> {
  readonly label: string;
  /** Selects the column widths. */
  readonly layout: 'users' | 'insurers' | 'apiKeys';
  readonly columns: readonly Column<Row>[];
  /** Undefined until the first answer. */
  readonly rows: readonly Row[] | undefined;
  readonly keyOf: (row: Row) => string;
  readonly error: unknown;
  readonly isLoading: boolean;
  /** The title shown when the rows could not be loaded. */
  readonly failed: string;
  /** Shown when there are no rows. */
  readonly empty: ReactNode;
  readonly onRetry: () => void;
}

const skeletonWidths = [168, 132, 196, 144, 156];

export function AdministrationList<Row>(props: AdministrationListProps<Row>) {
  const { layout, columns, rows, error, isLoading, failed, empty, onRetry } = props;
  const isLong = useDelayed(rows === undefined && error === undefined);
  if (rows !== undefined && rows.length > 0) {
    return (
      <>
        {error === undefined ? null : (
          <div className={classes['note']}>
            <StaleNote error={error} onRetry={onRetry} />
          </div>
        )}
        <Rows {...props} rows={rows} />
      </>
    );
  }
  const isFailed = rows === undefined && error !== undefined;
  return (
    <div
      className={`${classes['table']} ${classes[layout]}`}
      aria-busy={(rows === undefined && !isFailed) || undefined}
    >
      <table className={classes['block']}>
        <Head columns={columns} />
      </table>
      {rows === undefined ? null : empty}
      {isFailed ? <ErrorState title={failed} error={error} onRetry={onRetry} isBusy={isLoading} /> : null}
      {isLong
        ? skeletonWidths.map((width) => (
            <div key={width} className={`${classes['row']} ${classes['skeleton']}`}>
              {columns.map(({ heading, isHeadingHidden }) => (
                <span key={heading}>{isHeadingHidden ? null : <Skeleton width={`min(${width}px, 80%)`} />}</span>
              ))}
            </div>
          ))
        : null}
    </div>
  );
}

function Head<Row>({ columns }: Pick<AdministrationListProps<Row>, 'columns'>) {
  return (
    <thead className={classes['block']}>
      <tr aria-rowindex={1} className={`${classes['row']} ${classes['head']}`}>
        {columns.map(({ heading, isHeadingHidden }) => (
          <th key={heading} scope="col">
            {isHeadingHidden ? <span className="cw-visually-hidden">{heading}</span> : heading}
          </th>
        ))}
      </tr>
    </thead>
  );
}

const rowHeight = 56;

function Rows<Row>(props: AdministrationListProps<Row> & { readonly rows: readonly Row[] }) {
  const { label, layout, columns, rows, keyOf } = props;
  const { body, items, totalHeight, handleKeyDown } = useWindowRows({ rows, keyOf, heightOf: () => rowHeight });
  return (
    <table className={`${classes['table']} ${classes[layout]}`} aria-label={label} aria-rowcount={rows.length + 1}>
      <Head columns={columns} />
      <tbody ref={body} className={classes['body']} style={{ height: totalHeight }}>
        {items.map(({ index, top, height }) => {
          const row = rows[index];
          if (row === undefined) return null;
          return (
            <tr
              key={keyOf(row)}
              aria-rowindex={index + 2}
              data-index={index}
              className={`${classes['row']} ${classes['line']}`}
              style={{ height, transform: `translateY(${top}px)` }}
            >
              {columns.map(({ heading, cell }) => (
                <td key={heading}>{cell(row, handleKeyDown)}</td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
