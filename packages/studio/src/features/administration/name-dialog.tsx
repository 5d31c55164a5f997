import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../ui/form-dialog/form-dialog.tsx';
import { useDialogForm } from '../../ui/form-dialog/use-dialog-form.tsx';
import { assignByPath } from '../../ui/form-dialog/assign-by-path.ts';

interface NameDialogProps {
  readonly title: string;
  readonly hint: string;
  readonly submitLabel: string;
  /** The title of an error message that does not concern the name. */
  readonly failed: string;
  readonly onSubmit: (name: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Creates an entry that needs only a name. */
export function NameDialog({ title, hint, submitLabel, failed, onSubmit, onClose }: NameDialogProps) {
  const { t } = useTranslation(['administration', 'widgets']);
  const state = useDialogForm({
    start: { name: '' },
    check: ({ name }) => (name.trim() === '' ? { name: t('widgets:required') } : {}),
    save: async ({ name }) => onSubmit(name.trim()),
    onSaved: () => undefined,
    place: (problems) => assignByPath(problems, ['name']),
    failedTitle: failed,
    onClose,
  });
  const { error, onBlur } = state.field('name');
  return (
    <FormDialog state={state} size="small" title={title} saveLabel={submitLabel}>
      <TextInput
        data-autofocus
        label={t('name')}
        description={error === undefined ? hint : undefined}
        value={state.form.name}
        error={error}
        onBlur={onBlur}
        required
        withAsterisk={false}
        autoComplete="off"
        dir="auto"
        onChange={(event) => state.change({ name: event.currentTarget.value })}
      />
    </FormDialog>
  );
}
