/** What customers get differently once items go live in these states, each with its differences in words. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { historyPath, isItemKind } from '../../../paths/history-items.ts';
import { Mark } from '../../../ui/mark.tsx';
import { Changed, ItemName } from './changed-item.tsx';
import classes from './changed-items.module.css';

export interface ReleasedState {
  readonly kind: string;
  readonly itemId: string;
  readonly name: string;
  readonly action: 'PUBLISH' | 'RETIRE';
  /** Null for apps in releases of earlier versions of the server. */
  readonly number: number | null;
  /** Of the state that customers got before; undefined if they got none. */
  readonly previousNumber: number | undefined;
}

export interface StateDifferencesProps {
  readonly items: readonly ReleasedState[];
}

/** Further ones are shown on request. */
const itemsAtFirst = 50;
/** Differences of more items are read on request. */
const openItemsMax = 5;

export function StateDifferences({ items }: StateDifferencesProps) {
  const { t } = useTranslation('history');
  const [isAll, setAll] = useState(false);
  const shown = isAll ? items : items.slice(0, itemsAtFirst);
  return (
    <section className={classes['section']} aria-label={t('released.states')}>
      <h2>
        {t('released.states')} ({items.length})
      </h2>
      <ul>
        {shown.map((item) => (
          <li key={`${item.kind} ${item.itemId}`}>
            <StateDifference item={item} isOpenAtFirst={items.length <= openItemsMax} />
          </li>
        ))}
      </ul>
      {shown.length < items.length ? (
        <Button variant="subtle" size="xs" onClick={() => setAll(true)}>
          {t('released.more', { count: items.length - shown.length })}
        </Button>
      ) : null}
    </section>
  );
}

interface StateDifferenceProps {
  readonly item: ReleasedState;
  readonly isOpenAtFirst: boolean;
}

function StateDifference({ item, isOpenAtFirst }: StateDifferenceProps) {
  const { t } = useTranslation('history');
  const { kind, itemId, name, action, number, previousNumber } = item;
  if (!isItemKind(kind)) return <bdi>{name}</bdi>;
  if (action === 'PUBLISH' && number !== null && previousNumber !== undefined && previousNumber !== number) {
    return <Changed item={{ kind, itemId, name, number, previousNumber }} isOpenAtFirst={isOpenAtFirst} />;
  }
  return (
    <p className={classes['new']}>
      <Link to={historyPath({ kind, itemId })}>
        <ItemName item={{ kind, name }} />
      </Link>{' '}
      <ItemMark item={item} />
      {action === 'RETIRE' ? <span className={classes['kind']}> {t('released.retiredText')}</span> : null}
    </p>
  );
}

function ItemMark({ item: { action, number, previousNumber } }: { readonly item: ReleasedState }) {
  const { t } = useTranslation('history');
  if (action === 'RETIRE') return <Mark tone="warning">{t('released.retired')}</Mark>;
  if (previousNumber === undefined) return <Mark tone="success">{t('released.added')}</Mark>;
  return number === null ? null : <Mark tone="plain">{t('released.unchanged')}</Mark>;
}
