import type { ReactNode } from 'react';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { ProductTableHead } from './product-table.tsx';
import classes from './product-table.module.css';

/** Uneven, as words are. */
const widths = [
  [120, 104],
  [104, 140],
  [136, 116],
  [112, 92],
  [150, 128],
];

/** The table without its rows: bars in their columns, or what there is to say instead. */
export function ProductTableSkeleton({ rowCount, children }: { rowCount: number; children?: ReactNode }) {
  return (
    <div className={classes['table']} aria-busy={children === undefined || undefined}>
      <table className={classes['block']}>
        <ProductTableHead />
      </table>
      {Array.from({ length: rowCount }, (_row, index) => {
        const [plan, type] = widths[index % widths.length] ?? [];
        return (
          <div key={index} className={`${classes['row']} ${classes['skeleton']}`}>
            <span className={classes['bars']}>
              <Skeleton width={12} />
              <Skeleton width={plan ?? 120} />
            </span>
            <span>
              <Skeleton width={type ?? 104} />
            </span>
            <span>
              <Skeleton width={16} />
            </span>
            <span>
              <Skeleton width={72} />
            </span>
            <span>
              <Skeleton width={132} />
            </span>
          </div>
        );
      })}
      {children}
    </div>
  );
}
