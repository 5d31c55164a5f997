/**
 * Unsaved input, in case it is lost: in this tab for a forced reload, and for editors with autosave also in a lasting
 * place, such as the server.
 */
import { isPassingFailure } from '../../../api/passing-failure.ts';
import { createDraftAutosave, type AutosaveState } from './draft-autosave.ts';
import type { Drafts } from './drafts.ts';
import { listenToOtherWindows, notifyOtherWindows, onHidden, type DraftNews } from './draft-windows.ts';
import type { Saved } from './record-state.ts';

export interface TypedInput<Form> {
  readonly form: Form;
  readonly saved: Saved<Form>;
  readonly isDirty: boolean;
  /** While a save is running, nothing is autosaved, so that no draft remains of what it saves. */
  readonly isBusy: boolean;
}

/** What is stored in a lasting place. */
export interface LastingDraft {
  readonly form: object;
  /** The revision that it is based on. */
  readonly baseRevision: string | undefined;
}

export interface LastingPlace<Form> {
  /** Identifies the edited record, unique within the tenant. */
  readonly id: string;
  readonly toStored: (form: Form, saved: Saved<Form>) => object;
  readonly save: (draft: LastingDraft) => Promise<void>;
  readonly discard: () => Promise<void>;
}

export interface DraftOptions<Form> {
  readonly key: string;
  /** What a forced reload restores; undefined if there is nothing to lose. */
  readonly toKept: (input: TypedInput<Form>) => unknown;
  readonly lasting?: LastingPlace<Form> | undefined;
}

export type RecordDraft<Form> = ReturnType<typeof createRecordDraft<Form>>;

export function createRecordDraft<Form>(drafts: Drafts, { key, toKept, lasting }: DraftOptions<Form>) {
  let autosaved: AutosaveState = {};
  const listeners = new Set<() => void>();
  // The user's other windows, each of which would otherwise consider the draft its own, are notified.
  const notify = (news: DraftNews) => lasting && notifyOtherWindows(lasting.id, news);
  const autosave =
    lasting &&
    createDraftAutosave<LastingDraft>({
      save: async (draft) => lasting.save(draft).then(() => notify('kept')),
      discard: async () => lasting.discard().then(() => notify('gone')),
      onState: (state) => {
        autosaved = state;
        for (const listener of listeners) listener();
      },
      isPassing: isPassingFailure,
    });
  /** Null if there is no unsaved input, as far as it has been noted. */
  let typed: LastingDraft | null | undefined;
  const handleNews = (news: DraftNews): void => {
    // The draft no longer belongs to this window.
    autosave?.forget();
    // Another window's draft is retained until more is typed here; once it is deleted, this window can store its own.
    if (news === 'gone' && typed) autosave?.change(typed);
  };
  return {
    note(input: TypedInput<Form>): void {
      const kept = toKept(input);
      if (kept === undefined) drafts.drop(key);
      else drafts.keep(key, kept);
      if (!lasting || input.isBusy) return;
      const { form, saved } = input;
      typed = input.isDirty ? { form: lasting.toStored(form, saved), baseRevision: saved.revision } : null;
      autosave?.change(typed);
    },
    /** What was kept is no longer wanted. */
    drop: () => drafts.drop(key),
    settle: async () => autosave?.settle(),
    forget(): void {
      autosave?.forget();
      notify('gone');
    },
    adopt: (savedAt: Date) => autosave?.adopt(savedAt),
    discard: async () => autosave?.discard(),
    /** Apart from the state of the record, because it changes without any change of the record. */
    getAutosaved: () => autosaved,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Returns what ends it. */
    attach(): () => void {
      // From here on it is ordinary input: a reload by the user discards it.
      drafts.drop(key);
      const ends = lasting
        ? [listenToOtherWindows(lasting.id, handleNews), onHidden(() => void autosave?.flush())]
        : [];
      return () => {
        for (const end of ends) end();
        void autosave?.flush();
        drafts.release(key);
      };
    },
  };
}
