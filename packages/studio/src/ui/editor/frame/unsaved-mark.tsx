import { useTranslation } from 'react-i18next';
import classes from './unsaved-mark.module.css';

/** Where fullscreen covers the header that shows it otherwise. */
export function UnsavedMark() {
  const { t } = useTranslation('widgets');
  return <span className={classes['unsaved']}>{t('state.unsaved')}</span>;
}
