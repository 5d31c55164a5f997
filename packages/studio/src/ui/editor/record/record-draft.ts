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
  readonly toStored: (form: Form, revision: string | undefined) => object;
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
  const autosave = lasting && createSharedAutosave(lasting);
  /** Null if there is no unsaved input, as far as it has been noted. */
  let typed: LastingDraft | null | undefined;
  return {
    note(input: TypedInput<Form>): void {
      const kept = toKept(input);
      if (kept === undefined) drafts.drop(key);
      else drafts.keep(key, kept);
      if (!lasting || input.isBusy) return;
      const { revision } = input.saved;
      typed = input.isDirty ? { form: lasting.toStored(input.form, revision), baseRevision: revision } : null;
      autosave?.change(typed);
    },
    /** What was kept is no longer wanted. */
    drop: () => drafts.drop(key),
    settle: async () => autosave?.settle(),
    forget: () => autosave?.forget(),
    adopt: (savedAt: Date) => autosave?.adopt(savedAt),
    discard: async () => autosave?.discard(),
    onAutosaved: (listener: (state: AutosaveState) => void) => autosave?.onState(listener),
    /** Returns what ends it. */
    attach(): () => void {
      // From here on it is ordinary input: a reload by the user discards it.
      drafts.drop(key);
      const handleNews = (news: DraftNews): void => {
        autosave?.lose();
        // Another window's draft is retained until more is typed here; once it is deleted, this window can store its own.
        if (news === 'gone' && typed) autosave?.change(typed);
      };
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

/** An autosave that notifies the user's other windows, each of which would otherwise consider the draft its own. */
function createSharedAutosave({ id, save, discard }: Pick<LastingPlace<never>, 'id' | 'save' | 'discard'>) {
  let report = (_state: AutosaveState): void => undefined;
  const own = createDraftAutosave<LastingDraft>({
    save: async (draft) => save(draft).then(() => notifyOtherWindows(id, 'kept')),
    discard: async () => discard().then(() => notifyOtherWindows(id, 'gone')),
    onState: (state) => report(state),
    isPassing: isPassingFailure,
  });
  return {
    ...own,
    onState(listener: (state: AutosaveState) => void): void {
      report = listener;
    },
    forget(): void {
      own.forget();
      notifyOtherWindows(id, 'gone');
    },
    /** The draft no longer belongs to this window. */
    lose: own.forget,
  };
}
