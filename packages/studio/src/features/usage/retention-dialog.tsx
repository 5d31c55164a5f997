/** Edits the retention settings of history. */
import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { assignByPath } from '../../ui/form-dialog/assign-by-path.ts';
import { FormDialog } from '../../ui/form-dialog/form-dialog.tsx';
import { useDialogForm } from '../../ui/form-dialog/use-dialog-form.tsx';
import { showToast } from '../../ui/toasts/toasts.ts';
import classes from './tenant-usage.module.css';
import { useSaveRetention } from './history-settings.api.ts';
import { findWrongDays, retentionFields, type RetentionForm } from './retention-form.ts';

export interface RetentionDialogProps {
  readonly start: RetentionForm;
  readonly onClose: () => void;
}

export function RetentionDialog({ start, onClose }: RetentionDialogProps) {
  const { t } = useTranslation('usage');
  const save = useSaveRetention();
  const state = useDialogForm({
    start,
    check: (form) => Object.fromEntries(findWrongDays(form).map((field) => [field, t('history.wholeNumber')])),
    save: async (form) => save(form),
    onSaved: () => {
      showToast('success', { title: t('history.saved') });
      onClose();
    },
    place: (problems) => assignByPath(problems, retentionFields),
    failedTitle: t('history.saveFailed'),
    discardText: t('history.discard'),
    onClose,
  });
  return (
    <FormDialog state={state} size="small" title={t('history.changeTitle')} saveLabel={t('history.save')}>
      <div className={classes['fields']}>
        {retentionFields.map((field) => (
          <TextInput
            key={field}
            value={state.form[field]}
            {...state.field(field)}
            label={t(`history.days.${field}`)}
            description={state.errorOf(field) === undefined ? t(`history.hints.${field}`) : undefined}
            data-autofocus={field === 'allDays' || undefined}
            inputMode="numeric"
            autoComplete="off"
            required
            withAsterisk={false}
            onChange={(event) => state.change({ [field]: event.currentTarget.value })}
          />
        ))}
      </div>
    </FormDialog>
  );
}
