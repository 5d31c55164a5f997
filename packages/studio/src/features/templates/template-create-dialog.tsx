/** Creates a template: the fields, and asking before typed text is thrown away. */
import { Button, Select, Textarea, TextInput } from '@mantine/core';
import type { FocusEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/dialog.tsx';
import { isLeavingForButton } from '../../ui/is-leaving-for-button.ts';
import { useDiscardQuestion } from '../../ui/leave/use-discard-question.tsx';
import { isTemplateType, templateTypes } from './kinds/index.ts';
import classes from './template-create-dialog.module.css';
import { useCreateForm } from './use-create-form.ts';

export interface TemplateCreateDialogProps {
  readonly onCreated: () => void;
  readonly onClose: () => void;
}

export function TemplateCreateDialog({ onCreated, onClose }: TemplateCreateDialogProps) {
  const { t } = useTranslation(['templates', 'widgets']);
  const state = useCreateForm(onCreated);
  const discard = () => {
    state.drop();
    onClose();
  };
  const { handleClose, question } = useDiscardQuestion(state.isDirty, t('create.discardText'), discard);
  return (
    <>
      <Dialog
        opened
        title={t('create.title')}
        isBusy={state.isBusy}
        onClose={handleClose}
        onSubmit={(event) => state.submit(event.currentTarget)}
        footer={
          <>
            <Button onClick={handleClose} disabled={state.isBusy}>
              {t('widgets:cancel')}
            </Button>
            <Button type="submit" variant="filled" loading={state.isBusy}>
              {t('create.title')}
            </Button>
          </>
        }
      >
        <TemplateFields state={state} />
      </Dialog>
      {question}
    </>
  );
}

function TemplateFields({ state }: { readonly state: ReturnType<typeof useCreateForm> }) {
  const { t } = useTranslation(['templates', 'widgets']);
  const { form, change, touchName, errorOf } = state;
  const description = (
    <>
      {t('create.description')} <span className={classes['optional']}>{t('widgets:optional')}</span>
    </>
  );
  return (
    <div className={classes['fields']}>
      <TextInput
        data-autofocus
        label={t('create.name')}
        required
        withAsterisk={false}
        autoComplete="off"
        dir="auto"
        value={form.name}
        error={errorOf('name')}
        onChange={(event) => change({ name: event.currentTarget.value })}
        onBlur={(event: FocusEvent) => {
          if (!isLeavingForButton(event)) touchName();
        }}
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
