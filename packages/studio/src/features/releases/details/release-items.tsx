/** The items of a release besides its apps, each in the state that goes live. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { historyPath, isItemKind } from '../../../paths/history-items.ts';
import { Mark } from '../../../ui/mark.tsx';
import type { ReleaseItem } from '../release.ts';
import type { ListedItem } from '../releases.api.ts';
import classes from '../releases.module.css';
import { StateBadge } from '../state-badge.tsx';

/** Further ones are shown on request. */
const itemsAtFirst = 50;

interface ReleaseItemsProps {
  readonly items: readonly ReleaseItem[];
  /** Those that a rollback left as they were. */
  readonly leftItems: readonly ListedItem[];
}

export function ReleaseItems({ items, leftItems }: ReleaseItemsProps) {
  const { t } = useTranslation('releases');
  const [isAll, setAll] = useState(false);
  if (items.length + leftItems.length === 0) return null;
  const shown = isAll ? items : items.slice(0, itemsAtFirst);
  return (
    <section className={classes['item']} aria-label={t('items.title')}>
      <h2>
        {t('items.title')} {items.length === 0 ? null : `(${items.length})`}
      </h2>
      <ul className={classes['items']}>
        {shown.map((item) => (
          <li key={`${item.kind} ${item.itemId}`}>
            <ItemLink item={item} />{' '}
            {item.number === null || item.action === 'RETIRE' ? null : (
              <span className={classes['by']}>{t('items.state', { number: item.number })}</span>
            )}{' '}
            {item.action === 'RETIRE' ? <Mark tone="warning">{t('items.retired')}</Mark> : null}{' '}
            {item.isLive && item.action === 'PUBLISH' ? <StateBadge state="LIVE" /> : null}
          </li>
        ))}
      </ul>
      {shown.length < items.length ? (
        <Button variant="subtle" size="xs" onClick={() => setAll(true)}>
          {t('items.more', { count: items.length - shown.length })}
        </Button>
      ) : null}
      {items.some(({ action }) => action === 'RETIRE') ? <p>{t('items.retire')}</p> : null}
      {leftItems.length === 0 ? null : (
        <>
          <p>{t('items.left')}</p>
          <ul className={classes['items']}>
            {leftItems.map((item) => (
              <li key={`${item.kind} ${item.itemId}`}>
                <ItemLink item={item} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function ItemLink({ item: { kind, itemId, name } }: { readonly item: ListedItem }) {
  const { t } = useTranslation('history');
  if (!isItemKind(kind)) return <bdi>{name}</bdi>;
  return (
    <>
      <span className={classes['by']}>{t(`kind.${kind}`)}</span>{' '}
      <Link to={historyPath({ kind, itemId })} dir="auto">
        {name}
      </Link>
    </>
  );
}
