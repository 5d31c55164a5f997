/** Saves the component that is open: its template made from the tree, the tree, and the script, in one call. */
import { toEditorAst } from '@coverwright/component-tree/editor-ast';
import { generateTemplate } from '@coverwright/component-tree/generate';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, type Problem } from '../../../api/api-error.ts';
import { errorText } from '../../../ui/problems/describe-error.ts';
import { showToast } from '../../../ui/toasts/toasts.ts';
import { useBusy } from '../../../ui/use-busy.ts';
import { useUpdateComponent, type ComponentSource } from '../../components/components.api.ts';
import type { WorkStore } from './work-store.ts';

export function useComponentSave({ component, json }: ComponentSource, store: WorkStore, openedRevision: string) {
  const { t } = useTranslation('uiEditor');
  const update = useUpdateComponent(component.id);
  const { isBusy, run } = useBusy();
  const [revision, setRevision] = useState<string | undefined>(openedRevision);
  const [savedAt, setSavedAt] = useState<Date>();
  const [problem, setProblem] = useState<string>();
  const [conflict, setConflict] = useState<Problem>();

  const send = async (expectedRevision: string | undefined): Promise<void> => {
    const { document, script, version } = store.get().work;
    const { editorScript: _old, ...others } = json;
    const stored = {
      ...others,
      editorAst: toEditorAst(document),
      ...(script.trim() !== '' && { editorScript: script }),
    };
    setProblem(undefined);
    try {
      const input = { vueTemplate: generateTemplate(document), componentJsonString: JSON.stringify(stored) };
      setRevision(await update(input, expectedRevision));
      store.markSaved(version);
      setSavedAt(new Date());
      setConflict(undefined);
      showToast('success', { title: t('saved') });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const found = error.problems.find(({ code }) => code === 'CONFLICT');
      setConflict(found);
      if (!found) setProblem(errorText(error) || t('notSaved'));
    }
  };
  return {
    isBusy,
    revision,
    savedAt,
    problem,
    conflict,
    closeProblem: () => setProblem(undefined),
    closeConflict: () => setConflict(undefined),
    save: () => run(async () => send(revision)),
    overwrite: () => run(async () => send(undefined)),
  };
}
