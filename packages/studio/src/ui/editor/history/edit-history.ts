/** Undo and redo of an entire form, so that every field of an editor shares one history. */
export interface EditHistory<Form> {
  readonly form: Form;
  /** The oldest first. */
  readonly undoable: readonly Form[];
  /** The next to redo first. */
  readonly redoable: readonly Form[];
  /** What was changed last, and when: more of the same joins it. */
  readonly last: { readonly fields: string; readonly atMs: number } | undefined;
}

/** A pause in typing that begins a step of its own. */
const pauseMs = 700;
/** Long texts are held once a step. */
const heldCharactersMax = 40_000_000;
const stepsMax = 200;

export function beginHistory<Form extends object>(form: Form): EditHistory<Form> {
  return { form, undoable: [], redoable: [], last: undefined };
}

export interface Change<Form> {
  /** What is changed: typing on in the same fields is one step. */
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

/** Every step with a change that is not the user's own, such as what somebody else has saved: undo does not take it back. */
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
