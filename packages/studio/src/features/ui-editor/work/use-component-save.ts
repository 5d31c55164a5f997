/** Saves the open component in one call: the template generated from the tree, the tree, and the script. */
import { toEditorAst } from '@coverwright/component-tree/editor-ast';
import { generateTemplate } from '@coverwright/component-tree/generate';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, type Problem } from '../../../api/api-error.ts';
import { errorText } from '../../../ui/problems/describe-error.ts';
import { useBusy } from '../../../ui/use-busy.ts';
import { useUpdateComponent, type ComponentSource } from '../../components/components.api.ts';
import type { Source } from './component-work.ts';
import type { WorkStore } from './work-store.ts';

interface OpenedWork {
  readonly revision: string;
  /** The source stored under this revision; undefined if the work is based on something else. */
  readonly source: Source | undefined;
}

export function useComponentSave(component: ComponentSource, store: WorkStore, opened: OpenedWork) {
  const { t } = useTranslation('uiEditor');
  const update = useUpdateComponent(component.component.id);
  const { isBusy, run } = useBusy();
  const [revision, setRevision] = useState<string | undefined>(opened.revision);
  const [base, setBase] = useState(opened.source);
  const [json, setJson] = useState(component.json);
  const [savedAt, setSavedAt] = useState<Date>();
  const [problem, setProblem] = useState<string>();
  const [conflict, setConflict] = useState<Problem>();

  const send = async (expectedRevision: string | undefined): Promise<void> => {
    store.applyInput();
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
      setBase({ document, script });
      setSavedAt(new Date());
      setConflict(undefined);
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
    base,
    noteRenamed: setRevision,
    closeProblem: () => setProblem(undefined),
    closeConflict: () => setConflict(undefined),
    save: () => run(async () => send(revision)),
    overwrite: () => run(async () => send(undefined)),
    /** The work contains the other user's version too, so it is saved over that version. */
    takeOver: ({ component: { revision: theirs }, json: theirJson }: ComponentSource, source: Source | undefined) => {
      setRevision(theirs);
      setJson(theirJson);
      setBase(source);
      setConflict(undefined);
    },
  };
}
