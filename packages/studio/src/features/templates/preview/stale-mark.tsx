import { useTranslation } from 'react-i18next';
import { Mark } from '../../../ui/mark.tsx';

/** Shown beside the last good preview while the current content cannot be rendered. */
export function StaleMark() {
  const { t } = useTranslation('templateTools');
  return <Mark role="status">{t('preview.before')}</Mark>;
}
