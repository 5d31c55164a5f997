import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { useDelayed } from '../../../ui/states/use-delayed.ts';
import classes from './entry-table.module.css';

/** Uneven, like real names. */
const widths = [96, 148, 112, 180, 204, 132];

/** The listing without rows: placeholder bars after a delay, or a message. */
export function EntryTableSkeleton({ children }: { readonly children?: ReactNode }) {
  const { t } = useTranslation('files');
  const isLong = useDelayed(children === undefined);
  return (
    <div className={classes['table']} aria-busy={children === undefined || undefined}>
      <div className={`${classes['row']} ${classes['head']}`}>
        <span>{t('column.name')}</span>
        <span>{t('column.size')}</span>
        <span>{t('column.modified')}</span>
        <span>{t('column.actions')}</span>
      </div>
      {isLong
        ? [...widths, ...widths].map((width, index) => (
            <div key={index} className={`${classes['row']} ${classes['skeleton']}`}>
              <span className={classes['bars']}>
                <Skeleton width={16} />
                <Skeleton width={width} />
              </span>
              <span>
                <Skeleton width={64} />
              </span>
              <span>
                <Skeleton width={128} />
              </span>
              <span>
                <Skeleton width={44} />
              </span>
            </div>
          ))
        : null}
      {children}
    </div>
  );
}
