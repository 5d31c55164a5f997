/**
 * Saves the edits, or loads another user's saved version. The draft is suspended meanwhile, so that none remains
 * after saving.
 */
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Problem } from '../../../api/api-error.ts';
import { closeToast, showToast } from '../../../ui/toasts/toasts.ts';
import type { TemplateSettings } from './template-form.ts';
import type { SaveApart, TemplateStore } from './template-store.ts';
import type { useDraftAutosave } from '../../../ui/editor/draft/use-draft-autosave.ts';
import { countErrors } from './saved-verdict.ts';
import type { useEditorProblems } from './problems/use-editor-problems.ts';
import type { useTypedForm } from '../../../ui/editor/history/use-typed-form.ts';

interface TemplateSave<Form extends TemplateSettings> {
  readonly id: string;
  readonly store: TemplateStore<Form>;
  readonly typed: ReturnType<typeof useTypedForm<Form>>;
  readonly problems: ReturnType<typeof useEditorProblems>;
  readonly autosave: ReturnType<typeof useDraftAutosave>['autosave'];
  readonly setSavedAt: (at: Date | undefined) => void;
}

export function useTemplateSave<Form extends TemplateSettings>(work: TemplateSave<Form>) {
  const { id, store, typed, problems, autosave, setSavedAt } = work;
  const { t } = useTranslation(['templates', 'widgets']);
  /** The toast of the last save, while it is visible: it is outdated once the text changes. */
  const verdictToast = useRef<number>(undefined);
  const toProblems = (form: Form): Problem[] => [
    ...(form.name.trim() === '' ? [{ code: 'REQUIRED', message: t('widgets:required'), path: 'name' }] : []),
    ...(store.validate?.(form) ?? []),
  ];
  return {
    save: async (expectedRevision: string | undefined) => {
      const { form } = typed;
      const found = toProblems(form);
      if (found.length > 0) return problems.refuse(found);
      const checking = new AbortController();
      try {
        await autosave.settle();
        const verdict = countErrors(store.check, form, checking.signal);
        const revision = await store.save(id, form, expectedRevision, typed.saved.form);
        typed.setSaved({ form, revision: revision ?? undefined });
        autosave.forget();
        setSavedAt(new Date());
        problems.clearSaved();
        const errorCount = await verdict;
        const line = errorCount > 0 ? t('toast.savedBroken', { name: form.name, count: errorCount }) : form.name;
        if (verdictToast.current !== undefined) closeToast(verdictToast.current);
        verdictToast.current = showToast(errorCount > 0 ? 'warning' : 'success', { title: t('toast.saved'), line });
      } catch (error) {
        checking.abort();
        problems.fail('save', error);
      }
    },
    /** The saved part is no longer unsaved; other edits remain. */
    saveApart: async (call: SaveApart<Form>, expectedRevision: string | undefined) => {
      try {
        const done = await call(id, expectedRevision);
        if (!done) return;
        const { changes, revision } = done;
        // If nothing in the form changes, its history stays as it is.
        if (Object.keys(changes).length > 0) typed.begin((form) => ({ ...form, ...changes }));
        typed.setSaved({ form: { ...typed.saved.form, ...changes }, revision: revision ?? undefined });
        problems.clearSaved();
      } catch (error) {
        problems.fail('save', error);
      }
    },
    /** Replaces the edits with the stored template; undo restores them. */
    reload: async () => {
      try {
        await autosave.settle();
        const now = await store.read(id);
        if (!now) return problems.tell('load', [{ at: new Date(), level: 'error', message: t('noTemplate') }]);
        typed.change(['theirs'], () => now.form);
        typed.setSaved({ form: now.form, revision: now.revision });
        setSavedAt(undefined);
        problems.clearSaved();
        await autosave.discard();
        autosave.forget();
      } catch (error) {
        problems.fail('load', error);
      }
    },
  };
}
