import { Loader } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useDelayed } from './use-delayed.ts';
import classes from './spinner.module.css';

/** A centred spinner, shown after 400 ms. */
export function Spinner() {
  const { t } = useTranslation();
  const isShown = useDelayed(true);
  return (
    <div className={classes['spinner']} role="status" aria-label={isShown ? t('loading') : undefined}>
      {isShown ? <Loader size={24} /> : null}
    </div>
  );
}
