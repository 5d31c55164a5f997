import { useTranslation } from 'react-i18next';
import classes from './proposals.module.css';
import type { SeenValue } from './proposals.ts';

interface SeenListProps {
  readonly seen: readonly SeenValue[];
}

/** Each value with where it was seen, and how it is used there. */
export function SeenList({ seen }: SeenListProps) {
  const { t } = useTranslation('inputs');
  const byValue = [...Map.groupBy(seen, ({ value }) => value)];
  return (
    <ul className={classes['seen']}>
      {byValue.map(([value, places]) => (
        <li key={value}>
          <code>{value}</code> <span>{places.map(placeText).join(t('words.separator'))}</span>
        </li>
      ))}
    </ul>
  );

  function placeText({ place, use, count }: SeenValue): string {
    if (place === 'requests') return t('seen.requests', { count });
    return t(`seen.${use ?? 'comparison'}`, { place: t(`seen.place.${place}`) });
  }
}
