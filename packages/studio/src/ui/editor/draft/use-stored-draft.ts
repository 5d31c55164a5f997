/** A draft from an earlier visit: asks once, on opening, whether to continue with it. */
import { useState } from 'react';
import { isSameForm } from '../history/same-form.ts';
import type { OpenedForm } from '../opened-form.ts';

export interface OfferedDraft<Form> {
  readonly form: Form;
  readonly savedAt: Date;
  readonly baseRevision: string | undefined;
  /** The original has been saved since. */
  readonly isOlder: boolean;
}

export function useStoredDraft<Form extends object>(
  read: OpenedForm<Form>,
  readForm: (value: unknown) => Form | undefined,
  isRecovered: boolean,
) {
  const [offered, setOffered] = useState(() => (isRecovered ? undefined : toOffered(read, readForm)));
  return { offered, close: () => setOffered(undefined) };
}

/** Undefined if it is not a draft of this kind, or has no changes. */
function toOffered<Form extends object>(
  { form: savedForm, revision, draft }: OpenedForm<Form>,
  readForm: (value: unknown) => Form | undefined,
): OfferedDraft<Form> | undefined {
  const form = draft && readForm(parse(draft.contentJsonString));
  if (!form || isSameForm(form, savedForm)) return undefined;
  const { baseRevision } = draft;
  return { form, savedAt: new Date(draft.savedAt), baseRevision, isOlder: baseRevision !== revision };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
