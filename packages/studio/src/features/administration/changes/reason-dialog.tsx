/** Asks why changes are to need fewer approvals; all administrators receive the reason. */
import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { useBusy } from '../../../ui/use-busy.ts';

/** As the server allows. */
const reasonMaxLength = 2_000;

interface ReasonDialogProps {
  readonly confirmLabel: string;
  readonly onConfirm: (reason: string) => Promise<void>;
  readonly onClose: () => void;
}

export function ReasonDialog({ confirmLabel, onConfirm, onClose }: ReasonDialogProps) {
  const { t } = useTranslation(['administration', 'widgets']);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { isBusy, run } = useBusy();
  const handleSubmit = (): void => {
    if (reason.trim() === '') setMissing(true);
    else run(async () => onConfirm(reason));
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('fewer.title')}
      size="small"
      isBusy={isBusy}
      onSubmit={handleSubmit}
      footer={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            {t('widgets:cancel')}
          </Button>
          <Button type="submit" variant="filled" loading={isBusy}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <p>{t('fewer.text')}</p>
      <Textarea
        data-autofocus
        label={t('fewer.reason')}
        value={reason}
        maxLength={reasonMaxLength}
        autosize
        minRows={2}
        error={isMissing ? t('fewer.missing') : undefined}
        onChange={(event) => {
          setReason(event.currentTarget.value);
          setMissing(false);
        }}
      />
    </Dialog>
  );
}
