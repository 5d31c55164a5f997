import { useTranslation } from 'react-i18next';
import classes from '../../../ui/editor/frame/editor-frame.module.css';

/** Beside the last good preview while there is none of what stands in the editor. */
export function StaleMark() {
  const { t } = useTranslation('templates');
  return (
    <span className={classes['stale']} role="status">
      {t('preview.before')}
    </span>
  );
}
