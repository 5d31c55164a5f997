import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../icon-button.tsx';

interface HistoryToolsProps {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** Undo and redo in the header of an editor. */
export function HistoryTools({ canUndo, canRedo, undo, redo }: HistoryToolsProps) {
  const { t } = useTranslation('widgets');
  return (
    <>
      <IconButton
        label={t('editor.undo')}
        icon={<IconArrowBackUp size={16} stroke={1.75} />}
        isDisabled={!canUndo}
        onClick={undo}
      />
      <IconButton
        label={t('editor.redo')}
        icon={<IconArrowForwardUp size={16} stroke={1.75} />}
        isDisabled={!canRedo}
        onClick={redo}
      />
    </>
  );
}
