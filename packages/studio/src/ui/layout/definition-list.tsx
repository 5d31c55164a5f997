import { showHiddenCharacters } from '@coverwright/insurance/visible-name';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../formats/date-time.ts';
import classes from './definition-list.module.css';

/** Names and values of a record, as `dt` and `dd` elements that fill a card. */
export function DefinitionList({ children }: { readonly children: ReactNode }) {
  return <dl className={classes['list']}>{children}</dl>;
}

interface ChangeDefinitionProps {
  /** Empty if unknown, which is shown as `none`. */
  readonly at: string;
  /** Empty if unknown. */
  readonly by: string;
  readonly none: string;
}

/** The value of a definition: when a record was changed, and by whom. */
export function ChangeDefinition({ at, by, none }: ChangeDefinitionProps) {
  const { t } = useTranslation('widgets');
  return (
    <dd>
      {at === '' ? none : formatDateTime(at)}{' '}
      {by === '' ? null : (
        <span className={classes['by']}>{t('changedBy', { username: showHiddenCharacters(by) })}</span>
      )}
    </dd>
  );
}
