/**
 * State of the benefits editor: the tree as stored on the server, the drafts on top of it, and the undo stack. Every
 * edit and every response goes through this store, so that a response is never applied to a stale copy.
 */
import type { Problem } from '../../../api/api-error.ts';
import { noSteps, type Steps } from '../../../ui/editor/record/steps.ts';
import type { BenefitCommand } from './benefit-command.ts';
import type { BenefitDrafts, TextId } from './benefit-draft.ts';
import type { MoveRefusal } from '../benefit-tree.ts';
import type { Benefit } from '../benefit.ts';

export interface ReadText {
  readonly value: string;
  readonly revision: string;
}

export type EntryTexts = Readonly<Partial<Record<TextId, ReadText>>>;

/** The content of the bar at the bottom. */
export type EditorProblem =
  | { readonly kind: 'refused'; readonly reason: MoveRefusal | 'optionStays' | 'invalid' }
  | { readonly kind: 'failed'; readonly what: FailedEdit; readonly error: unknown };

export type FailedEdit = 'read' | 'move' | 'remove' | 'save' | 'undo' | 'redo';

export interface EditorState {
  readonly tree: readonly Benefit[];
  /** The locale of the texts in the tree. */
  readonly locale: string;
  /** The most recently selected locale, whose texts may still be loading. */
  readonly chosenLocale: string;
  /** Keyed by entry key; an entry's texts are loaded when it is first selected. */
  readonly texts: Readonly<Record<string, EntryTexts>>;
  readonly drafts: BenefitDrafts;
  /** Keyed by entry key: the problem reported because another user saved the same entry in the meantime. */
  readonly conflicts: Readonly<Record<string, Problem>>;
  /** Each step is the inverse of an edit. */
  readonly steps: Steps<BenefitCommand>;
  readonly selectedKey: string | undefined;
  readonly problem: EditorProblem | undefined;
  /** Edits that the server has not answered yet. */
  readonly pendingCount: number;
  readonly savedAt: Date | undefined;
}

export interface EditorStore {
  get(): EditorState;
  set(change: (state: EditorState) => Partial<EditorState>): void;
  subscribe(listener: () => void): () => void;
  /** Runs edits one after the other: each is based on the result of the previous one. */
  enqueue<Result>(work: () => Promise<Result>): Promise<Result>;
}

export function toEditorState(tree: readonly Benefit[], locale: string, drafts: BenefitDrafts): EditorState {
  const nothing = { texts: {}, conflicts: {}, steps: noSteps };
  const quiet = { selectedKey: undefined, problem: undefined, pendingCount: 0, savedAt: undefined };
  return { tree, locale, chosenLocale: locale, drafts, ...nothing, ...quiet };
}

export function createEditorStore(initial: EditorState): EditorStore {
  let state = initial;
  let last: Promise<unknown> = Promise.resolve();
  const listeners = new Set<() => void>();
  const set = (change: (before: EditorState) => Partial<EditorState>) => {
    state = { ...state, ...change(state) };
    for (const listener of listeners) listener();
  };
  return {
    get: () => state,
    set,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async enqueue(work) {
      set(({ pendingCount }) => ({ pendingCount: pendingCount + 1 }));
      const result = last.then(work).finally(() => set(({ pendingCount }) => ({ pendingCount: pendingCount - 1 })));
      last = result.catch(() => undefined);
      return result;
    },
  };
}
