import type { ReactNode } from 'react';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import classes from './template-table.module.css';
import { TemplateTableHead } from './template-table.tsx';

/** Uneven, as words are. */
const widths = [
  [168, 240],
  [132, 176],
  [196, 208],
  [144, 260],
  [156, 188],
];

/** The table without its rows: bars in their columns, or what there is to say instead. */
export function TemplateTableSkeleton({ rowCount, children }: { rowCount: number; children?: ReactNode }) {
  return (
    <div className={classes['table']} aria-busy={children === undefined || undefined}>
      <table className={classes['block']}>
        <TemplateTableHead />
      </table>
      {Array.from({ length: rowCount }, (_row, index) => {
        const [name, description] = widths[index % widths.length] ?? [];
        return (
          <div key={index} className={`${classes['row']} ${classes['skeleton']}`}>
            <span>
              <Skeleton width={name ?? 160} />
              <Skeleton width={description ?? 200} />
            </span>
            <span>
              <Skeleton width={72} />
            </span>
            <span>
              <Skeleton width={104} />
            </span>
            <span>
              <Skeleton width={124} />
            </span>
            <span>
              <Skeleton width={124} />
            </span>
          </div>
        );
      })}
      {children}
    </div>
  );
}
