/** Connects the editor's state to React: its record, and reloading the tree in place. */
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { noSteps } from '../../ui/editor/record/steps.ts';
import { useRecord, useRecordState } from '../../ui/editor/record/use-record.ts';
import { drafts } from '../../ui/editor/record/studio-drafts.ts';
import { loadPart } from '../../ui/parts/load-part.ts';
import type { ProductKey } from '../../paths/products.ts';
import { isBenefitDrafts, isDraftDirty } from './draft/benefit-draft.ts';
import { findEntry, withTextsOf } from './benefit-tree.ts';
import { entryIdOf } from './benefit.ts';
import type { BenefitCalls, ReadBenefits } from './benefits.api.ts';
import { createEditorActions, type EditorActions } from './draft/editor-actions.ts';
import { createEditorStore, toEditorState, type EditorState, type EditorStore } from './draft/editor-store.ts';

export function useBenefitsEditor(key: ProductKey, read: ReadBenefits, locale: string, calls: BenefitCalls) {
  const { plan, type, version } = key;
  const draftKey = `benefits|${plan}|${type}|${version}`;
  const [store] = useState(() => createEditorStore(toEditorState(read.tree, locale, keptDrafts(draftKey, read.tree))));
  const state = useSyncExternalStore(store.subscribe, store.get);
  const context = useMemo(
    () => ({ productId: { plan, type, version }, calls, store }),
    [plan, type, version, calls, store],
  );
  const actions = useMemo(() => createEditorActions(context), [context]);
  const { record, save, overwrite } = useBenefitsRecord(draftKey, store, actions);
  const { isDirty, isBusy } = useRecordState(record);
  const update = useCallback(() => {
    const { selectedKey } = store.get();
    if (selectedKey !== undefined) save([selectedKey]);
  }, [store, save]);
  const updateAll = useCallback(() => save(actions.changedKeys()), [save, actions]);
  const undo = useCallback(() => void actions.undo(), [actions]);
  const redo = useCallback(() => void actions.redo(), [actions]);
  const readings = useMemo(() => createReadings(store, calls, actions.discard), [store, calls, actions]);
  const merge = useCallback(async () => {
    const open = await loadPart(async () => (await import('./merge/open-merge.ts')).openBenefitsMerge);
    return open(context, save);
  }, [context, save]);
  return { state, actions, isDirty, isSaving: isBusy, update, updateAll, overwrite, merge, undo, redo, ...readings };
}

/** The record of all entries with typed changes, of which some or all are saved together. */
function useBenefitsRecord(draftKey: string, store: EditorStore, actions: EditorActions) {
  /** The entries to save, including those that are requested while a save is running. */
  const [wanted] = useState(() => new Set<string>());
  const record = useRecord<EditorState, string>({
    content: { get: store.get, subscribe: store.subscribe },
    opened: { form: noState, revision: undefined },
    draft: { key: draftKey, toKept: ({ form, isDirty }) => (isDirty ? form.drafts : undefined) },
    isDirty: ({ tree, drafts: typed }) => hasUnsaved(tree, typed),
    // If an entry cannot be saved as typed, it is shown, and nothing is saved.
    check: () => [...wanted].find((one) => !actions.isSavable(one)),
    onInvalid: (invalid) => {
      if (store.get().selectedKey !== invalid) actions.select(invalid);
      if (wanted.size > 1) actions.refuse('invalid');
      wanted.clear();
      // The inspector may still show another entry.
      requestAnimationFrame(() => document.querySelector<HTMLElement>(invalidField)?.focus());
    },
    send: async (_, { isOverwrite }) => {
      const keys = [...wanted];
      wanted.clear();
      await actions.save(keys, isOverwrite);
      return { revision: undefined };
    },
  });
  const { save, overwrite } = record;
  return useMemo(() => {
    return {
      record,
      save: (keys: readonly string[]): void => {
        for (const one of keys) wanted.add(one);
        void save();
      },
      overwrite: (entry: string): void => {
        if (record.get().isBusy) return;
        wanted.add(entry);
        void overwrite();
      },
    };
  }, [record, wanted, save, overwrite]);
}

/** Nothing is typed in it. */
const noState = toEditorState([], '', {});

const invalidField = '[data-inspector] [data-value] [aria-invalid="true"]';

/** Reloads the tree in place. */
function createReadings(store: EditorStore, calls: BenefitCalls, discard: (key: string) => void) {
  const readAgain = async (
    toChange: (state: EditorState, again: ReadBenefits) => Partial<EditorState>,
  ): Promise<void> => {
    const { chosenLocale: locale } = store.get();
    try {
      const again = await calls.readTree(locale);
      // Another locale was selected while this request was pending.
      if (locale !== store.get().chosenLocale) return await readAgain(toChange);
      if (again) store.set((now) => ({ ...toChange(now, again), locale, problem: undefined }));
    } catch (error) {
      store.set((now) => ({ chosenLocale: now.locale, problem: { kind: 'failed', what: 'read', error } }));
    }
  };
  /** Applies other users' changes; local edits can then no longer be undone. */
  const reload = () =>
    void readAgain((now, { tree }) => ({
      tree,
      drafts: draftsOf(tree, now.drafts),
      texts: {},
      conflicts: {},
      steps: noSteps,
    }));
  return {
    reload,
    reloadTheirs: (key: string) => {
      discard(key);
      reload();
    },
    /** Updates only the texts: saving a benefit that others have changed still asks for confirmation. */
    chooseLocale: (locale: string) => {
      store.set(() => ({ chosenLocale: locale }));
      void readAgain(({ tree }, again) => ({ tree: withTextsOf(tree, again.tree) }));
    },
  };
}

function keptDrafts(key: string, tree: EditorState['tree']): EditorState['drafts'] {
  const kept = drafts.read(key);
  return isBenefitDrafts(kept) ? draftsOf(tree, kept) : {};
}

/** The draft of a benefit that no longer exists must not appear in a new one with the same type id. */
function draftsOf(tree: EditorState['tree'], typed: EditorState['drafts']): EditorState['drafts'] {
  return Object.fromEntries(Object.entries(typed).filter(([key]) => findEntry(tree, entryIdOf(key))));
}

function hasUnsaved(tree: EditorState['tree'], typed: EditorState['drafts']): boolean {
  return Object.entries(typed).some(([key, draft]) => isDraftDirty(draft, findEntry(tree, entryIdOf(key))));
}
