import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { comparisonPath } from '../../../paths/history-items.ts';
import type { ItemId } from '../../../paths/history.ts';
import classes from '../history.module.css';
import { toCompared } from './selection.ts';

interface SelectionBarProps {
  readonly item: ItemId;
  readonly selected: readonly number[];
  readonly onClear: () => void;
}

/** Compares the two states that are selected in the list. Present without any, so that the list does not move. */
export function SelectionBar({ item, selected, onClear }: SelectionBarProps) {
  const { t } = useTranslation('history');
  const [first] = selected;
  const compared = toCompared(selected);
  return (
    <div className={classes['bar']} role="group" aria-label={t('selection.bar')}>
      <span role="status">{selectionText()}</span>
      {compared === undefined ? null : (
        <Button size="xs" component={Link} to={comparisonPath(item, compared)}>
          {t('selection.compare')}
        </Button>
      )}
      {first === undefined ? null : (
        <Button size="xs" variant="subtle" onClick={onClear}>
          {t('selection.clear')}
        </Button>
      )}
    </div>
  );

  function selectionText(): string {
    if (first === undefined) return t('selection.none');
    return compared?.to === undefined
      ? t('selection.one', { number: first })
      : t('selection.two', { first: compared.from, second: compared.to });
  }
}
