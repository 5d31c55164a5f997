/**
 * A draft with the form that its input is based on, so that it can still be merged by change after another user has
 * saved. Without it, such as for a draft of an earlier version, every difference between the two is a choice. Pure.
 */
import { isObject } from '@coverwright/insurance/json';
import type { Saved } from './record-state.ts';

/** As JSON, because a draft is stored after each pause in typing, and the storage of a tab is limited. */
const baseCharactersMax = 200_000;

/** Drafts are noted with each key, and their base rarely changes. */
const sizes = new WeakMap<object, number>();

/** The form alone if its base is unknown or large. */
export function withBase<Form extends object>(form: Form, saved: Saved<Form>): object {
  const isStored = saved.isLaterForm !== true && sizeOf(saved.form) <= baseCharactersMax;
  return isStored ? { ...form, draftBase: saved.form } : form;
}

function sizeOf(form: object): number {
  const size = sizes.get(form) ?? JSON.stringify(form).length;
  sizes.set(form, size);
  return size;
}

export function readWithBase<Form>(
  stored: unknown,
  readForm: (value: unknown) => Form | undefined,
): { readonly form: Form | undefined; readonly base: Form | undefined } {
  if (!isObject(stored)) return { form: undefined, base: undefined };
  const { draftBase, ...form } = stored;
  return { form: readForm(form), base: draftBase === undefined ? undefined : readForm(draftBase) };
}
