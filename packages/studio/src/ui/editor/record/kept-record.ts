/** What is stored of a form before a forced reload, and the record that continues from it afterwards. Pure. */
import { readWithBase, withBase } from './draft-origin.ts';
import type { TypedInput } from './record-draft.ts';
import type { Saved } from './record-state.ts';

/** Survives a forced reload, including a sign-in in between. */
export function toKept<Form extends object>({ form, saved, isDirty }: TypedInput<Form>) {
  return isDirty ? { form: withBase(form, saved), revision: saved.revision } : undefined;
}

interface Kept<Form> {
  readonly form: Form;
  /** The form that it is based on, if that was stored with it. */
  readonly base: Form | undefined;
  readonly revision: string | undefined;
}

export function readKept<Form>(value: unknown, readForm: (value: unknown) => Form | undefined): Kept<Form> | undefined {
  if (typeof value !== 'object' || value === null || !('form' in value)) return undefined;
  const { form, base } = readWithBase(value.form, readForm);
  const revision = 'revision' in value && typeof value.revision === 'string' ? value.revision : undefined;
  return form && { form, base, revision };
}

/** The saved form that the kept input is based on. */
export function toSaved<Form>({ base, revision }: Kept<Form>, opened: Saved<Form>): Saved<Form> {
  if (revision === opened.revision) return opened;
  return { form: base ?? opened.form, revision, isLaterForm: base === undefined };
}
