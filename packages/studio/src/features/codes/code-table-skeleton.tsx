import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { CodeTableHead } from './code-table.tsx';
import classes from './codes.module.css';

/** Uneven, as words are. */
const widths = [
  [180, 84],
  [132, 96],
  [208, 72],
  [150, 90],
] as const;

/** The table without its rows: bars in their columns, or what there is to say instead. */
export function CodeTableSkeleton({ rowCount, children }: { rowCount: number; children?: ReactNode }) {
  return (
    <div className={classes['table']} aria-busy={children === undefined || undefined}>
      <table className={classes['block']}>
        <CodeTableHead />
      </table>
      {Array.from({ length: rowCount }, (_row, index) => {
        const [name, code] = widths[index % widths.length] ?? widths[0];
        return (
          <div key={index} className={`${classes['row']} ${classes['skeleton']}`}>
            <span>
              <Skeleton width={name} />
            </span>
            <span>
              <Skeleton width={code} />
            </span>
            <span>
              <Skeleton width={64} />
            </span>
            <span />
          </div>
        );
      })}
      {children}
    </div>
  );
}
