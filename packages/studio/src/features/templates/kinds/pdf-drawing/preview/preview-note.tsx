import { IconInfoCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Bar } from '../file/bar.tsx';

interface PreviewNoteProps {
  readonly isDirty: boolean;
  readonly isReadOnly: boolean;
  readonly onSave: () => void;
}

/** The document is made of what is saved. */
export function PreviewNote({ isDirty, isReadOnly, onSave }: PreviewNoteProps) {
  const { t } = useTranslation(['pdfDrawing', 'widgets']);
  if (!isDirty || isReadOnly) return null;
  return (
    <Bar
      tone="info"
      icon={<IconInfoCircle size={16} stroke={1.75} />}
      action={{ label: t('widgets:save'), onClick: onSave }}
    >
      {t('preview.unsaved')}
    </Bar>
  );
}
