/** Connects the editor's state to React: stored drafts, busy indicators, and reloading the tree in place. */
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useSessionDraft } from '../../ui/editor/record/use-session-draft.ts';
import type { ProductKey } from '../products/paths.ts';
import { isBenefitDrafts, isDraftDirty } from './draft/benefit-draft.ts';
import { findEntry, withTextsOf } from './benefit-tree.ts';
import { entryIdOf } from './benefit.ts';
import type { BenefitCalls, ReadBenefits } from './benefits.api.ts';
import { createEditorActions } from './draft/editor-actions.ts';
import { createEditorStore, toEditorState, type EditorState, type EditorStore } from './draft/editor-store.ts';

export function useBenefitsEditor(key: ProductKey, read: ReadBenefits, locale: string, calls: BenefitCalls) {
  const { plan, type, version } = key;
  const { kept, keep, drop } = useSessionDraft(`benefits|${plan}|${type}|${version}`, isBenefitDrafts);
  const [store] = useState(() => createEditorStore(toEditorState(read.tree, locale, draftsOf(read.tree, kept ?? {}))));
  const state = useSyncExternalStore(store.subscribe, store.get);
  const actions = useMemo(
    () => createEditorActions({ productId: { plan, type, version }, calls, store }),
    [plan, type, version, calls, store],
  );
  const [savingCount, setSavingCount] = useState(0);
  const isDirty = useMemo(() => hasUnsaved(state.tree, state.drafts), [state.tree, state.drafts]);
  useEffect(() => {
    if (isDirty) keep(state.drafts);
    else drop();
  }, [isDirty, state.drafts, keep, drop]);

  /** Saves these entries, unless one cannot be saved as typed: that one is shown instead, and nothing is saved. */
  const save = useCallback(
    (keys: readonly string[]) => {
      const invalid = keys.find((one) => !actions.isSavable(one));
      if (invalid !== undefined) {
        if (store.get().selectedKey !== invalid) actions.select(invalid);
        if (keys.length > 1) actions.refuse('invalid');
        // The inspector may still show another entry.
        requestAnimationFrame(() => document.querySelector<HTMLElement>(invalidField)?.focus());
        return;
      }
      // Saves are queued, so the indicator includes the waiting time.
      setSavingCount((count) => count + 1);
      void actions.update(keys).finally(() => setSavingCount((count) => count - 1));
    },
    [store, actions],
  );
  const update = useCallback(() => {
    const { selectedKey } = store.get();
    if (selectedKey !== undefined) save([selectedKey]);
  }, [store, save]);
  const updateAll = useCallback(() => save(actions.changedKeys()), [save, actions]);
  const undo = useCallback(() => void actions.undo(), [actions]);
  const redo = useCallback(() => void actions.redo(), [actions]);
  const readings = useMemo(() => createReadings(store, calls, actions.discard), [store, calls, actions]);
  return { state, actions, isDirty, isSaving: savingCount > 0, update, updateAll, undo, redo, ...readings };
}

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
    void readAgain(({ drafts }, { tree }) => ({
      tree,
      drafts: draftsOf(tree, drafts),
      texts: {},
      conflicts: {},
      undoable: [],
      redoable: [],
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

/** The draft of a benefit that no longer exists must not appear in a new one with the same type id. */
function draftsOf(tree: EditorState['tree'], drafts: EditorState['drafts']): EditorState['drafts'] {
  return Object.fromEntries(Object.entries(drafts).filter(([key]) => findEntry(tree, entryIdOf(key))));
}

function hasUnsaved(tree: EditorState['tree'], drafts: EditorState['drafts']): boolean {
  return Object.entries(drafts).some(([key, draft]) => isDraftDirty(draft, findEntry(tree, entryIdOf(key))));
}
