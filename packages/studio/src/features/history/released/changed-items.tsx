/** What a release shows differently from the one before it: its apps, and the components, products and documents in them. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { comparisonPath, historyPath } from '../../../paths/history-items.ts';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { Spinner } from '../../../ui/states/spinner.tsx';
import { Differences } from '../comparison/differences.tsx';
import { type ChangedItem, changedItemsPageSize, useChangedItems, useDifference } from '../history.api.ts';
import { Pager } from '../pager.tsx';
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
      <h3>{t('released.title')}</h3>
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

function ItemName({ item: { kind, name } }: { readonly item: ChangedItem }) {
  const { t } = useTranslation('history');
  return (
    <>
      <span className={classes['kind']}>{t(`kind.${kind}`)}</span> <span dir="auto">{name}</span>
    </>
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

/** What differs is read once it is opened. */
function Changed({ item }: { readonly item: ChangedItem }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        <ItemName item={item} />
      </summary>
      {isOpen ? <ItemDifferences item={item} /> : null}
    </details>
  );
}

function ItemDifferences({ item }: { readonly item: ChangedItem }) {
  const { t } = useTranslation('history');
  const [page, setPage] = useState(1);
  const compared = { from: item.previousNumber ?? item.number, to: item.number };
  const read = useDifference(item, compared, page);
  return (
    <div className={classes['differences']}>
      <Link to={comparisonPath(item, compared)}>
        {t('comparison.ofTwo', { first: compared.from, second: compared.to })}
      </Link>
      <Differences read={read} page={page} onPage={setPage} />
    </div>
  );
}
