/**
 * Sends the drawings on the screen to the server during editing, one call after the other: drawings stay where they
 * were moved, whatever the state of their save. Merges changes that other users have saved. Independent of the
 * screen.
 */
import { ApiError } from '../../../../../api/api-error.ts';
import type { Drawing } from '../drawing.ts';
import type { PdfDrawingForm } from '../pdf-drawing-form.ts';
import { applyChanges, isNothing, mergeTheirs, toChanges, type DrawingChanges } from './drawing-changes.ts';

type Drawings = readonly Drawing[];

export interface ServerDrawings {
  readonly drawings: Drawings;
  readonly revision: string | undefined;
}

/** Includes the template that they belong to. */
export interface TheirDrawings extends ServerDrawings {
  readonly form: PdfDrawingForm;
}

export interface SyncCalls {
  /** Returns the new revision; refused with CONFLICT if the template does not have the expected one. */
  readonly send: (changes: DrawingChanges, expectedRevision: string | undefined) => Promise<string | undefined>;
  /** The state on the server; undefined if the template no longer exists. */
  readonly read: () => Promise<TheirDrawings | undefined>;
  readonly onState: (state: SyncState) => void;
  /** The server has stored this state, which was on the screen when it was sent. */
  readonly onSaved: (server: ServerDrawings, from: string | undefined) => void;
  /** Another user has changed the drawings from the base to theirs. */
  readonly onTheirs: (base: Drawings, theirs: TheirDrawings, from: string | undefined) => void;
}

export interface SyncState {
  readonly isSaving: boolean;
  /** Why the last attempt failed; its changes are still unsaved. */
  readonly error: unknown;
}

type Contents = ReadonlySet<string> | 'all';

/** Other users may be saving at the same time; after this many conflicts, something else is wrong. */
const mostConflicts = 5;

export class DrawingSync {
  readonly #calls: SyncCalls;
  #server: ServerDrawings;
  #wanted: Drawings;
  /** The drawings whose contents are to be saved. */
  #contents: Contents = none;
  #running: Promise<void> | undefined;
  #isFailed = false;

  /** @param opened the state that was loaded last */
  constructor(calls: SyncCalls, opened: ServerDrawings) {
    this.#calls = calls;
    this.#server = opened;
    this.#wanted = opened.drawings;
  }

  get revision(): string | undefined {
    return this.#server.revision;
  }

  /**
   * Sets the state on the screen. Positions are saved immediately; after a failure with the next change, or on retry.
   */
  want(drawings: Drawings): void {
    this.#wanted = drawings;
    this.retry();
  }

  retry(): void {
    this.#run().catch(reported);
  }

  /** Rejects with the error that was reported in the state. */
  async saveContents(drawings: Drawings, of: Contents): Promise<void> {
    this.#wanted = drawings;
    // A run that started earlier may have checked for contents already, and would miss these.
    await this.settle();
    this.#contents = of;
    await this.#run();
  }

  /** Checks whether other users have changed the drawings, unless there are local changes to save first. */
  async refresh(): Promise<void> {
    if (this.#running || this.#isFailed) return;
    await this.#takeTheirs();
    this.retry();
  }

  /** Records that the template was saved elsewhere. */
  noteRevision(revision: string | undefined): void {
    this.#server = { ...this.#server, revision };
  }

  /** Resolves once nothing is pending; failures have been reported by then. */
  async settle(): Promise<void> {
    await this.#running?.catch(reported);
  }

  #pending(): DrawingChanges {
    return toChanges(this.#server.drawings, this.#wanted, this.#contents);
  }

  /** Changes made during the run are saved by the same run. */
  async #run(): Promise<void> {
    if (this.#running) return this.#running;
    if (isNothing(this.#pending())) {
      this.#contents = none;
      if (this.#isFailed) this.#calls.onState({ isSaving: false, error: undefined });
      this.#isFailed = false;
      return undefined;
    }
    this.#calls.onState({ isSaving: true, error: undefined });
    this.#running = this.#saveAll();
    return this.#running;
  }

  async #saveAll(): Promise<void> {
    try {
      await this.#sendAll();
      this.#isFailed = false;
      this.#calls.onState({ isSaving: false, error: undefined });
    } catch (error) {
      this.#isFailed = true;
      this.#calls.onState({ isSaving: false, error });
      throw error;
    } finally {
      this.#contents = none;
      this.#running = undefined;
    }
  }

  async #sendAll(): Promise<void> {
    let conflicts = 0;
    for (let changes = this.#pending(); !isNothing(changes); changes = this.#pending()) {
      try {
        await this.#send(changes);
      } catch (error) {
        if (!isOvertaken(error) || conflicts === mostConflicts) throw error;
        conflicts += 1;
        await this.#takeTheirs();
      }
    }
  }

  async #send(changes: DrawingChanges): Promise<void> {
    const from = this.#server.revision;
    const revision = await this.#calls.send(changes, from);
    const drawings = inOrderOf(this.#wanted, applyChanges(this.#server.drawings, changes));
    this.#server = { drawings, revision };
    this.#calls.onSaved(this.#server, from);
  }

  async #takeTheirs(): Promise<void> {
    const theirs = await this.#calls.read();
    const { drawings: base, revision: from } = this.#server;
    if (!theirs || theirs.revision === from) return;
    this.#wanted = mergeTheirs(base, theirs.drawings, this.#wanted).drawings;
    this.#server = theirs;
    this.#calls.onTheirs(base, theirs, from);
  }
}

const none: ReadonlySet<string> = new Set();

/** The error is in the state already. */
function reported(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
}

/** Another user has saved the template, or removed the drawing, in the meantime. */
function isOvertaken(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    error.problems.some(
      ({ code, path }) =>
        code === 'CONFLICT' || code === 'ALREADY_EXISTS' || (code === 'NOT_FOUND' && path !== undefined),
    )
  );
}

/** Makes lists with the same content compare equal. */
export function inOrderOf(order: Drawings, drawings: Drawings): Drawings {
  const byId = new Map(drawings.map((drawing) => [drawing.id, drawing]));
  const known = order.flatMap(({ id }) => {
    const drawing = byId.get(id);
    byId.delete(id);
    return drawing ? [drawing] : [];
  });
  return [...known, ...byId.values()];
}
