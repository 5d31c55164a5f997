/** What differs between two states of an item, on request. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { comparisonPath } from '../../../paths/history-items.ts';
import { Differences } from '../comparison/differences.tsx';
import { type ChangedItem, useDifference } from '../history.api.ts';
import classes from './changed-items.module.css';

export function ItemName({ item: { kind, name } }: { readonly item: Pick<ChangedItem, 'kind' | 'name'> }) {
  const { t } = useTranslation('history');
  return (
    <>
      <span className={classes['kind']}>{t(`kind.${kind}`)}</span> <span dir="auto">{name}</span>
    </>
  );
}

interface ChangedProps {
  readonly item: ChangedItem;
  readonly isOpenAtFirst?: boolean;
}

/** What differs is read once it is opened. */
export function Changed({ item, isOpenAtFirst = false }: ChangedProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  return (
    <details open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
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
      <Differences read={read} page={page} onPage={setPage} item={item} />
    </div>
  );
}
