/** A form dialog with its fields, Cancel, and the save button. */
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConflictNote } from '../editor/conflict/conflict-note.tsx';
import { Dialog, type DialogSize } from '../dialogs/dialog.tsx';
import type { DialogFormFrame } from './use-dialog-form.tsx';

interface FormDialogProps {
  readonly state: DialogFormFrame;
  readonly title: string;
  readonly saveLabel: string;
  readonly size?: DialogSize;
  /** For a form whose record other users may change in the meantime. */
  readonly conflict?: {
    readonly title: string;
    /** Discards the input and loads the other version. */
    readonly onReload: () => void;
  };
  /** The user may view the form but not save it. */
  readonly isReadOnly?: boolean;
  /** Whether there is anything to save. */
  readonly canSave?: boolean;
  /** What the form sends has been sent, so nothing is left to cancel. */
  readonly isDone?: boolean;
  /** Saving deletes something. */
  readonly isDanger?: boolean;
  /** Shown before Cancel. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

export function FormDialog(props: FormDialogProps) {
  const {
    state,
    title,
    saveLabel,
    size,
    conflict,
    isReadOnly = false,
    canSave = true,
    isDone = false,
    isDanger,
    action,
    children,
  } = props;
  const { t } = useTranslation('widgets');
  const reload = () => {
    state.drop();
    conflict?.onReload();
  };
  return (
    <>
      <Dialog
        opened
        title={title}
        {...(size && { size })}
        isBusy={state.isBusy}
        onClose={state.close}
        onSubmit={(event) => (isReadOnly ? state.close() : state.submit(event.currentTarget))}
        footer={
          isReadOnly ? (
            <Button data-autofocus onClick={state.close}>
              {t('close')}
            </Button>
          ) : (
            <>
              {action}
              <Button onClick={state.close} disabled={state.isBusy}>
                {t(isDone ? 'close' : 'cancel')}
              </Button>
              <Button
                type="submit"
                variant="filled"
                {...(isDanger && { color: 'danger' })}
                loading={state.isBusy}
                disabled={!canSave}
              >
                {saveLabel}
              </Button>
            </>
          )
        }
      >
        {conflict && state.conflict ? (
          <ConflictNote
            problem={state.conflict}
            title={conflict.title}
            onReload={reload}
            onOverwrite={state.overwrite}
          />
        ) : null}
        {children}
      </Dialog>
      {state.question}
    </>
  );
}
