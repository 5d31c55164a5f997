/** Where a kind's editor loads its template from and saves it to. */
import type { Problem } from '../../../api/api-error.ts';
import type { TemplateHeadFragment } from '../../../api/generated/operations.ts';
import type { StoredDraft } from '../../../ui/editor/record/offered-draft.ts';
import type { SendContext } from '../../../ui/editor/record/record.ts';
import type { Saved } from '../../../ui/editor/record/record-state.ts';
import type { ConsoleEntry } from '../console/console-entries.ts';
import type { TemplateSettings } from './template-form.ts';

/** A template as it was loaded, in the form that its editor works on. */
export interface ReadTemplate<Form extends TemplateSettings> extends Saved<Form> {
  readonly id: string;
  readonly draft: StoredDraft | undefined;
}

export function toReadTemplate<Form extends TemplateSettings>(
  { id, revision, draft }: TemplateHeadFragment,
  form: Form,
): ReadTemplate<Form> {
  const stored = draft ? { ...draft, baseRevision: draft.baseRevision ?? undefined } : undefined;
  return { id, form, revision: revision ?? undefined, draft: stored };
}

/** A stable object for as long as the kind stays the same. */
export interface TemplateStore<Form extends TemplateSettings> {
  /** Undefined if there is no template of this kind with the id. */
  readonly read: (id: string, signal?: AbortSignal) => Promise<ReadTemplate<Form> | undefined>;
  /** Returns the new revision; overwrites if no revision is expected. */
  readonly save: (id: string, form: Form, context: SendContext<Form>) => Promise<string | null | undefined>;
  /** For a kind whose parts are saved apart: the saved form, from the one that was sent and the record's last one. */
  readonly toSaved?: (form: Form, saved: Form) => Form;
  /** Undefined if it is not a form of this kind, such as a draft stored by an older version. */
  readonly readForm: (value: unknown) => Form | undefined;
  /** Problems that prevent the form from being sent; the name is checked for every kind. */
  readonly validate?: (form: Form) => readonly Problem[];
  /** Problems in the texts of a saved form that do not prevent saving. Throws if there is no answer. */
  readonly check?: (form: Form, signal: AbortSignal) => Promise<readonly ConsoleEntry[]>;
  /** Paths of the kind's fields in the settings panel, which show their own problems. */
  readonly fields?: readonly string[];
}

/** Returns the saved part of the form and the new revision; undefined if it was cancelled before saving. */
export type SaveApart<Form extends TemplateSettings> = (
  id: string,
  expectedRevision: string | undefined,
) => Promise<{ readonly changes: Partial<Form>; readonly revision: string | null | undefined } | undefined>;
