import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './optional-label.module.css';

/** The label of a field that may be left empty. */
export function OptionalLabel({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('widgets');
  return (
    <>
      {children} <span className={classes['optional']}>{t('optional')}</span>
    </>
  );
}
