/** Undo and redo of an entire form, so that all fields of an editor share one history. */
export interface EditHistory<Form> {
  readonly form: Form;
  /** Oldest first. */
  readonly undoable: readonly Form[];
  /** The next one to redo is first. */
  readonly redoable: readonly Form[];
  /** The last change and its time: consecutive changes of the same fields are merged. */
  readonly last: { readonly fields: string; readonly atMs: number } | undefined;
}

/** A pause in typing that starts a new step. */
const pauseMs = 700;
/** Limits memory, because each step stores a copy of long texts. */
const heldCharactersMax = 40_000_000;
const stepsMax = 200;

export function beginHistory<Form extends object>(form: Form): EditHistory<Form> {
  return { form, undoable: [], redoable: [], last: undefined };
}

export interface Change<Form> {
  /** The changed fields: continuous typing in the same fields is one step. */
  readonly fields: string;
  readonly update: (form: Form) => Form;
  readonly atMs: number;
}

export function applyChange<Form extends object>(
  history: EditHistory<Form>,
  { fields, update, atMs }: Change<Form>,
): EditHistory<Form> {
  const { last } = history;
  const isSameStep = last !== undefined && last.fields === fields && atMs - last.atMs < pauseMs;
  return {
    form: update(history.form),
    undoable: isSameStep ? history.undoable : withinLimits([...history.undoable, history.form]),
    redoable: [],
    last: { fields, atMs },
  };
}

export function undo<Form extends object>(history: EditHistory<Form>): EditHistory<Form> {
  const form = history.undoable.at(-1);
  if (!form) return history;
  const undoable = history.undoable.slice(0, -1);
  return { form, undoable, redoable: [history.form, ...history.redoable], last: undefined };
}

export function redo<Form extends object>(history: EditHistory<Form>): EditHistory<Form> {
  const [form, ...redoable] = history.redoable;
  if (!form) return history;
  return { form, undoable: [...history.undoable, history.form], redoable, last: undefined };
}

/**
 * Applies a change that is not the user's own, such as another user's save, to every step, so that undo does not
 * revert it.
 */
export function rewriteHistory<Form extends object>(
  { form, undoable, redoable }: EditHistory<Form>,
  update: (form: Form) => Form,
): EditHistory<Form> {
  return { form: update(form), undoable: undoable.map(update), redoable: redoable.map(update), last: undefined };
}

function withinLimits<Form extends object>(steps: readonly Form[]): readonly Form[] {
  let held = 0;
  let from = steps.length;
  while (from > 0 && steps.length - from < stepsMax) {
    held += lengthOf(steps[from - 1]);
    if (held > heldCharactersMax) break;
    from--;
  }
  return from === 0 ? steps : steps.slice(from);
}

function lengthOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum: number, inner) => sum + lengthOf(inner), 0);
}
