/**
 * What all template editors have in common: the record with its undo steps and draft, reporting its problems, and
 * deleting it. A kind provides its store: how its template is loaded, saved, and restored from a draft.
 */
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ApiError, type Problem } from '../../../api/api-error.ts';
import { useMay } from '../../../api/use-may.ts';
import { forcedNavigation } from '../../../ui/editor/leave/forced-navigation.ts';
import { toOffered, type OfferedDraft } from '../../../ui/editor/record/offered-draft.ts';
import { openMerge } from '../../../ui/editor/record/record-merge.ts';
import type { Saved } from '../../../ui/editor/record/record-state.ts';
import { useAutosaved, useKeptFormRecord } from '../../../ui/editor/record/use-record.ts';
import { showFailure, showToast } from '../../../ui/toasts/toasts.ts';
import { templateListPath } from '../../../paths/templates.ts';
import { useDeleteTemplate, useTemplateDrafts } from '../template-changes.api.ts';
import { useEditorProblems } from './problems/use-editor-problems.ts';
import { toFieldProblems, type TemplateSettings } from './template-form.ts';
import type { ReadTemplate, SaveApart, TemplateStore } from './template-store.ts';
import { useTemplateSave } from './use-template-save.ts';

export type TemplateEditor<Form extends TemplateSettings> = ReturnType<typeof useTemplateEditor<Form>>;

export function useTemplateEditor<Form extends TemplateSettings>(store: TemplateStore<Form>, read: ReadTemplate<Form>) {
  const { id } = read;
  const isReadOnly = !useMay('documents:write');
  const problems = useEditorProblems(store.fields);
  const lasting = useTemplateDrafts<Form>(id);
  const opened = useKeptFormRecord<Form, readonly Problem[]>({
    opened: read,
    draftKey: `template|${id}`,
    readForm: store.readForm,
    lasting: isReadOnly ? undefined : lasting,
    ...useTemplateSave(id, store, problems),
  });
  const { record, content, typed, state } = opened;
  const { saved } = state;
  const save = (): void => {
    if (!isReadOnly) void record.save();
  };
  return {
    id,
    form: typed.form,
    /** The user can view the template and preview it, but not change it. */
    isReadOnly,
    ...useEdits(opened),
    isDirty: state.isDirty,
    savedAt: state.savedAt,
    savedForm: saved.form,
    autosaved: useAutosaved(record),
    problems: { ...problems, ...fieldProblemsOf(opened, store.fields) },
    conflict: state.conflict,
    closeConflict: () => record.handle({ kind: 'conflictClosed' }),
    isBusy: state.isBusy,
    save,
    overwrite: () => void record.overwrite(),
    onMerge: async () =>
      openMerge({ record, content, readTheirs: async () => store.read(id), readForm: store.readForm }),
    /** Runs a separate save of the kind, such as adding a part; other edits stay unsaved. */
    saveApart: (call: SaveApart<Form>) =>
      void record.saveApart(async () => {
        const done = await call(id, saved.revision);
        if (!done) return;
        const { changes, revision } = done;
        // If nothing in the form changes, its history stays as it is.
        if (Object.keys(changes).length > 0) content.begin((last) => ({ ...last, ...changes }));
        const next = { form: { ...record.get().saved.form, ...changes }, revision: revision ?? undefined };
        record.handle({ kind: 'based', saved: next });
        problems.clearSaved();
      }),
    /** For a kind whose parts are saved separately as they are changed. */
    record,
    content,
    revision: saved.revision,
    ...useTheirs(read, store, opened, problems),
    ...useEnd(id, problems, saved),
    ...useOfferedDraft(read, store, opened, isReadOnly),
  };
}

type Opened<Form extends TemplateSettings> = ReturnType<typeof useKeptFormRecord<Form, readonly Problem[]>>;
type EditorProblems = ReturnType<typeof useEditorProblems>;

/** The problems at fields of the last save that was refused, without those of fields that were changed since. */
function fieldProblemsOf<Form extends TemplateSettings>(
  { state: { failure, changed } }: Opened<Form>,
  kindFields: TemplateStore<Form>['fields'],
) {
  const problems = failure?.kind === 'refused' ? failure.error.problems : (failure?.fault ?? []);
  const found = Object.entries(toFieldProblems(problems, kindFields).atFields);
  return {
    atFields: Object.fromEntries(found.filter(([field]) => !changed.has(field))),
    /** The last refusal because of a field; another one each time. */
    refusal: found.length > 0 ? failure : undefined,
  };
}

function useEdits<Form extends TemplateSettings>({ record, content, typed: { steps } }: Opened<Form>) {
  const change = (changes: Partial<Form>) =>
    content.change((last) => ({ ...last, ...changes }), Object.keys(changes).join());
  return {
    change,
    /** Changes one part of a field; consecutive changes of the same part are merged in the history. */
    changePart: useCallback((part: string, update: (last: Form) => Form) => content.change(update, part), [content]),
    /** Changes settings that every kind has. */
    changeSettings: (changes: Partial<TemplateSettings>) => {
      content.change((last) => ({ ...last, ...changes }), Object.keys(changes).join());
      record.handle({ kind: 'changed', fields: Object.keys(changes) });
    },
    /** Changes a field of the kind in the settings panel; its path identifies it in problems. */
    changeField: (path: string, update: (last: Form) => Form) => {
      content.change(update, path);
      record.handle({ kind: 'changed', fields: [path] });
    },
    undo: () => content.step('undo'),
    redo: () => content.step('redo'),
    canUndo: steps.undoable.length > 0,
    canRedo: steps.redoable.length > 0,
  };
}

/** What other users have saved. */
function useTheirs<Form extends TemplateSettings>(
  { id }: ReadTemplate<Form>,
  store: TemplateStore<Form>,
  { record, content }: Opened<Form>,
  problems: EditorProblems,
) {
  const { t } = useTranslation('templates');
  const reload = async () => {
    try {
      const theirs = await store.read(id);
      if (!theirs) return problems.tell('load', [{ at: new Date(), level: 'error', message: t('noTemplate') }]);
      content.change(() => theirs.form, 'theirs');
      record.handle({ kind: 'based', saved: theirs, isReloaded: true });
      problems.clearSaved();
      await record.giveUpDraft();
    } catch (error) {
      problems.fail('load', error);
    }
  };
  const refetch = useCallback(
    async (settle: () => void) => {
      const theirs = await store.read(id).catch((error: unknown) => {
        // Nothing is lost: the displayed data stays, and saving reports any problem.
        if (!(error instanceof ApiError)) throw error;
      });
      settle();
      const { isDirty, saved } = record.get();
      if (!theirs || isDirty || theirs.revision === saved.revision) return;
      content.begin(() => theirs.form);
      record.handle({ kind: 'based', saved: theirs });
    },
    [id, store, record, content],
  );
  return {
    /** Replaces the edits with the stored template; undo restores them. */
    reload: () => void record.run(reload),
    /**
     * Loads another user's version unless there are unsaved edits, including those that `settle` reports, which were
     * made while it was loading. With unsaved edits, the next save reports the conflict.
     */
    refetch,
  };
}

function useEnd(id: string, problems: EditorProblems, saved: Saved<TemplateSettings>) {
  const { t } = useTranslation('templates');
  const navigate = useNavigate();
  const deleteTemplate = useDeleteTemplate();
  return {
    deleteTemplate: async () => {
      try {
        await deleteTemplate(id, saved.revision);
        showToast('success', { title: t('toast.deleted'), line: saved.form.name });
        await navigate(templateListPath, { replace: true, state: forcedNavigation });
      } catch (error) {
        problems.fail('delete', error);
      }
    },
  };
}

/** A draft from an earlier visit: asks once, on opening, whether to continue with it. */
function useOfferedDraft<Form extends TemplateSettings>(
  read: ReadTemplate<Form>,
  store: TemplateStore<Form>,
  { record, content, isRecovered }: Opened<Form>,
  isReadOnly: boolean,
) {
  const { t } = useTranslation(['templates', 'templateTools']);
  const [offered, setOffered] = useState(() => (isRecovered ? undefined : toOffered(read, store.readForm)));
  return {
    offeredDraft: isReadOnly ? undefined : offered,
    continueDraft: ({ form, base, baseRevision, savedAt }: OfferedDraft<Form>) => {
      setOffered(undefined);
      const { form: saved, revision } = record.get().saved;
      const isLaterForm = base === undefined && baseRevision !== revision;
      record.handle({ kind: 'based', saved: { form: base ?? saved, revision: baseRevision, isLaterForm } });
      content.change(() => form, 'draft');
      record.draft?.adopt(savedAt);
    },
    discardDraft: async () => {
      try {
        await record.draft?.discard();
        showToast('success', { title: t('toast.discarded') });
        setOffered(undefined);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        showFailure(t('templateTools:draft.discardFailed'), error);
      }
    },
  };
}
