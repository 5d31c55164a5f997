import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './optional-label.module.css';

/** The label of an optional field. */
export function OptionalLabel({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('widgets');
  return (
    <>
      {children} <span className={classes['optional']}>{t('optional')}</span>
    </>
  );
}
