/**
 * What all template editors have in common: edits with their history and draft, save, overwrite, use theirs, delete.
 * A kind provides its store: how its template is loaded, saved, and restored from a draft.
 */
import { useState } from 'react';
import { useMay } from '../../../api/use-may.ts';
import { useBusy } from '../../../ui/use-busy.ts';
import { useTemplateDrafts } from '../template-changes.api.ts';
import type { ReadTemplate, TemplateSettings } from './template-form.ts';
import type { SaveApart, TemplateStore } from './template-store.ts';
import { useDraftAutosave } from '../../../ui/editor/draft/use-draft-autosave.ts';
import { useEditorProblems } from './problems/use-editor-problems.ts';
import { useFollowingSave } from '../../../ui/editor/conflict/use-following-save.ts';
import { useRefetch } from '../../../ui/editor/conflict/use-refetch.ts';
import { useStoredDraft, type OfferedDraft } from '../../../ui/editor/draft/use-stored-draft.ts';
import { useTemplateEnd } from './use-template-end.ts';
import { useTemplateSave } from './use-template-save.ts';
import { useTypedForm } from '../../../ui/editor/history/use-typed-form.ts';

export type TemplateEditor<Form extends TemplateSettings> = ReturnType<typeof useTemplateEditor<Form>>;

export function useTemplateEditor<Form extends TemplateSettings>(store: TemplateStore<Form>, read: ReadTemplate<Form>) {
  const typed = useTypedForm(`template|${read.id}`, read, store.readForm);
  const { form, saved, isDirty, noteSaved, rewrite } = typed;
  const isReadOnly = !useMay('documents:write');
  const problems = useEditorProblems(store.fields);
  const { isBusy, run } = useBusy();
  const [savedAt, setSavedAt] = useState<Date>();
  const stored = useStoredDraft(read, store.readForm, typed.isRecovered);
  const draft = isBusy || isReadOnly ? undefined : isDirty ? { form, baseRevision: saved.revision } : null;
  const { autosave, autosaved } = useDraftAutosave(read.id, useTemplateDrafts(read.id), draft);
  const { save, saveApart, reload } = useTemplateSave({ id: read.id, store, typed, problems, autosave, setSavedAt });
  const { deleteTemplate, discardDraft } = useTemplateEnd(read.id, problems, autosave);
  const refetch = useRefetch(read.id, store, typed);
  const isWorth = isDirty && problems.conflict === undefined;
  const saveOrFollow = useFollowingSave({ form, isBusy, isWorth, save: () => run(async () => save(saved.revision)) });
  return {
    id: read.id,
    form,
    /** The user can view the template and preview it, but not change it. */
    isReadOnly,
    change: (changes: Partial<Form>) => typed.change(Object.keys(changes), (last) => ({ ...last, ...changes })),
    /** Changes one part of a field; consecutive changes of the same part are merged in the history. */
    changePart: (part: string, update: (form: Form) => Form) => typed.change([part], update),
    /** Changes settings that every kind has. */
    changeSettings: (changes: Partial<TemplateSettings>) => {
      typed.change(Object.keys(changes), (last) => ({ ...last, ...changes }));
      problems.clearFields(Object.keys(changes));
    },
    /** Changes a field of the kind in the settings panel; its path identifies it in problems. */
    changeField: (path: string, update: (form: Form) => Form) => {
      typed.change([path], update);
      problems.clearFields([path]);
    },
    undo: typed.undo,
    redo: typed.redo,
    canUndo: typed.canUndo,
    canRedo: typed.canRedo,
    isDirty,
    savedAt,
    savedForm: saved.form,
    autosaved,
    problems,
    isBusy,
    save: isReadOnly ? () => undefined : saveOrFollow,
    overwrite: () => run(async () => save(undefined)),
    /** Runs a separate save of the kind, such as adding a part; other edits stay unsaved. */
    saveApart: (call: SaveApart<Form>) => run(async () => saveApart(call, saved.revision)),
    /** For a kind whose parts are saved separately as they are changed: records the new state on the server. */
    noteSaved,
    /** Applies another user's saved changes, which undo does not revert. */
    rewrite,
    revision: saved.revision,
    reload: () => run(reload),
    refetch,
    deleteTemplate: async () => deleteTemplate(saved.form.name, saved.revision),
    offeredDraft: isReadOnly ? undefined : stored.offered,
    continueDraft: (offered: OfferedDraft<Form>) => {
      stored.close();
      typed.setSaved({ ...saved, revision: offered.baseRevision });
      typed.change(['draft'], () => offered.form);
      autosave.adopt(offered.savedAt);
    },
    discardDraft: async () => {
      if (await discardDraft()) stored.close();
    },
  };
}
