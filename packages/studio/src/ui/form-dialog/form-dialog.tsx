/** A form dialog with its fields, Cancel, and the save button. */
import { Button } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Problem } from '../../api/api-error.ts';
import { ConflictNote } from '../editor/conflict/conflict-note.tsx';
import type { OpenedMerge } from '../editor/record/record-merge.ts';
import { Dialog, type DialogSize } from '../dialogs/dialog.tsx';
import { Note } from '../note.tsx';

interface FormDialogProps {
  readonly state: {
    readonly isBusy: boolean;
    readonly conflict: Problem | undefined;
    /** A failure that is not shown at a field or as a message. */
    readonly failure?: string | undefined;
    /** Whether to discard the input. */
    readonly question: ReactNode;
    close(): void;
    /** Discards what is kept of the input. */
    drop?(): void;
    submit(form: HTMLFormElement): void;
    overwrite(): void;
    readonly onMerge?: (() => Promise<OpenedMerge | undefined>) | undefined;
  };
  readonly title: string;
  readonly saveLabel: string;
  readonly size?: DialogSize;
  /** For a form whose record other users may change in the meantime. */
  readonly conflict?: {
    readonly title?: string;
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
  readonly cancelLabel?: string;
  /** The page behind previews the form. */
  readonly hasClearView?: boolean;
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
    state.drop?.();
    conflict?.onReload();
  };
  return (
    <>
      <Dialog
        opened
        title={title}
        {...(size && { size })}
        isBusy={state.isBusy}
        hasClearView={props.hasClearView ?? false}
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
                {props.cancelLabel ?? t(isDone ? 'close' : 'cancel')}
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
            {...(conflict.title !== undefined && { title: conflict.title })}
            onReload={reload}
            onOverwrite={state.overwrite}
            onMerge={state.onMerge}
          />
        ) : null}
        {state.failure === undefined ? null : (
          <Note tone="danger" isAlert icon={<IconAlertCircle size={16} stroke={1.75} />}>
            {state.failure}
          </Note>
        )}
        {children}
      </Dialog>
      {state.question}
    </>
  );
}
