import { useTranslation } from 'react-i18next';
import classes from './proposals.module.css';
import type { Proposal, SeenValue } from './proposals.ts';

type SeenListProps = Pick<Proposal, 'seen' | 'closedBy'>;

/** Each value with where it was seen, and how it is used there. */
export function SeenList({ seen, closedBy }: SeenListProps) {
  const { t } = useTranslation('inputs');
  const byValue = [...Map.groupBy(seen, ({ value }) => value)];
  return (
    <>
      <ul className={classes['seen']}>
        {byValue.map(([value, places]) => (
          <li key={value}>
            <code>{toWord(value)}</code> <span>{places.map(placeText).join(t('words.separator'))}</span>
          </li>
        ))}
      </ul>
      {closedBy.length > 0 ? (
        <p className={classes['closed']}>{t('seen.closedBy', { tables: closedBy.join(t('words.separator')) })}</p>
      ) : null}
    </>
  );

  /** As a form shows it. */
  function toWord(value: string): string {
    return value === 'true' || value === 'false' ? t(`words.${value === 'true' ? 'yes' : 'no'}`) : value;
  }

  function placeText({ place, use, table = '', count }: SeenValue): string {
    if (place === 'requests') return t('seen.requests', { count });
    if (place === 'tables') return t(use === 'comparison' ? 'seen.tableRange' : 'seen.table', { table });
    return t(`seen.${use ?? 'comparison'}`, { place: t(`seen.place.${place}`) });
  }
}
