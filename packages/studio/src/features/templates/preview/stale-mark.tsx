import { useTranslation } from 'react-i18next';
import { Mark } from '../../../ui/mark.tsx';

/** Beside the last good preview while the editor's content has none. */
export function StaleMark() {
  const { t } = useTranslation('templateTools');
  return <Mark role="status">{t('preview.before')}</Mark>;
}
