/**
 * Brings the drawings of the screen to the server, one call after the other, while they are being edited: what is moved stays
 * where it was put, whatever its save is doing. What somebody else has saved meanwhile is taken in. Knows no screen.
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

/** With the template that they are of. */
export interface TheirDrawings extends ServerDrawings {
  readonly form: PdfDrawingForm;
}

export interface SyncCalls {
  /** Gives the revision after it; refused with CONFLICT where the template has another one than expected. */
  readonly send: (changes: DrawingChanges, expectedRevision: string | undefined) => Promise<string | undefined>;
  /** What the server has; undefined for a template that no longer exists. */
  readonly read: () => Promise<TheirDrawings | undefined>;
  readonly onState: (state: SyncState) => void;
  /** The server has this now, which was on the screen when it was sent. */
  readonly onSaved: (server: ServerDrawings, from: string | undefined) => void;
  /** Somebody else has changed the drawings from the base to theirs. */
  readonly onTheirs: (base: Drawings, theirs: TheirDrawings, from: string | undefined) => void;
}

export interface SyncState {
  readonly isSaving: boolean;
  /** Why the last attempt failed; what it was to save is still to be saved. */
  readonly error: unknown;
}

type Contents = ReadonlySet<string> | 'all';

/** Others may be saving too; after so many there is something else wrong. */
const mostConflicts = 5;

export class DrawingSync {
  readonly #calls: SyncCalls;
  #server: ServerDrawings;
  #wanted: Drawings;
  /** The drawings whose contents somebody has asked to save. */
  #contents: Contents = none;
  #running: Promise<void> | undefined;
  #isFailed = false;

  /** @param opened what was read last */
  constructor(calls: SyncCalls, opened: ServerDrawings) {
    this.#calls = calls;
    this.#server = opened;
    this.#wanted = opened.drawings;
  }

  get revision(): string | undefined {
    return this.#server.revision;
  }

  /** What is on the screen. Positions are saved at once; after a failure with the next change, or on retry. */
  want(drawings: Drawings): void {
    this.#wanted = drawings;
    this.retry();
  }

  retry(): void {
    this.#run().catch(reported);
  }

  /** Fails with what was reported as the state. */
  async saveContents(drawings: Drawings, of: Contents): Promise<void> {
    this.#wanted = drawings;
    // A run that began earlier may have looked for contents already, and does not see these.
    await this.settle();
    this.#contents = of;
    await this.#run();
  }

  /** Looks whether somebody else has changed the drawings, unless there is something to save first. */
  async refresh(): Promise<void> {
    if (this.#running || this.#isFailed) return;
    await this.#takeTheirs();
    this.retry();
  }

  /** The template was saved by other means. */
  noteRevision(revision: string | undefined): void {
    this.#server = { ...this.#server, revision };
  }

  /** Once nothing is on its way; a failure has been reported. */
  async settle(): Promise<void> {
    await this.#running?.catch(reported);
  }

  #pending(): DrawingChanges {
    return toChanges(this.#server.drawings, this.#wanted, this.#contents);
  }

  /** What is wanted while it runs is saved by the same run. */
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

/** It is in the state already. */
function reported(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
}

/** Somebody else has saved the template, or removed the drawing, in the meantime. */
function isOvertaken(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    error.problems.some(
      ({ code, path }) =>
        code === 'CONFLICT' || code === 'ALREADY_EXISTS' || (code === 'NOT_FOUND' && path !== undefined),
    )
  );
}

/** So that both compare equal where they hold the same. */
export function inOrderOf(order: Drawings, drawings: Drawings): Drawings {
  const byId = new Map(drawings.map((drawing) => [drawing.id, drawing]));
  const known = order.flatMap(({ id }) => {
    const drawing = byId.get(id);
    byId.delete(id);
    return drawing ? [drawing] : [];
  });
  return [...known, ...byId.values()];
}
