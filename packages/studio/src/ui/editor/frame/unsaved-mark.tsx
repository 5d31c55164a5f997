import { useTranslation } from 'react-i18next';
import classes from './unsaved-mark.module.css';

/** Shown in fullscreen, which covers the header with the usual status. */
export function UnsavedMark() {
  const { t } = useTranslation('widgets');
  return <span className={classes['unsaved']}>{t('state.unsaved')}</span>;
}
