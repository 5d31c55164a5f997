/** How a template is saved: what prevents it, and the message afterwards with the errors in its texts. */
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Problem } from '../../../api/api-error.ts';
import type { RecordCalls } from '../../../ui/editor/record/record.ts';
import { closeToast, showToast } from '../../../ui/toasts/toasts.ts';
import type { useEditorProblems } from './problems/use-editor-problems.ts';
import { countErrors } from './saved-verdict.ts';
import type { TemplateSettings } from './template-form.ts';
import type { TemplateStore } from './template-store.ts';

export function useTemplateSave<Form extends TemplateSettings>(
  id: string,
  store: TemplateStore<Form>,
  problems: ReturnType<typeof useEditorProblems>,
): RecordCalls<Form, readonly Problem[]> {
  const { t } = useTranslation(['templates', 'templateTools', 'widgets']);
  /** The toast of the last save, while it is visible: it is outdated once the text changes. */
  const verdictToast = useRef<number>(undefined);
  const report = (name: string, errorCount: number) => {
    const line = errorCount > 0 ? t('templateTools:savedBroken', { name, count: errorCount }) : name;
    if (verdictToast.current !== undefined) closeToast(verdictToast.current);
    verdictToast.current = showToast(errorCount > 0 ? 'warning' : 'success', { title: t('toast.saved'), line });
  };
  return {
    check: (form) => {
      const found = [
        ...(form.name.trim() === '' ? [{ code: 'REQUIRED', message: t('widgets:required'), path: 'name' }] : []),
        ...(store.validate?.(form) ?? []),
      ];
      return found.length > 0 ? found : undefined;
    },
    onInvalid: problems.refuse,
    onRefused: (error) => problems.fail('save', error),
    send: async (form, context) => {
      const checking = new AbortController();
      try {
        const verdict = countErrors(store.check, form, checking.signal);
        const revision = await store.save(id, form, context);
        const after = async () => {
          problems.clearSaved();
          report(form.name, await verdict);
        };
        return { revision: revision ?? undefined, after, ...(store.toSaved && { toSaved: store.toSaved }) };
      } catch (error) {
        checking.abort();
        throw error;
      }
    },
  };
}
