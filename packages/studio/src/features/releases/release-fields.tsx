/** The name and description fields, used by the dialogs that create and edit a release. */
import { Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { OptionalLabel } from '../../ui/forms/optional-label.tsx';
import type { DialogForm } from '../../ui/form-dialog/use-dialog-form.tsx';

interface ReleaseWords {
  readonly name: string;
  readonly description: string;
}

export function ReleaseFields({ state }: { readonly state: DialogForm<ReleaseWords> }) {
  const { t } = useTranslation('releases');
  const { form, change, errorOf } = state;
  return (
    <>
      <TextInput
        {...state.field('name')}
        data-autofocus
        label={t('field.name')}
        description={errorOf('name') === undefined ? t('notVisible') : undefined}
        required
        withAsterisk={false}
        autoComplete="off"
        dir="auto"
        value={form.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <Textarea
        {...state.field('description')}
        label={<OptionalLabel>{t('field.description')}</OptionalLabel>}
        description={errorOf('description') === undefined ? t('notVisible') : undefined}
        autosize
        minRows={2}
        maxRows={8}
        dir="auto"
        value={form.description}
        onChange={(event) => change({ description: event.currentTarget.value })}
      />
    </>
  );
}
