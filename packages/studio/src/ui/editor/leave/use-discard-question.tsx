/** Asks before unsaved input in a form dialog is discarded by closing it, navigating elsewhere, or reloading. */
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
  const [isConfirming, setIsConfirming] = useState(false);
  const leavePrompt = useLeavePrompt(isDirty, text);
  const handleClose = () => {
    // Escape reaches every open dialog, so while a question is open, only the question handles it. The question is
    // mounted only while it is open; otherwise the Escape that opens it would close it again.
    if (isConfirming || document.querySelectorAll('[role="dialog"][aria-modal="true"]').length > 1) return;
    if (isDirty) setIsConfirming(true);
    else discard();
  };
  const question = (
    <>
      {isConfirming ? (
        <ConfirmDialog
          opened
          title={t('discard.title')}
          text={text}
          confirmLabel={t('discard.discard')}
          cancelLabel={t('discard.keep')}
          isDanger
          onConfirm={discard}
          onClose={() => setIsConfirming(false)}
        />
      ) : null}
      {leavePrompt}
    </>
  );
  return { handleClose, question };
}
