/** Creates or edits an insurer: its names and logo URLs. */
import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { OptionalLabel } from '../../../ui/forms/optional-label.tsx';
import { FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import { useDialogForm } from '../../../ui/form-dialog/use-dialog-form.tsx';
import { showToast } from '../../../ui/toasts/toasts.ts';
import classes from '../administration.module.css';
import { assignByPath } from '../../../ui/form-dialog/assign-by-path.ts';
import { type InsurerForm, insurerFields, toInsurerForm } from './insurer-form.ts';
import type { ListedInsurer } from './insurer.ts';
import { useReadInsurer, useSaveInsurer } from './insurers.api.ts';

interface InsurerDialogProps {
  /** Undefined when creating an insurer. */
  readonly insurer: ListedInsurer | undefined;
  /** Called when another user has changed the insurer. */
  readonly onReload: () => void;
  readonly onClose: () => void;
}

export function InsurerDialog({ insurer, onReload, onClose }: InsurerDialogProps) {
  const { t } = useTranslation(['administration', 'widgets']);
  const saveInsurer = useSaveInsurer();
  const readInsurer = useReadInsurer();
  const start = toInsurerForm(insurer);
  const action = insurer ? 'update' : 'create';
  const state = useDialogForm({
    start,
    revision: insurer?.revision,
    check: ({ name }) => (name.trim() === '' ? { name: t('widgets:required') } : {}),
    save: async (form, { expectedRevision }) => saveInsurer(insurer?.id, form, expectedRevision),
    readTheirs: async () => {
      const theirs = insurer && (await readInsurer(insurer.id));
      return theirs && { form: toInsurerForm(theirs), revision: theirs.revision };
    },
    onSaved: (_, { name }) => {
      showToast('success', { title: t(`insurers.${action}d`), line: name.trim() });
      onClose();
    },
    place: (problems) => assignByPath(problems, insurerFields),
    failedTitle: t(`insurers.${action}Failed`),
    discardText: t(`insurers.${action}Discard`),
    onClose,
  });
  const text = (field: keyof InsurerForm) => ({
    value: state.form[field],
    ...state.field(field),
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) => state.change({ [field]: event.currentTarget.value }),
  });
  return (
    <FormDialog
      state={state}
      size="small"
      title={t(`insurers.${action}Title`)}
      saveLabel={t(insurer ? 'insurers.save' : 'insurers.create')}
      conflict={{
        title: t('insurers.conflict'),
        onReload: () => {
          onReload();
          onClose();
        },
      }}
    >
      <div className={classes['fields']}>
        <TextInput
          {...text('name')}
          data-autofocus
          label={t('name')}
          description={state.errorOf('name') === undefined ? t('insurers.nameHint') : undefined}
          required
          withAsterisk={false}
          dir="auto"
        />
        <TextInput
          {...text('detailedName')}
          label={<OptionalLabel>{t('insurers.detailedName')}</OptionalLabel>}
          dir="auto"
        />
        <TextInput
          {...text('typeA')}
          type="url"
          label={<OptionalLabel>{t('insurers.logo.typeA')}</OptionalLabel>}
          description={state.errorOf('typeA') === undefined ? t('insurers.logoHint') : undefined}
        />
        <TextInput {...text('typeB')} type="url" label={<OptionalLabel>{t('insurers.logo.typeB')}</OptionalLabel>} />
        <TextInput {...text('typeC')} type="url" label={<OptionalLabel>{t('insurers.logo.typeC')}</OptionalLabel>} />
      </div>
    </FormDialog>
  );
}
