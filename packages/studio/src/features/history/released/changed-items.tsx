/** What a release shows differently from the one before it: its apps, and the components, products and documents in them. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { historyPath } from '../../../paths/history-items.ts';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { Spinner } from '../../../ui/states/spinner.tsx';
import { type ChangedItem, changedItemsPageSize, useChangedItems } from '../history.api.ts';
import { Pager } from '../pager.tsx';
import { Changed, ItemName } from './changed-item.tsx';
import classes from './changed-items.module.css';

export interface ChangedItemsProps {
  readonly releaseId: string;
  /** Whether products go live with releases, and not when they are saved. */
  readonly isOfEverything: boolean;
}

export function ChangedItems({ releaseId, isOfEverything }: ChangedItemsProps) {
  const { t } = useTranslation('history');
  const [page, setPage] = useState(1);
  const { items, totalCount, error, isLoading, reload } = useChangedItems(releaseId, page);
  return (
    <section className={classes['section']} aria-label={t('released.title')}>
      <h2>{t('released.title')}</h2>
      {items === undefined && error === undefined ? <Spinner /> : null}
      {items === undefined && error !== undefined ? (
        <ErrorState title={t('released.failed')} error={error} onRetry={reload} isBusy={isLoading} />
      ) : null}
      {items?.length === 0 ? <p>{t('released.none')}</p> : null}
      {!isOfEverything && items?.some(({ kind }) => kind === 'product') ? <p>{t('released.productsNote')}</p> : null}
      <ul>
        {items?.map((item) => (
          <li key={`${item.kind} ${item.itemId}`}>
            {item.previousNumber === undefined ? <NewItem item={item} /> : <Changed item={item} />}
          </li>
        ))}
      </ul>
      <Pager page={page} pageSize={changedItemsPageSize} totalCount={totalCount} onPage={setPage} />
    </section>
  );
}

function NewItem({ item }: { readonly item: ChangedItem }) {
  const { t } = useTranslation('history');
  return (
    <p className={classes['new']}>
      <Link to={historyPath(item)}>
        <ItemName item={item} />
      </Link>{' '}
      {t('released.new')}
    </p>
  );
}
