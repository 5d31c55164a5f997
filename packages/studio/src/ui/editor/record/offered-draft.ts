/** A draft from an earlier visit, which the user may continue with or discard. Pure. */
import { parseJson } from '@coverwright/insurance/json';
import { readWithBase } from './draft-origin.ts';
import type { Saved } from './record-state.ts';
import { isSameForm } from './same-form.ts';

/** A draft as stored on the server. */
export interface StoredDraft {
  readonly contentJsonString: string;
  readonly savedAt: string;
  /** The revision that it is based on. */
  readonly baseRevision: string | undefined;
}

export interface OfferedDraft<Form> {
  readonly form: Form;
  /** The form that it is based on, if that was stored with it. */
  readonly base: Form | undefined;
  readonly savedAt: Date;
  readonly baseRevision: string | undefined;
  /** The original has been saved since. */
  readonly isOlder: boolean;
}

/** Undefined if it is not a draft of this kind, or has no changes. */
export function toOffered<Form extends object>(
  { form: savedForm, revision, draft }: Saved<Form> & { readonly draft: StoredDraft | undefined },
  readForm: (value: unknown) => Form | undefined,
): OfferedDraft<Form> | undefined {
  if (!draft) return undefined;
  const { form, base } = readWithBase(parseJson(draft.contentJsonString), readForm);
  if (!form || isSameForm(form, savedForm)) return undefined;
  const { baseRevision } = draft;
  return { form, base, savedAt: new Date(draft.savedAt), baseRevision, isOlder: baseRevision !== revision };
}
