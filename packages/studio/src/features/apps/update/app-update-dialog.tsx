/** Edits an app: its name, pattern, the sender of its invitations and the notification about new requests. */
import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { OptionalLabel } from '../../../ui/forms/optional-label.tsx';
import { FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import { assignToFields } from '../../../ui/form-dialog/assigned-problems.ts';
import { useDialogForm } from '../../../ui/form-dialog/use-dialog-form.tsx';
import { describeProblem } from '../../../ui/problems/problem-text.ts';
import { showToast } from '../../../ui/toasts/toasts.ts';
import type { App } from '../app.ts';
import blocks from '../../../ui/layout/blocks.module.css';
import { SharedHostNote } from '../hosts/shared-host-note.tsx';
import { useMailTemplates, useReadApp, useUpdateApp } from '../apps.api.ts';
import { MailTemplateSelect } from './mail-template-select.tsx';
import { isOrder, toUpdateForm, toUpdateInput, updateFields, type UpdateForm } from './update-form.ts';

interface AppUpdateDialogProps {
  readonly app: App;
  readonly onReload: () => void;
  readonly onClose: () => void;
}

export function AppUpdateDialog({ app, onReload, onClose }: AppUpdateDialogProps) {
  const { t } = useTranslation(['apps', 'widgets']);
  const updateApp = useUpdateApp();
  const readApp = useReadApp(app.appId);
  const mailTemplates = useMailTemplates();
  const start = toUpdateForm(app);
  const label = {
    appName: 'name',
    regexPattern: 'regexPattern',
    order: 'order',
    email: 'email',
    emailSenderName: 'senderName',
    onRequestTemplateId: 'requestTemplate',
    requestsEmail: 'requestsEmail',
  } as const;
  const state = useDialogForm({
    start,
    revision: app.revision,
    check: ({ appName, order }) => ({
      ...(appName.trim() === '' && { appName: t('widgets:required') }),
      ...(!isOrder(order) && { order: t('update.orderInvalid') }),
    }),
    save: async (form, { expectedRevision }) => updateApp(app.appId, toUpdateInput(form), expectedRevision),
    readTheirs: async () => {
      const { app: theirs } = await readApp();
      return theirs && { form: toUpdateForm(theirs), revision: theirs.revision };
    },
    names: new Map(mailTemplates.map(({ id, name }) => [id, name])),
    onSaved: (_, { appName }) => {
      showToast('success', { title: t('toast.updated'), line: appName.trim() });
      onClose();
    },
    place: (problems) =>
      assignToFields(
        problems,
        ({ path = '' }) => updateFields.find((field) => path.split('.').at(-1) === field),
        (problem, field) => describeProblem(problem, t(`field.${label[field]}`)),
      ),
    failedTitle: t('update.failed'),
    discardText: t('update.discardText'),
    onClose,
  });
  const text = (field: keyof UpdateForm) => ({
    ...state.field(field),
    value: state.form[field],
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) => state.change({ [field]: event.currentTarget.value }),
  });
  return (
    <FormDialog
      state={state}
      title={t('update.title')}
      saveLabel={t('update.save')}
      conflict={{
        title: t('update.conflict'),
        onReload: () => {
          onReload();
          onClose();
        },
      }}
    >
      <div className={blocks['stack']}>
        <TextInput
          {...text('appName')}
          data-autofocus
          label={t('field.name')}
          required
          withAsterisk={false}
          dir="auto"
        />
        <TextInput
          {...text('regexPattern')}
          label={<OptionalLabel>{t('field.regexPattern')}</OptionalLabel>}
          description={state.errorOf('regexPattern') === undefined ? t('create.regexPatternHint') : undefined}
          spellCheck={false}
        />
        <TextInput
          {...text('order')}
          inputMode="numeric"
          label={<OptionalLabel>{t('field.order')}</OptionalLabel>}
          description={state.errorOf('order') === undefined ? t('update.orderHint') : undefined}
        />
        {app.hosts.map((host) => (
          <SharedHostNote
            key={host}
            host={host}
            app={{ ...app, ...state.form, name: state.form.appName, isPublished: app.liveRelease !== undefined }}
          />
        ))}
        <TextInput {...text('email')} type="email" label={<OptionalLabel>{t('field.email')}</OptionalLabel>} />
        <TextInput
          {...text('emailSenderName')}
          label={<OptionalLabel>{t('field.senderName')}</OptionalLabel>}
          dir="auto"
        />
        <MailTemplateSelect
          {...state.field('onRequestTemplateId')}
          label={<OptionalLabel>{t('field.requestTemplate')}</OptionalLabel>}
          description={state.errorOf('onRequestTemplateId') === undefined ? t('update.requestTemplateHint') : undefined}
          value={state.form.onRequestTemplateId}
          onChange={(onRequestTemplateId) => state.change({ onRequestTemplateId })}
        />
        <TextInput
          {...text('requestsEmail')}
          type="email"
          label={<OptionalLabel>{t('field.requestsEmail')}</OptionalLabel>}
        />
      </div>
    </FormDialog>
  );
}
