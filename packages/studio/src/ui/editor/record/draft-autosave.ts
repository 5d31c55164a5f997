/**
 * Stores unsaved input on the server shortly after the last change, one call at a time. Independent of the screen.
 * Reports when the draft was last stored, or why it could not be.
 */
export interface AutosaveState {
  readonly savedAt?: Date | undefined;
  readonly error?: unknown;
}

interface AutosaveCalls<Draft> {
  readonly save: (draft: Draft) => Promise<void>;
  readonly discard: () => Promise<void>;
  readonly onState: (state: AutosaveState) => void;
  /** Whether an error may be temporary. */
  readonly isPassing: (error: unknown) => boolean;
}

const pauseMs = 2_000;
/** Typing without a pause loses no more than this. */
const longestWaitMs = 10_000;

export function createDraftAutosave<Draft>(calls: AutosaveCalls<Draft>) {
  /** null: there are no unsaved changes, so no draft should be stored. undefined: nothing to do. */
  let wanted: Draft | null | undefined;
  let waitingSinceMs: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  const storage = createDraftStorage(calls);

  const clear = (): void => {
    clearTimeout(timer);
    wanted = undefined;
    waitingSinceMs = undefined;
  };
  const want = (draft: Draft | null, delayMs: number): void => {
    clearTimeout(timer);
    wanted = draft;
    waitingSinceMs ??= Date.now();
    timer = setTimeout(() => void flush(), Math.min(delayMs, Math.max(0, waitingSinceMs + longestWaitMs - Date.now())));
  };
  const write = async (): Promise<void> => {
    const draft = wanted;
    if (draft === undefined) return;
    clear();
    const isDone = await storage.store(draft);
    if (isDone) await write();
    else want(wanted ?? draft, longestWaitMs);
  };
  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    running ??= write().finally(() => (running = undefined));
    await running;
  };

  return {
    /** The current input, or null if it equals the saved state. */
    change(draft: Draft | null): void {
      if (draft === null && !storage.isStored() && !running) clear();
      else want(draft, pauseMs);
    },
    /** Stores immediately, such as before the page is closed. */
    flush,
    /** Drops queued writes, and waits for the one in progress. */
    async settle(): Promise<void> {
      clear();
      await running;
      clear();
    },
    /** Deletes a draft that is not continued, without delay; throws if that fails. */
    discard: calls.discard,
    /** The server has deleted the draft itself. */
    forget: storage.forget,
    /** A draft from an earlier visit exists. */
    adopt: storage.adopt,
  };
}

/** The state of the draft on the server. */
function createDraftStorage<Draft>({ save, discard, onState, isPassing }: AutosaveCalls<Draft>) {
  let isStored = false;
  const set = (savedAt: Date | undefined): void => {
    isStored = savedAt !== undefined;
    onState(savedAt ? { savedAt } : {});
  };
  return {
    isStored: () => isStored,
    forget: () => set(undefined),
    adopt: (savedAt: Date) => set(savedAt),
    /** Whether the attempt is final: it succeeded, or a retry would fail again. */
    async store(draft: Draft | null): Promise<boolean> {
      try {
        if (draft === null) await discard();
        else await save(draft);
        set(draft === null ? undefined : new Date());
        return true;
      } catch (error) {
        if (draft !== null) onState({ error });
        return !isPassing(error);
      }
    },
  };
}
