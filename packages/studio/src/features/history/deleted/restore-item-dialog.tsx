/** Confirms that something deleted is added again. If its name has been taken meanwhile, asks for another one. */
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Problem } from '../../../api/api-error.ts';
import { FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import { useDialogForm } from '../../../ui/form-dialog/use-dialog-form.tsx';
import type { AssignedProblems } from '../../../ui/form-dialog/assigned-problems.ts';
import { describeProblem } from '../../../ui/problems/problem-text.ts';
import { showToast } from '../../../ui/toasts/toasts.ts';
import type { DeletedItem } from '../deleted-item.ts';
import { useHistoryChanges } from '../history.api.ts';

interface RestoreItemDialogProps {
  readonly item: DeletedItem;
  readonly onClose: () => void;
}

export function RestoreItemDialog({ item, onClose }: RestoreItemDialogProps) {
  const { t } = useTranslation(['history', 'widgets']);
  const { kind, name } = item;
  const { restoreItem } = useHistoryChanges();
  const [isTaken, setIsTaken] = useState(false);
  const nameLabel = kind === 'product' || kind === 'app' ? undefined : t(`restoreItem.name.${kind}`);
  const asksName = isTaken && nameLabel !== undefined;
  const state = useDialogForm({
    start: { name: '' },
    check: (form) => (asksName && form.name.trim() === '' ? { name: t('widgets:required') } : {}),
    save: async (form) => restoreItem(item, form.name.trim() === '' ? undefined : form.name.trim()),
    onSaved: () => {
      showToast('success', { title: t('restoreItem.done', { name }) });
      onClose();
    },
    place: (problems) => (asksName ? atName(problems) : { atFields: {}, rest: problems }),
    onRefused: (error) => {
      const isFirst = !asksName && nameLabel !== undefined && error.hasCode('ALREADY_EXISTS');
      if (isFirst) setIsTaken(true);
      return isFirst;
    },
    failedTitle: t('restoreItem.failed', { name }),
    onClose,
  });
  return (
    <FormDialog
      state={state}
      size="small"
      title={t('restoreItem.title', { name })}
      saveLabel={t('restoreItem.confirm')}
    >
      <p>{t(`restoreItem.text.${kind}`)}</p>
      {asksName ? (
        <TextInput
          {...state.field('name')}
          label={nameLabel}
          required
          withAsterisk={false}
          autoComplete="off"
          autoFocus
          dir="auto"
          value={state.form.name}
          onChange={(event) => state.change({ name: event.currentTarget.value })}
        />
      ) : null}
    </FormDialog>
  );
}

/** The server names the field of the content that has the name. */
function atName(problems: readonly Problem[]): AssignedProblems<'name'> {
  const [problem] = problems;
  return problem === undefined
    ? { atFields: {}, rest: [] }
    : { atFields: { name: describeProblem(problem) }, rest: problems.slice(1) };
}
