import { useTranslation } from 'react-i18next';
import { Mark } from '../../../ui/mark.tsx';
import { formatDayInWords } from '../effective-day.ts';
import classes from './product-page.module.css';

interface EffectiveFromProps {
  /** Empty for none. */
  readonly day: string;
  /** Whether covers that start today use the version. */
  readonly isUsedToday: boolean;
}

/** From when a version is effective, and whether it is used today. */
export function EffectiveFrom({ day, isUsedToday }: EffectiveFromProps) {
  const { t, i18n } = useTranslation('productPage');
  if (day === '') return t('effective.none');
  return (
    <span className={classes['effective']}>
      {formatDayInWords(day, i18n.language)}
      {isUsedToday ? <Mark tone="success">{t('effective.today')}</Mark> : null}
    </span>
  );
}
