import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../ui/formats/date-time.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Note } from '../../../ui/note.tsx';
import { useBusy } from '../../../ui/use-busy.ts';

interface DraftQuestionProps {
  readonly savedAt: Date;
  readonly isOlder: boolean;
  readonly onContinue: () => void;
  readonly onDiscard: () => Promise<void>;
}

/** What was typed earlier and never saved is neither taken nor thrown away unasked. */
export function DraftQuestion({ savedAt, isOlder, onContinue, onDiscard }: DraftQuestionProps) {
  const { t } = useTranslation('templates');
  const { isBusy, run } = useBusy();
  return (
    <Dialog
      opened
      isHeld
      size="small"
      title={t('draft.title')}
      onClose={onContinue}
      onSubmit={onContinue}
      footer={
        <>
          <Button loading={isBusy} onClick={() => run(onDiscard)}>
            {t('draft.discard')}
          </Button>
          <Button type="submit" variant="filled" disabled={isBusy} data-autofocus>
            {t('draft.continue')}
          </Button>
        </>
      }
    >
      <p>{t('draft.text', { time: formatDateTime(savedAt) })}</p>
      {isOlder ? (
        <Note tone="warning" icon={<IconHistory size={16} stroke={1.75} />}>
          {t('draft.older')}
        </Note>
      ) : null}
    </Dialog>
  );
}
