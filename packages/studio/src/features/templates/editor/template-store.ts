import type { Problem } from '../../../api/api-error.ts';
import type { ConsoleEntry } from '../console/console-entries.ts';
import type { ReadTemplate, TemplateSettings } from './template-form.ts';

/** Keeps its identity as long as the kind does. */
export interface TemplateStore<Form extends TemplateSettings> {
  /** Undefined when there is no template of this kind with the id. */
  readonly read: (id: string, signal?: AbortSignal) => Promise<ReadTemplate<Form> | undefined>;
  /**
   * Gives the revision after it; without an expected one it overwrites.
   * @param saved what the form was changed from
   */
  readonly save: (
    id: string,
    form: Form,
    expectedRevision: string | undefined,
    saved: Form,
  ) => Promise<string | null | undefined>;
  /** Undefined if it is not a form of this kind, such as a draft stored by an older version. */
  readonly readForm: (value: unknown) => Form | undefined;
  /** What keeps the form from being sent, in words; the name is looked at for every kind. */
  readonly validate?: (form: Form) => readonly Problem[];
  /** What is wrong with the texts of a form that is saved, though it can be saved. Throws where there was no answer. */
  readonly check?: (form: Form, signal: AbortSignal) => Promise<readonly ConsoleEntry[]>;
  /** Paths of what has a field of its own in the settings panel, where its problems are reported. */
  readonly fields?: readonly string[];
}

/** Gives what of the form is saved by it, and the revision after it; undefined when it was cancelled before it saved. */
export type SaveApart<Form extends TemplateSettings> = (
  id: string,
  expectedRevision: string | undefined,
) => Promise<{ readonly changes: Partial<Form>; readonly revision: string | null | undefined } | undefined>;
