import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../dialogs/dialog.tsx';
import { Note } from '../../note.tsx';
import { useBusy } from '../../use-busy.ts';

export interface DraftQuestionProps {
  /** What was not saved, and when it was autosaved. */
  readonly text: string;
  /** The consequence, if the original has been saved since. */
  readonly olderText: string | undefined;
  readonly onContinue: () => void;
  readonly onDiscard: () => Promise<void>;
}

/** Asks whether to continue with unsaved work from an earlier visit or to discard it. */
export function DraftQuestion({ text, olderText, onContinue, onDiscard }: DraftQuestionProps) {
  const { t } = useTranslation('widgets');
  const { isBusy, run } = useBusy();
  return (
    <Dialog
      opened
      isHeld
      size="small"
      title={t('editor.draft.title')}
      onClose={onContinue}
      onSubmit={onContinue}
      footer={
        <>
          <Button loading={isBusy} onClick={() => run(onDiscard)}>
            {t('editor.draft.discard')}
          </Button>
          <Button type="submit" variant="filled" disabled={isBusy} data-autofocus>
            {t('editor.draft.continue')}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      {olderText === undefined ? null : (
        <Note tone="warning" icon={<IconHistory size={16} stroke={1.75} />}>
          {olderText}
        </Note>
      )}
    </Dialog>
  );
}
