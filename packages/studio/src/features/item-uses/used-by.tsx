/** Links to what uses an item: the first few, and all of them on request. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { useDelayed } from '../../ui/states/use-delayed.ts';
import type { ItemUses } from './item-use.ts';
import classes from './item-uses.module.css';
import { useItemUses, type UsedItems } from './item-uses.api.ts';

export interface UsedByProps {
  readonly used: UsedItems;
  /** Of the heading, which must fit in those of the page. */
  readonly level: 2 | 3;
}

const firstCount = 10;
/** As many as the server returns at once. */
const allCount = 1000;

export function UsedBy({ used, level }: UsedByProps) {
  const { t } = useTranslation(['history', 'widgets']);
  const [limit, setLimit] = useState(firstCount);
  const { uses, error, isLoading, reload } = useItemUses(used, limit);
  const isSkeletonShown = useDelayed(isLoading && uses === undefined);
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section className={classes['usedBy']} aria-label={t('uses.title')} aria-busy={isLoading}>
      <Heading>
        {t('uses.title')} {uses ? <span className={classes['count']}>{uses.totalCount + uses.hiddenCount}</span> : null}
      </Heading>
      {uses ? (
        <Users uses={uses} isLoading={isLoading} onAll={limit === firstCount ? () => setLimit(allCount) : undefined} />
      ) : error ? (
        <p>
          {t('uses.failed')}{' '}
          <Button variant="subtle" size="compact-xs" onClick={reload}>
            {t('widgets:retry')}
          </Button>
        </p>
      ) : (
        <p>{isSkeletonShown ? <Skeleton width={160} /> : null}</p>
      )}
    </section>
  );
}

interface UsersProps {
  readonly uses: ItemUses;
  readonly isLoading: boolean;
  /** Requests all of them. */
  readonly onAll: (() => void) | undefined;
}

function Users({ uses: { list, totalCount, hiddenCount }, isLoading, onAll }: UsersProps) {
  const { t } = useTranslation('history');
  const moreCount = totalCount - list.length;
  return (
    <>
      {totalCount + hiddenCount === 0 ? <p>{t('uses.none')}</p> : null}
      {list.length === 0 ? null : (
        <ul>
          {list.map(({ kind, itemId, name, path }) => (
            <li key={`${kind} ${itemId}`}>
              {path === undefined ? (
                <span dir="auto">{name}</span>
              ) : (
                <Link to={path} dir="auto">
                  {name}
                </Link>
              )}{' '}
              <span className={classes['kind']}>{t(`uses.kind.${kind}`)}</span>
            </li>
          ))}
        </ul>
      )}
      {hiddenCount > 0 ? <p>{t('uses.hidden', { count: hiddenCount })}</p> : null}
      {moreCount > 0 && onAll ? (
        <Button variant="subtle" size="xs" loading={isLoading} onClick={onAll}>
          {t('uses.all', { total: totalCount })}
        </Button>
      ) : moreCount > 0 && !isLoading ? (
        <p>{t('uses.more', { total: moreCount })}</p>
      ) : null}
    </>
  );
}
