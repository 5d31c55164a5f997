/** Asks before what is typed in a form's dialog is thrown away: by closing it, by going elsewhere, by a reload. */
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../dialogs/confirm-dialog.tsx';
import { useLeavePrompt } from './use-leave-prompt.tsx';

interface DiscardQuestion {
  /** For the dialog's own close button, Cancel and Escape. */
  readonly handleClose: () => void;
  /** Render it beside the dialog. */
  readonly question: ReactNode;
}

export function useDiscardQuestion(isDirty: boolean, text: string, discard: () => void): DiscardQuestion {
  const { t } = useTranslation('widgets');
  const [isAsking, setIsAsking] = useState(false);
  const leavePrompt = useLeavePrompt(isDirty, text);
  const handleClose = () => {
    // Escape reaches every open dialog: while a question is open it is the question's. The question is there only
    // while it is asked, or the Escape that asks it would close it again.
    if (isAsking || document.querySelectorAll('[role="dialog"][aria-modal="true"]').length > 1) return;
    if (isDirty) setIsAsking(true);
    else discard();
  };
  const question = (
    <>
      {isAsking ? (
        <ConfirmDialog
          opened
          title={t('discard.title')}
          text={text}
          confirmLabel={t('discard.discard')}
          cancelLabel={t('discard.keep')}
          isDanger
          onConfirm={discard}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
      {leavePrompt}
    </>
  );
  return { handleClose, question };
}
