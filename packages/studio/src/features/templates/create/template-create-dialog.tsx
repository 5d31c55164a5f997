/** Creates a template: the fields, and a confirmation before input is discarded. */
import { Select, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { OptionalLabel } from '../../../ui/forms/optional-label.tsx';
import { FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import { isTemplateType, templateTypes } from '../kinds/index.ts';
import blocks from '../../../ui/layout/blocks.module.css';
import { useCreateForm } from './use-create-form.ts';

export interface TemplateCreateDialogProps {
  readonly onCreated: () => void;
  readonly onClose: () => void;
}

export function TemplateCreateDialog({ onCreated, onClose }: TemplateCreateDialogProps) {
  const { t } = useTranslation('templates');
  const state = useCreateForm(onCreated, onClose);
  return (
    <FormDialog state={state} title={t('create.title')} saveLabel={t('create.title')}>
      <TemplateFields state={state} />
    </FormDialog>
  );
}

function TemplateFields({ state }: { readonly state: ReturnType<typeof useCreateForm> }) {
  const { t } = useTranslation('templates');
  const { form, change, errorOf } = state;
  const description = <OptionalLabel>{t('create.description')}</OptionalLabel>;
  return (
    <div className={blocks['stack']}>
      <TextInput
        {...state.field('name')}
        data-autofocus
        label={t('create.name')}
        required
        withAsterisk={false}
        autoComplete="off"
        dir="auto"
        value={form.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <Textarea
        label={description}
        autosize
        minRows={2}
        maxRows={6}
        dir="auto"
        value={form.description}
        error={errorOf('description')}
        onChange={(event) => change({ description: event.currentTarget.value })}
      />
      <Select
        label={t('create.type')}
        data={templateTypes.map((type) => ({ value: type, label: t(`kind.${type}`) }))}
        value={form.type}
        onChange={(type) => {
          if (type !== null && isTemplateType(type)) change({ type });
        }}
      />
    </div>
  );
}
