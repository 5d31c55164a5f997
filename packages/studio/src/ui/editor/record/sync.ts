/**
 * The strategy "sync on change": sends what was changed during editing, one call after the other, whatever the state of
 * the last one, and merges what other users have saved. What has been changed and saved is known only to the record.
 */
import { ApiError } from '../../../api/api-error.ts';
import { isPassingFailure, retryPauseMs } from '../../../api/passing-failure.ts';

export interface SyncState {
  readonly isSaving: boolean;
  /** Why the last attempt failed; its changes are still unsaved. */
  readonly error: unknown;
}

interface SyncCalls<Changes> {
  /** What the server does not have yet; undefined if it has everything. */
  readonly pending: () => Changes | undefined;
  /** Sends the changes, and notes in the record that they are saved. */
  readonly send: (changes: Changes) => Promise<void>;
  readonly takeTheirs: () => Promise<void>;
  /** Whether others have saved in the meantime, so that the changes can be sent once theirs are taken. */
  readonly isOvertaken: (error: ApiError) => boolean;
}

/** Other users may be saving at the same time; after this many conflicts, something else is wrong. */
const mostConflicts = 5;

export class Sync<Changes> {
  readonly #calls: SyncCalls<Changes>;
  #state: SyncState = { isSaving: false, error: undefined };
  #running: Promise<void> | undefined;
  readonly #listeners = new Set<() => void>();

  constructor(calls: SyncCalls<Changes>) {
    this.#calls = calls;
  }

  readonly get = (): SyncState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** After a change; after a failure also without one. */
  readonly retry = (): void => {
    this.flush().catch(reported);
  };

  /** Changes made meanwhile are sent by the same run. Rejects with the error that is in the state. */
  async flush(): Promise<void> {
    if (this.#running) return this.#running;
    if (this.#calls.pending() === undefined) {
      if (this.#state.error !== undefined) this.#set({ isSaving: false, error: undefined });
      return undefined;
    }
    this.#set({ isSaving: true, error: undefined });
    this.#running = this.#sendAll();
    return this.#running;
  }

  /** Resolves once nothing is pending; failures have been reported by then. */
  async settle(): Promise<void> {
    await this.#running?.catch(reported);
  }

  /** Checks whether other users have saved, unless there are local changes to send first. */
  async refresh(): Promise<void> {
    if (this.#running || this.#state.error !== undefined) return;
    await this.#calls.takeTheirs();
    this.retry();
  }

  /** Retries temporary failures silently, and shows on a return to the window what others have saved. Returns what ends it. */
  attach(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const handleState = (): void => {
      clearTimeout(timer);
      if (isPassingFailure(this.#state.error)) timer = setTimeout(this.retry, retryPauseMs);
    };
    const handleReturn = (): void => {
      // A failure loses nothing: the next save reports it.
      if (document.visibilityState === 'visible') this.refresh().catch(reported);
    };
    const unsubscribe = this.subscribe(handleState);
    window.addEventListener('focus', handleReturn);
    return () => {
      clearTimeout(timer);
      unsubscribe();
      window.removeEventListener('focus', handleReturn);
    };
  }

  async #sendAll(): Promise<void> {
    try {
      let conflicts = 0;
      for (let changes = this.#calls.pending(); changes !== undefined; changes = this.#calls.pending()) {
        try {
          await this.#calls.send(changes);
        } catch (error) {
          const isOvertaken = error instanceof ApiError && this.#calls.isOvertaken(error);
          if (!isOvertaken || conflicts === mostConflicts) throw error;
          conflicts += 1;
          await this.#calls.takeTheirs();
        }
      }
      this.#end({ isSaving: false, error: undefined });
    } catch (error) {
      this.#end({ isSaving: false, error });
      throw error;
    }
  }

  #end(state: SyncState): void {
    this.#running = undefined;
    this.#set(state);
  }

  #set(state: SyncState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

/** The error is in the state already. */
function reported(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
}
