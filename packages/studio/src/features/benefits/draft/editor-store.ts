/**
 * What the benefits editor holds: the tree as the server has it, what is typed on top of it, and what can be undone. One
 * place that every edit and every answer goes through, so that an answer never meets a stale copy.
 */
import type { Problem } from '../../../api/api-error.ts';
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
  | { readonly kind: 'refused'; readonly reason: MoveRefusal | 'optionStays' }
  | { readonly kind: 'failed'; readonly what: FailedEdit; readonly error: unknown };

export type FailedEdit = 'read' | 'move' | 'remove' | 'save' | 'undo' | 'redo';

export interface EditorState {
  readonly tree: readonly Benefit[];
  /** That the texts of the tree are in. */
  readonly locale: string;
  /** The one that was chosen last: its texts may still be on their way. */
  readonly chosenLocale: string;
  /** By entry key; those of an entry are read when it is first selected. */
  readonly texts: Readonly<Record<string, EntryTexts>>;
  readonly drafts: BenefitDrafts;
  /** By entry key: who saved the same meanwhile. */
  readonly conflicts: Readonly<Record<string, Problem>>;
  /** What takes back each edit, the latest last. */
  readonly undoable: readonly BenefitCommand[];
  readonly redoable: readonly BenefitCommand[];
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
  /** One edit after the other: each is made from what the one before has left. */
  enqueue<Result>(work: () => Promise<Result>): Promise<Result>;
}

export function toEditorState(tree: readonly Benefit[], locale: string, drafts: BenefitDrafts): EditorState {
  const nothing = { texts: {}, conflicts: {}, undoable: [], redoable: [] };
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
