// Asks for confirmation. In strict mode, the button appears only after the keyword has been typed.
import { Button, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from './dialog.tsx';
import { Note } from '../note.tsx';
import { useBusy } from '../use-busy.ts';

const keyword = 'DELETE';

interface ConfirmDialogProps {
  readonly opened: boolean;
  readonly mode?: 'relaxed' | 'strict';
  readonly title: string;
  readonly text: string;
  /** Lists exactly what will be deleted; shown in red. */
  readonly note?: ReactNode;
  /** What should be known before, below the note. */
  readonly details?: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  /** Makes the button red in relaxed mode, with the focus on the safe one; in strict mode it is always red. */
  readonly isDanger?: boolean;
  /** The button shows progress until it settles. */
  readonly onConfirm: () => void | Promise<void>;
  readonly onClose: () => void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    opened,
    mode = 'relaxed',
    title,
    text,
    note,
    details,
    confirmLabel,
    cancelLabel,
    isDanger = false,
    onConfirm,
    onClose,
  } = props;
  const { t } = useTranslation('widgets');
  const [typed, setTyped] = useState('');
  const { isBusy, run } = useBusy();
  const isStrict = mode === 'strict';
  const canConfirm = !isStrict || typed === keyword;

  const handleClose = (): void => {
    setTyped('');
    onClose();
  };
  const handleSubmit = (): void => {
    if (!canConfirm) return;
    run(async () => {
      await onConfirm();
      setTyped('');
    });
  };

  return (
    <Dialog
      opened={opened}
      onClose={handleClose}
      title={title}
      size="small"
      isBusy={isBusy}
      onSubmit={handleSubmit}
      footer={
        <>
          <Button
            onClick={handleClose}
            disabled={isBusy}
            {...(!isStrict && isDanger ? { 'data-autofocus': true } : {})}
          >
            {cancelLabel ?? t('cancel')}
          </Button>
          {canConfirm ? (
            <Button
              type="submit"
              variant="filled"
              {...(isStrict || isDanger ? { color: 'danger' } : {})}
              loading={isBusy}
              {...(isStrict || isDanger ? {} : { 'data-autofocus': true })}
            >
              {confirmLabel}
            </Button>
          ) : null}
        </>
      }
    >
      <p>{text}</p>
      {note === undefined ? null : (
        <Note tone="danger" icon={<IconAlertTriangle size={16} stroke={1.75} />}>
          {note}
        </Note>
      )}
      {details}
      {isStrict ? (
        <TextInput
          data-autofocus
          className="cw-typed-keyword"
          label={
            <>
              {t('strict.before')} <kbd>{keyword}</kbd> {t('strict.after')}
            </>
          }
          aria-label={t('strict.label', { keyword })}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          autoComplete="off"
          spellCheck={false}
        />
      ) : null}
    </Dialog>
  );
}
