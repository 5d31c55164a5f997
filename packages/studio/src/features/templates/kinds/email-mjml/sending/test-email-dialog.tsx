/** Sends the saved template to one address, rendered for the record in the variables. */
import { TextInput } from '@mantine/core';
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Problem } from '../../../../../api/api-error.ts';
import { LazyCodeEditor } from '../../../../../ui/code-editor/code-editor-lazy.tsx';
import { diagnoseJson } from '../../../../../ui/code-editor/json-marks.ts';
import { FieldError } from '../../../../../ui/forms/field-error.tsx';
import { FormDialog } from '../../../../../ui/form-dialog/form-dialog.tsx';
import type { AssignedProblems } from '../../../../../ui/form-dialog/assigned-problems.ts';
import { useDialogForm } from '../../../../../ui/form-dialog/use-dialog-form.tsx';
import { Note } from '../../../../../ui/note.tsx';
import { describeProblem } from '../../../../../ui/problems/problem-text.ts';
import { showToast } from '../../../../../ui/toasts/toasts.ts';
import { readPreviewText } from '../../../preview/texts/preview-texts.ts';
import type { TemplatePreview } from '../../../preview/use-template-preview.ts';
import { DeliveryStatus } from './delivery-status.tsx';
import { toRenderData } from './rendered-files.api.ts';
import classes from './sending.module.css';
import blocks from '../../../../../ui/layout/blocks.module.css';
import type { TestEmails } from './use-test-email.ts';

interface TestForm {
  readonly to: string;
  readonly variablesText: string;
}

interface TestEmailDialogProps {
  readonly test: TestEmails;
  readonly preview: TemplatePreview;
  /** Unsaved edits are not part of the test. */
  readonly isDirty: boolean;
  /** The recipient of the previous test. */
  readonly initialTo: string;
  readonly onTo: (to: string) => void;
  readonly onClose: () => void;
}

export function TestEmailDialog(props: TestEmailDialogProps) {
  const { test, isDirty } = props;
  const { t } = useTranslation(['emailMjml', 'templateTools', 'widgets']);
  const state = useTestForm(props);
  const { form, change, errorOf } = state;
  const variablesError = errorOf('variablesText');
  const errorId = useId();
  return (
    <FormDialog
      state={state}
      title={t('test.title')}
      saveLabel={t('test.send')}
      size="small"
      isDone={test.mail !== undefined}
    >
      <div className={blocks['stack']}>
        {isDirty ? (
          <Note tone="warning" icon={<IconAlertTriangle size={16} stroke={1.75} />}>
            {t('test.unsaved')}
          </Note>
        ) : null}
        <TextInput
          {...state.field('to')}
          data-autofocus
          type="email"
          label={t('test.to')}
          description={test.sender === undefined ? undefined : t('test.from', { sender: test.sender })}
          required
          withAsterisk={false}
          autoComplete="email"
          spellCheck={false}
          value={form.to}
          onChange={(event) => change({ to: event.currentTarget.value })}
        />
        <div>
          <span className={classes['label']}>{t('templateTools:preview.variables')}</span>
          <LazyCodeEditor
            framed
            height="96px"
            label={t('templateTools:preview.variables')}
            value={form.variablesText}
            onChange={(variablesText) => change({ variablesText })}
            diagnose={diagnoseJson}
            isInvalid={variablesError !== undefined}
            {...(variablesError !== undefined && { describedBy: errorId })}
          />
          {variablesError === undefined ? (
            <p className={classes['hint']}>{t('test.variablesHint')}</p>
          ) : (
            <FieldError id={errorId}>{variablesError}</FieldError>
          )}
        </div>
        {test.isDelivering || test.mail ? null : (
          <Note tone="info" icon={<IconInfoCircle size={16} stroke={1.75} />}>
            {t('test.noServer')}
          </Note>
        )}
        {test.mail && test.delivery ? (
          <DeliveryStatus mail={test.mail} delivery={test.delivery} onSendAgain={test.sendAgain} />
        ) : null}
      </div>
    </FormDialog>
  );
}

function useTestForm({ test, preview, initialTo, onTo, onClose }: TestEmailDialogProps) {
  const { t } = useTranslation(['emailMjml', 'templateTools', 'widgets']);
  const place = (problems: readonly Problem[]): AssignedProblems<keyof TestForm> => {
    const ofAddress = problems.find(({ path }) => path?.split('.').at(-1) === 'to');
    return {
      atFields: ofAddress ? { to: describeProblem(ofAddress, t('test.to')) } : {},
      rest: problems.filter((problem) => problem !== ofAddress),
    };
  };
  /** Uses the wording of the settings, where the attachment is shown. */
  const reasonOf = ({ code, path = '' }: Problem): string | undefined => {
    if (code !== 'NOT_FOUND') return undefined;
    if (path.includes('attachmentTemplates')) return t('attachments.missing.template');
    return path.includes('attachmentReferences') ? t('attachments.missing.file') : undefined;
  };
  return useDialogForm<TestForm, void>({
    start: { to: initialTo, variablesText: preview.variablesText },
    check: ({ to, variablesText }) => ({
      ...(to.trim() === '' ? { to: t('widgets:required') } : {}),
      ...(readPreviewText(variablesText).ok ? {} : { variablesText: t('templateTools:preview.noObject.variables') }),
    }),
    save: async ({ to, variablesText }) => {
      onTo(to);
      const data = toRenderData({ variablesText, mockText: preview.mockText });
      await test.send({ ...data, to: to.trim(), locale: preview.locale });
    },
    onSaved: () => undefined,
    place,
    onRefused: ({ problems }) => {
      const line = problems.map(reasonOf).find((reason) => reason !== undefined);
      if (line !== undefined) showToast('error', { title: t('test.failed'), line });
      return line !== undefined;
    },
    failedTitle: t('test.failed'),
    onClose,
  });
}
