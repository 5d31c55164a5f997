/** Warns below a result that it was calculated without some variables, and lists them. */
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Note } from '../note.tsx';

/** Enough to start with. */
const shownNames = 10;

export function MissingNames({ names }: { readonly names: readonly string[] }) {
  const { t } = useTranslation('rules');
  if (names.length === 0) return null;
  const shown = names.slice(0, shownNames).join(', ');
  const rest = names.length - shownNames;
  return (
    <Note tone="warning" icon={<IconAlertTriangle size={16} stroke={1.75} />}>
      {t('missing.names', {
        count: names.length,
        names: rest > 0 ? t('missing.more', { count: rest, names: shown }) : shown,
      })}
    </Note>
  );
}
