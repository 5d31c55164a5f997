import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { CodeEditorHandle } from '../code-editor/code-editor.tsx';
import { IconButton } from '../icon-button.tsx';

interface HistoryToolsProps {
  readonly history: { readonly canUndo: boolean; readonly canRedo: boolean };
  readonly editor: { readonly current: CodeEditorHandle | null };
}

export function HistoryTools({ history, editor }: HistoryToolsProps) {
  const { t } = useTranslation('logic');
  return (
    <>
      <IconButton
        label={t('undo')}
        icon={<IconArrowBackUp size={16} stroke={1.75} />}
        isDisabled={!history.canUndo}
        onClick={() => editor.current?.undo()}
      />
      <IconButton
        label={t('redo')}
        icon={<IconArrowForwardUp size={16} stroke={1.75} />}
        isDisabled={!history.canRedo}
        onClick={() => editor.current?.redo()}
      />
    </>
  );
}
