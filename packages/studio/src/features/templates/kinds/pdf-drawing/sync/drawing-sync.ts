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

export type DrawingSync = ReturnType<typeof createDrawingSync>;

/** @param server what was read last */
export function createDrawingSync(calls: SyncCalls, opened: ServerDrawings) {
  let server = opened;
  let wanted = opened.drawings;
  /** The drawings whose contents somebody has asked to save. */
  let contents: Contents = none;
  let running: Promise<void> | undefined;
  let isFailed = false;

  const pending = () => toChanges(server.drawings, wanted, contents);

  const takeTheirs = async () => {
    const theirs = await calls.read();
    if (!theirs || theirs.revision === server.revision) return;
    const [base, from] = [server.drawings, server.revision];
    wanted = mergeTheirs(base, theirs.drawings, wanted).drawings;
    server = theirs;
    calls.onTheirs(base, theirs, from);
  };

  const sendOnce = async (changes: DrawingChanges) => {
    const from = server.revision;
    const revision = await calls.send(changes, from);
    server = { drawings: inOrderOf(wanted, applyChanges(server.drawings, changes)), revision };
    calls.onSaved(server, from);
  };

  const saveAll = async () => {
    let conflicts = 0;
    for (let changes = pending(); !isNothing(changes); changes = pending()) {
      try {
        await sendOnce(changes);
      } catch (error) {
        if (!isOvertaken(error) || conflicts === mostConflicts) throw error;
        conflicts += 1;
        await takeTheirs();
      }
    }
    contents = none;
  };

  /** What is wanted while it runs is saved by the same run. */
  const run = (): Promise<void> => {
    if (running) return running;
    if (isNothing(pending())) {
      contents = none;
      if (isFailed) calls.onState({ isSaving: false, error: undefined });
      isFailed = false;
      return Promise.resolve();
    }
    calls.onState({ isSaving: true, error: undefined });
    const start = async () => {
      try {
        await saveAll();
        isFailed = false;
        calls.onState({ isSaving: false, error: undefined });
      } catch (error) {
        isFailed = true;
        contents = none;
        calls.onState({ isSaving: false, error });
        throw error;
      } finally {
        running = undefined;
      }
    };
    running = start();
    return running;
  };

  return {
    /** What is on the screen. Positions are saved at once; after a failure with the next change, or on retry. */
    want: (drawings: Drawings): void => {
      wanted = drawings;
      run().catch(reported);
    },
    /** Fails with what was reported as the state. */
    saveContents: async (drawings: Drawings, of: Contents): Promise<void> => {
      wanted = drawings;
      // A run that began earlier may have looked for contents already, and does not see these.
      await running?.catch(reported);
      contents = of;
      await run();
    },
    retry: (): void => {
      run().catch(reported);
    },
    /** Looks whether somebody else has changed the drawings, unless something is being saved anyway. */
    refresh: async (): Promise<void> => {
      if (running || isFailed) return;
      await takeTheirs();
      run().catch(reported);
    },
    /** The template was saved by other means. */
    noteRevision: (revision: string | undefined): void => {
      server = { ...server, revision };
    },
    revision: () => server.revision,
    /** Once nothing is on its way; a failure has been reported. */
    settle: async (): Promise<void> => running?.catch(reported),
  };
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
