/** Undo and redo of anything: each step is what it takes to go back. Pure. */
export interface Steps<Step> {
  /** Oldest first. */
  readonly undoable: readonly Step[];
  /** The next one to redo is last. */
  readonly redoable: readonly Step[];
  /** The gesture of the last edit and its time: further edits of the same gesture join its step. */
  readonly last: Gesture | undefined;
}

export interface Gesture {
  /** Such as the typed field; undefined for an edit that is always a separate step. */
  readonly name: string | undefined;
  readonly atMs: number;
}

export type Direction = 'undo' | 'redo';

/** A pause that starts a new step. */
const pauseMs = 700;

export const noSteps: Steps<never> = { undoable: [], redoable: [], last: undefined };

/** @param limit removes the oldest steps if there are too many */
export function withStep<Step>(
  { undoable, last }: Steps<Step>,
  back: Step,
  gesture: Gesture,
  limit: (steps: readonly Step[]) => readonly Step[],
): Steps<Step> {
  const { name, atMs } = gesture;
  const isJoined = undoable.length > 0 && name !== undefined && last?.name === name && atMs - last.atMs < pauseMs;
  // The first edit of a gesture leads back to the state before all of it.
  return { undoable: isJoined ? undoable : limit([...undoable, back]), redoable: [], last: gesture };
}

export function nextStep<Step>({ undoable, redoable }: Steps<Step>, direction: Direction): Step | undefined {
  return (direction === 'undo' ? undoable : redoable).at(-1);
}

/** After the next step was taken. @param back leads to where it was taken from; undefined if nothing does */
export function takeStep<Step>(steps: Steps<Step>, direction: Direction, back: Step | undefined): Steps<Step> {
  const added = back === undefined ? [] : [back];
  const { undoable, redoable } = steps;
  return direction === 'undo'
    ? { undoable: undoable.slice(0, -1), redoable: [...redoable, ...added], last: undefined }
    : { undoable: [...undoable, ...added], redoable: redoable.slice(0, -1), last: undefined };
}
