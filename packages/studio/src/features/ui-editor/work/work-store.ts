/**
 * State of the visual editor while a component is open, shared by all panels, each of which renders what it needs.
 * The canvas follows an edit immediately; the panels follow after the next paint, because rendering them takes
 * longer.
 */
import { getNode } from '@coverwright/component-tree/document';
import type { Operation } from '@coverwright/component-tree/operations';
import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { Direction } from '../../../ui/editor/record/steps.ts';
import type { ShownTexts } from './node-words.ts';
import { applyEdit, beginWork, selectNodes, stepWork, type ComponentWork, type Source } from './component-work.ts';

export interface EditorState {
  readonly work: ComponentWork;
  /** The node under the pointer or keyboard cursor, in the tree or on the canvas. */
  readonly hovered: string | undefined;
  /** Collapsed branches of the tree. */
  readonly collapsed: ReadonlySet<string>;
  /** The app's texts on the canvas. */
  readonly texts: ShownTexts;
}

export interface WorkStore {
  get(): EditorState;
  /** Listeners are called synchronously. */
  subscribe(listener: () => void): () => void;
  /** Called synchronously, but for an edit only after the next paint. */
  follow(listener: () => void): () => void;
  /** Renders pending updates, so that the next key or click acts on up-to-date panels. */
  settle(): void;
  /** Applies one undo step. */
  edit(operations: readonly Operation[], select?: readonly string[]): void;
  replace(source: Source): void;
  /** Registers a field whose input is applied after a pause. Returns the function that withdraws it. */
  joinInput(apply: () => void): () => void;
  /** Applies the input of all fields: what follows must not miss the last characters. */
  applyInput(): void;
  undo(): void;
  redo(): void;
  select(ids: readonly string[]): void;
  hover(id: string | undefined): void;
  collapse(collapsed: ReadonlySet<string>): void;
  showTexts(texts: ShownTexts): void;
}

export function createWorkStore(source: Source): WorkStore {
  let state: EditorState = {
    work: beginWork(source),
    hovered: undefined,
    collapsed: new Set(),
    texts: {},
  };
  const inputs = new Set<() => void>();
  const applyInput = (): void => {
    for (const apply of inputs) apply();
  };
  const audience = createAudience();
  const set = (changes: Partial<EditorState>, notify = audience.notifyAll): void => {
    state = { ...state, ...changes };
    notify();
  };
  const setWork = (work: ComponentWork, notify = audience.notifyAll): void => {
    if (work === state.work) return;
    const { hovered, collapsed } = state;
    const isNewlySelected = work.selection.at(-1) !== state.work.selection.at(-1);
    const changes = {
      work,
      hovered: hovered !== undefined && work.document.nodes.has(hovered) ? hovered : undefined,
      collapsed: isNewlySelected ? withoutAncestors(work, collapsed) : collapsed,
    };
    set(changes, notify);
  };
  const setEdited = (work: ComponentWork): void => setWork(work, audience.notifyOfEdit);
  const step = (direction: Direction): void => {
    applyInput();
    setEdited(stepWork(state.work, direction));
  };
  return {
    get: () => state,
    subscribe: audience.subscribe,
    follow: audience.follow,
    settle: audience.settle,
    edit: (operations, select) =>
      setEdited(applyEdit(state.work, { change: { kind: 'operations', operations }, select, atMs: performance.now() })),
    replace: (next) =>
      setEdited(applyEdit(state.work, { change: { kind: 'source', source: next }, atMs: performance.now() })),
    joinInput: (apply) => join(inputs, apply),
    applyInput,
    undo: () => step('undo'),
    redo: () => step('redo'),
    select: (ids) => setWork(selectNodes(state.work, ids)),
    hover: (hovered) => {
      if (hovered !== state.hovered) set({ hovered });
    },
    collapse: (collapsed) => set({ collapsed }),
    showTexts: (texts) => set({ texts }),
  };
}

/** Listeners are called synchronously; followers of an edit after the next paint. */
function createAudience() {
  const listeners = new Set<() => void>();
  const followers = new Set<() => void>();
  let isBehind = false;
  const call = (all: ReadonlySet<() => void>): void => {
    for (const one of all) one();
  };
  const catchUp = (): void => {
    isBehind = false;
    call(followers);
  };
  return {
    subscribe: (listener: () => void) => join(listeners, listener),
    follow: (follower: () => void) => join(followers, follower),
    notifyAll() {
      call(listeners);
      catchUp();
    },
    notifyOfEdit() {
      call(listeners);
      if (isBehind || followers.size === 0) return;
      isBehind = true;
      afterPaint(() => {
        if (isBehind) catchUp();
      });
    },
    settle() {
      if (isBehind) flushSync(catchUp);
    },
  };
}

function join(listeners: Set<() => void>, listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * If a frame is requested during a key event, the browser delivers no messages before that frame, and the canvas
 * would be updated one frame late. A hidden page does not paint.
 */
function afterPaint(then: () => void): void {
  // Twice, so that other work waiting for the frame, such as another key event, is handled first.
  const later = () => setTimeout(() => setTimeout(then));
  setTimeout(() => (document.hidden ? later() : requestAnimationFrame(later)));
}

/** A newly selected node must not be hidden in a collapsed branch. */
function withoutAncestors({ document, selection }: ComponentWork, collapsed: ReadonlySet<string>): ReadonlySet<string> {
  const ancestors = new Set<string>();
  for (const id of selection) {
    for (let at = getNode(document, id).parent; at !== null; at = getNode(document, at).parent) ancestors.add(at);
  }
  const left = [...collapsed].filter((id) => !ancestors.has(id));
  return left.length === collapsed.size ? collapsed : new Set(left);
}

/** @param pick must return the same value as long as nothing relevant has changed */
export function useWork<Value>(store: WorkStore, pick: (state: EditorState) => Value): Value {
  return useSyncExternalStore(store.follow, () => pick(store.get()));
}
