/** Merges the input of a record whose save was refused with what another user has saved. Knows no screen. */
import { unknownBase, type ChooseSide, type MergeChange, type Versions } from '../merge/merge-change.ts';
import type { FormContent } from './form-content.ts';
import type { Saved } from './record-state.ts';

/** By the ids of what a form refers to, as far as they are known. */
export type ReferredNames = ReadonlyMap<string, string>;

export interface MergeCalls<Form> {
  /** The other version; undefined if the record no longer exists. */
  readonly readTheirs: () => Promise<Saved<Form> | undefined>;
  /** Undefined if the value is not a form. */
  readonly readForm: (value: unknown) => Form | undefined;
  readonly names?: ReferredNames | undefined;
}

/** Two forms to be compared. */
export interface OpenedForms {
  readonly versions: Versions;
  /** Continues with the merged form, and saves it over their version. False if it is not a form; nothing is changed then. */
  readonly apply: (merged: unknown) => boolean;
  readonly names: ReferredNames | undefined;
}

/** What a record that is not a form, such as a tree, has compared itself. */
export interface OpenedChanges {
  readonly changes: readonly MergeChange[];
  readonly isBaseUnknown: boolean;
  /** Like that of forms. */
  readonly apply: (choose: ChooseSide) => boolean;
  readonly names?: ReferredNames | undefined;
  /** If applying was refused; defaults to a general text. */
  readonly refusedText?: string;
}

/** Why nothing can be merged; defaults to a general text. */
export interface RefusedMerge {
  readonly reason: string;
}

export type OpenedMerge = OpenedForms | OpenedChanges | RefusedMerge;

/** Any record of the form, whatever keeps it from being sent. */
interface MergedInto<Form> {
  readonly get: () => { readonly saved: Saved<Form> };
  handle(event: { readonly kind: 'based'; readonly saved: Saved<Form> }): void;
  readonly save: () => Promise<void>;
}

interface MergedRecord<Form extends object> extends MergeCalls<Form> {
  readonly record: MergedInto<Form>;
  readonly content: Pick<FormContent<Form>, 'get' | 'change'>;
  /** Instead of saving the record, for a form that is checked before. */
  readonly save?: (form: Form) => void;
}

/** Until the merge is applied, the input and its draft stay as they are. */
export async function openMerge<Form extends object>(merged: MergedRecord<Form>): Promise<OpenedForms | undefined> {
  const { record, content, readTheirs, readForm, names, save } = merged;
  const theirs = await readTheirs();
  if (!theirs) return undefined;
  const { form: base, isLaterForm = false } = record.get().saved;
  return {
    names,
    versions: { base: isLaterForm ? unknownBase : base, mine: content.get(), theirs: theirs.form },
    apply: (value) => {
      const form = readForm(value);
      if (form === undefined) return false;
      content.change(() => form, 'merged');
      record.handle({ kind: 'based', saved: theirs });
      if (save) save(form);
      else void record.save();
      return true;
    },
  };
}
