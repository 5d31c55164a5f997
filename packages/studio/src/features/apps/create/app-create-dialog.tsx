/** Creates an app from a template. */
import { Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../../api/use-may.ts';
import { useConverted } from '../../../ui/forms/use-converted.ts';
import { OptionalLabel } from '../../../ui/forms/optional-label.tsx';
import { toFormStart } from '../../../ui/editor/record/kept-form.ts';
import { drafts } from '../../../ui/editor/record/studio-drafts.ts';
import { FormDialog } from '../../../ui/form-dialog/form-dialog.tsx';
import { assignToFields } from '../../../ui/form-dialog/assigned-problems.ts';
import { useDialogForm } from '../../../ui/form-dialog/use-dialog-form.tsx';
import { describeProblem } from '../../../ui/problems/problem-text.ts';
import { showToast } from '../../../ui/toasts/toasts.ts';
import { KnownHostSelect } from '../hosts/known-host-select.tsx';
import { SharedHostNote } from '../hosts/shared-host-note.tsx';
import { appTemplateIds, isAppTemplateId } from '../app.ts';
import blocks from '../../../ui/layout/blocks.module.css';
import { useCreateApp } from '../apps.api.ts';
import { toCamelCase } from '@coverwright/insurance/identifiers';
import { emptyAppForm, fieldOfPath, missingFields, toCreateInput, withName } from './app-form.ts';
import { createDraftKey } from './create-draft.ts';

export interface AppCreateDialogProps {
  readonly onCreated: (appId: string) => void;
  readonly onClose: () => void;
}

const noApp = { initial: emptyAppForm, revision: undefined, about: '' };

function useCreateForm({ onCreated, onClose }: AppCreateDialogProps) {
  const { t } = useTranslation(['apps', 'widgets']);
  const createApp = useCreateApp();
  const mayAddHost = useMay('tenant:manage');
  const [start] = useState(() =>
    toFormStart(drafts.read(createDraftKey), noApp, ({ templateId }) => isAppTemplateId(templateId)),
  );
  return useDialogForm({
    ...start,
    check: (form) => Object.fromEntries(missingFields(form, mayAddHost).map((field) => [field, t('widgets:required')])),
    draftKey: createDraftKey,
    save: async (form) => createApp(toCreateInput(form)),
    onSaved: (_, { name, appId }) => {
      showToast('success', { title: t('toast.created'), line: name.trim() });
      onClose();
      onCreated(appId.trim());
    },
    place: (problems) =>
      assignToFields(
        problems,
        ({ path = '' }) => fieldOfPath(path),
        (problem, field) => describeProblem(problem, t(field === 'templateId' ? 'create.template' : `field.${field}`)),
      ),
    failedTitle: t('create.failed'),
    discardText: t('create.discardText'),
    onClose,
  });
}

export function AppCreateDialog(props: AppCreateDialogProps) {
  const { t } = useTranslation(['apps', 'widgets']);
  const state = useCreateForm(props);
  const mayAddHost = useMay('tenant:manage');
  const { onLeave, noteAt } = useConverted(toCamelCase);
  const { form, change, errorOf } = state;
  const hint = (field: 'appId' | 'host' | 'regexPattern') =>
    errorOf(field) === undefined ? t(`create.${field}Hint`) : undefined;
  return (
    <FormDialog state={state} title={t('create.title')} saveLabel={t('create.title')}>
      <div className={blocks['stack']}>
        <TextInput
          {...state.field('name')}
          data-autofocus
          label={t('field.name')}
          required
          withAsterisk={false}
          autoComplete="off"
          dir="auto"
          value={form.name}
          onChange={(event) => change(withName(form, event.currentTarget.value))}
        />
        <TextInput
          error={errorOf('appId')}
          label={t('field.appId')}
          description={(errorOf('appId') === undefined ? noteAt(form.appId) : undefined) ?? hint('appId')}
          required
          withAsterisk={false}
          autoComplete="off"
          spellCheck={false}
          value={form.appId}
          onChange={(event) => change({ appId: event.currentTarget.value })}
          onBlur={(event) => {
            state.field('appId').onBlur(event);
            change({ appId: onLeave(form.appId) });
          }}
        />
        {mayAddHost ? (
          <TextInput
            {...state.field('host')}
            label={t('field.host')}
            description={hint('host')}
            placeholder="travel.localhost"
            required
            withAsterisk={false}
            autoComplete="off"
            spellCheck={false}
            value={form.host}
            onChange={(event) => change({ host: event.currentTarget.value })}
          />
        ) : (
          <KnownHostSelect
            label={<OptionalLabel>{t('field.host')}</OptionalLabel>}
            error={errorOf('host')}
            value={form.host}
            onChange={(host) => change({ host })}
          />
        )}
        <TextInput
          {...state.field('regexPattern')}
          label={<OptionalLabel>{t('field.regexPattern')}</OptionalLabel>}
          description={hint('regexPattern')}
          autoComplete="off"
          spellCheck={false}
          value={form.regexPattern}
          onChange={(event) => change({ regexPattern: event.currentTarget.value })}
        />
        <SharedHostNote host={form.host} app={{ ...form, order: '', createdAt: '', isPublished: false }} />
        <Select
          label={t('create.template')}
          description={t(`template.${form.templateId}.text`)}
          data={appTemplateIds.map((value) => ({ value, label: t(`template.${value}.name`) }))}
          value={form.templateId}
          error={errorOf('templateId')}
          onChange={(value) => {
            if (value !== null && isAppTemplateId(value)) change({ templateId: value });
          }}
        />
      </div>
    </FormDialog>
  );
}
