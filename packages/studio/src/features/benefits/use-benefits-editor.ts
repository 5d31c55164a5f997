/** The editor's state in React's terms: kept drafts, busy marks, and reading the tree again in place. */
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useKeptDraft } from '../../ui/drafts/use-kept-draft.ts';
import { useBusy } from '../../ui/use-busy.ts';
import type { ProductKey } from '../products/paths.ts';
import { isBenefitDrafts, isDraftDirty } from './benefit-draft.ts';
import { findEntry, withTextsOf } from './benefit-tree.ts';
import { entryIdOf } from './benefit.ts';
import type { BenefitCalls, ReadBenefits } from './benefits.api.ts';
import { createEditorActions } from './editor-actions.ts';
import { createEditorStore, toEditorState, type EditorState, type EditorStore } from './editor-store.ts';

export function useBenefitsEditor(key: ProductKey, read: ReadBenefits, locale: string, calls: BenefitCalls) {
  const { plan, type, version } = key;
  const { kept, keep, drop } = useKeptDraft(`benefits|${plan}|${type}|${version}`, isBenefitDrafts);
  const [store] = useState(() => createEditorStore(toEditorState(read.tree, locale, kept ?? {})));
  const state = useSyncExternalStore(store.subscribe, store.get);
  const actions = useMemo(
    () => createEditorActions({ productId: { plan, type, version }, calls, store }),
    [plan, type, version, calls, store],
  );
  const { isBusy, run } = useBusy();
  const isDirty = useMemo(() => hasUnsaved(state.tree, state.drafts), [state.tree, state.drafts]);
  useEffect(() => {
    if (isDirty) keep(state.drafts);
    else drop();
  }, [isDirty, state.drafts, keep, drop]);

  const update = useCallback(() => {
    const { selectedKey } = store.get();
    if (selectedKey === undefined) return;
    if (actions.isSavable(selectedKey)) run(async () => actions.update(selectedKey));
    else document.querySelector<HTMLElement>('[data-inspector] [data-value] [aria-invalid="true"]')?.focus();
  }, [store, actions, run]);
  const undo = useCallback(() => void actions.undo(), [actions]);
  const redo = useCallback(() => void actions.redo(), [actions]);
  const readings = useMemo(() => createReadings(store, calls, actions.discard), [store, calls, actions]);
  return { state, actions, isDirty, isSaving: isBusy, update, undo, redo, ...readings };
}

/** Reads the tree again in its place. */
function createReadings(store: EditorStore, calls: BenefitCalls, discard: (key: string) => void) {
  const readAgain = async (
    locale: string,
    toChange: (state: EditorState, again: ReadBenefits) => Partial<EditorState>,
  ) => {
    try {
      const again = await calls.readTree(locale);
      if (again) store.set((now) => ({ ...toChange(now, again), locale, problem: undefined }));
    } catch (error) {
      store.set(() => ({ problem: { kind: 'failed', what: 'read', error } }));
    }
  };
  /** What others have saved comes in, and what was done here can no longer be taken back over it. */
  const reload = () =>
    void readAgain(store.get().locale, (_state, { tree }) => ({
      tree,
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
    /** The texts alone: whoever has changed the benefits meanwhile is told of when that is overwritten. */
    chooseLocale: (locale: string) =>
      void readAgain(locale, ({ tree }, again) => ({ tree: withTextsOf(tree, again.tree) })),
  };
}

function hasUnsaved(tree: EditorState['tree'], drafts: EditorState['drafts']): boolean {
  return Object.entries(drafts).some(([key, draft]) => isDraftDirty(draft, findEntry(tree, entryIdOf(key))));
}
