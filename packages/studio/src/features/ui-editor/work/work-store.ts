/** What the visual editor holds while a component is open. One place for every panel, each of which draws what it needs. */
import { getNode } from '@coverwright/component-tree/document';
import type { Operation } from '@coverwright/component-tree/operations';
import { useSyncExternalStore } from 'react';
import { applyEdit, beginWork, redo, selectNodes, undo, type ComponentWork, type Source } from './component-work.ts';

export interface EditorState {
  readonly work: ComponentWork;
  /** Under the pointer or the keyboard, in the tree or on the canvas. */
  readonly hovered: string | undefined;
  /** Branches of the tree that are closed. */
  readonly collapsed: ReadonlySet<string>;
  /** Of the work that is stored. */
  readonly savedVersion: number;
}

export interface WorkStore {
  get(): EditorState;
  subscribe(listener: () => void): () => void;
  /** One step to undo. */
  edit(operations: readonly Operation[], select?: readonly string[]): void;
  replace(source: Source): void;
  undo(): void;
  redo(): void;
  select(ids: readonly string[]): void;
  hover(id: string | undefined): void;
  collapse(collapsed: ReadonlySet<string>): void;
  markSaved(version: number): void;
}

export function createWorkStore(source: Source, isSaved: boolean): WorkStore {
  let state: EditorState = {
    work: beginWork(source),
    hovered: undefined,
    collapsed: new Set(),
    savedVersion: isSaved ? 0 : -1,
  };
  const listeners = new Set<() => void>();
  const set = (changes: Partial<EditorState>): void => {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  };
  const setWork = (work: ComponentWork): void => {
    if (work === state.work) return;
    const { hovered, collapsed } = state;
    const isNewlySelected = work.selection.at(-1) !== state.work.selection.at(-1);
    set({
      work,
      hovered: hovered !== undefined && work.document.nodes.has(hovered) ? hovered : undefined,
      collapsed: isNewlySelected ? withoutAncestors(work, collapsed) : collapsed,
    });
  };
  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    edit: (operations, select) =>
      setWork(applyEdit(state.work, { change: { kind: 'operations', operations }, select, atMs: performance.now() })),
    replace: (next) =>
      setWork(applyEdit(state.work, { change: { kind: 'source', source: next }, atMs: performance.now() })),
    undo: () => setWork(undo(state.work)),
    redo: () => setWork(redo(state.work)),
    select: (ids) => setWork(selectNodes(state.work, ids)),
    hover: (hovered) => {
      if (hovered !== state.hovered) set({ hovered });
    },
    collapse: (collapsed) => set({ collapsed }),
    markSaved: (savedVersion) => set({ savedVersion }),
  };
}

/** What is newly selected is not hidden in a closed branch. */
function withoutAncestors({ document, selection }: ComponentWork, collapsed: ReadonlySet<string>): ReadonlySet<string> {
  const ancestors = new Set<string>();
  for (const id of selection) {
    for (let at = getNode(document, id).parent; at !== null; at = getNode(document, at).parent) ancestors.add(at);
  }
  const left = [...collapsed].filter((id) => !ancestors.has(id));
  return left.length === collapsed.size ? collapsed : new Set(left);
}

/** @param pick answers the same value while nothing of interest has changed */
export function useWork<Value>(store: WorkStore, pick: (state: EditorState) => Value): Value {
  return useSyncExternalStore(store.subscribe, () => pick(store.get()));
}
