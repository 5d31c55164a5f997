/** Warns below a result that the logic does not know some of the values, and lists them. */
import type { UnknownValue } from '@coverwright/rules';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Note } from '../../note.tsx';

/** Enough to start with. */
const shownMax = 5;

export function UnknownValues({ values }: { readonly values: readonly UnknownValue[] }) {
  const { t } = useTranslation('logic');
  const shown = values.slice(0, shownMax).map(({ path, value, nearest }) => {
    const named = t('test.unknownValue', { path, value });
    return nearest === null ? named : t('test.unknownValueNear', { named, nearest });
  });
  const rest = values.length - shown.length;
  return (
    <Note tone="warning" icon={<IconAlertTriangle size={16} stroke={1.75} />}>
      {[t('test.unknownValues'), ...shown, ...(rest > 0 ? [t('problem.more', { count: rest })] : [])].join(' ')}
    </Note>
  );
}
