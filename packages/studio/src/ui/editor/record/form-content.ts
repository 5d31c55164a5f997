/** An entire form with its undo steps, so that all fields of an editor share one history; and the store that holds it. */
import type { Content } from './record.ts';
import { nextStep, noSteps, takeStep, withStep, type Direction, type Gesture, type Steps } from './steps.ts';

export interface TypedForm<Form> {
  readonly form: Form;
  readonly steps: Steps<Form>;
}

/** Limits memory, because each step stores a copy of long texts. */
const heldCharactersMax = 40_000_000;
const stepsMax = 200;

export function beginForm<Form extends object>(form: Form): TypedForm<Form> {
  return { form, steps: noSteps };
}

export function changeForm<Form extends object>(
  typed: TypedForm<Form>,
  update: (form: Form) => Form,
  gesture: Gesture,
): TypedForm<Form> {
  const { form, steps } = typed;
  const next = update(form);
  return next === form ? typed : { form: next, steps: withStep(steps, form, gesture, withinLimits) };
}

export function stepForm<Form extends object>(typed: TypedForm<Form>, direction: Direction): TypedForm<Form> {
  const form = nextStep(typed.steps, direction);
  return form ? { form, steps: takeStep(typed.steps, direction, typed.form) } : typed;
}

/**
 * Applies a change that is not the user's own, such as another user's save, to every step, so that undo does not
 * revert it.
 */
export function rewriteForm<Form extends object>(
  { form, steps: { undoable, redoable } }: TypedForm<Form>,
  update: (form: Form) => Form,
): TypedForm<Form> {
  const steps = { undoable: undoable.map(update), redoable: redoable.map(update), last: undefined };
  return { form: update(form), steps };
}

export interface FormContent<Form extends object> extends Content<Form> {
  getTyped(): TypedForm<Form>;
  /** @param gesture consecutive changes with the same name are one step */
  change(update: (form: Form) => Form, gesture?: string): void;
  step(direction: Direction): void;
  /** Like change, but it cannot be undone. */
  begin(update: (form: Form) => Form): void;
  /** Also changes every step, so undo does not revert it. */
  rewrite(update: (form: Form) => Form): void;
}

export function createFormContent<Form extends object>(form: Form): FormContent<Form> {
  let typed = beginForm(form);
  const listeners = new Set<() => void>();
  const set = (next: TypedForm<Form>): void => {
    typed = next;
    for (const listener of listeners) listener();
  };
  return {
    get: () => typed.form,
    getTyped: () => typed,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: (update, name) => set(changeForm(typed, update, { name, atMs: performance.now() })),
    step: (direction) => set(stepForm(typed, direction)),
    begin: (update) => set(beginForm(update(typed.form))),
    rewrite: (update) => set(rewriteForm(typed, update)),
  };
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
