/**
 * A record edited in a dialog: its fields with their messages, and the save button. A refused save shows its problems
 * at the fields and focuses the first of them.
 */
import { useEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { ApiError, type Problem } from '../../api/api-error.ts';
import { readFormLike, type FormStart } from '../editor/record/kept-form.ts';
import type { TypedInput } from '../editor/record/record-draft.ts';
import type { SendContext } from '../editor/record/record.ts';
import { openMerge, type ReferredNames } from '../editor/record/record-merge.ts';
import { isConflict, type Saved as SavedForm } from '../editor/record/record-state.ts';
import { isSameForm } from '../editor/record/same-form.ts';
import { useFormRecord } from '../editor/record/use-record.ts';
import { isLeavingForButton } from '../forms/is-leaving-for-button.ts';
import { useDiscardQuestion } from '../editor/leave/use-discard-question.tsx';
import { showFailure } from '../toasts/toasts.ts';
import type { FieldTexts, AssignedProblems } from './assigned-problems.ts';

type FieldOf<Form> = Extract<keyof Form, string>;

export interface DialogFormOptions<Form extends object, Saved> {
  /** The loaded values, or the input from before the page was lost. */
  readonly start: Form;
  /** The loaded values, if the start is something else. */
  readonly initial?: Form;
  /** Of the loaded values. */
  readonly revision?: string | undefined;
  /** Whether closing discards something; by default, whether anything was changed in a form that asks. */
  readonly isDirty?: (form: Form, saved: Form) => boolean;
  /** Returns the messages about invalid values. */
  readonly check: (form: Form) => FieldTexts<FieldOf<Form>>;
  /** Keeps the input as a `FormStart`, in case the page is lost. */
  readonly draftKey?: string;
  /** What the kept input belongs to. */
  readonly about?: string;
  readonly save: (form: Form, context: SendContext<Form>) => Promise<Saved>;
  readonly onSaved: (saved: Saved, form: Form) => void;
  readonly place: (problems: readonly Problem[], form: Form) => AssignedProblems<FieldOf<Form>>;
  /** The form as it is stored, for merging; undefined if the record no longer exists. */
  readonly readTheirs?: () => Promise<SavedForm<Form> | undefined>;
  /** Of what the form refers to, for merging. */
  readonly names?: ReferredNames;
  /** The title of the toast about problems that belong to no field. */
  readonly failedTitle: string;
  /** Returns true if it has reported the failure itself; problems are shown at their fields in any case. */
  readonly onRefused?: (error: ApiError) => boolean;
  /** The question before input is discarded; a short form without one is closed immediately. */
  readonly discardText?: string;
  readonly onClose: () => void;
}

export function useDialogForm<Form extends object, Saved>(options: DialogFormOptions<Form, Saved>) {
  type Field = FieldOf<Form>;
  const { start, initial = start, revision, about = '', draftKey, place, failedTitle } = options;
  // A copy, because the start may be kept input, which is unsaved.
  const [loaded] = useState(() => ({ form: { ...initial }, revision }));
  const isChanged =
    options.isDirty ?? ((values: Form, saved: Form) => options.discardText !== undefined && !isSameForm(values, saved));
  const toKept = ({ form: typed, isDirty, saved }: TypedInput<Form>): FormStart<Form> | undefined =>
    isDirty ? { start: typed, initial: saved.form, revision: saved.revision, about } : undefined;
  const { record, content, typed, state } = useFormRecord<Form, never>({
    opened: loaded,
    start,
    draft: draftKey === undefined ? undefined : { key: draftKey, toKept },
    isDirty: isChanged,
    send: async (values, context) => {
      const saved = await options.save(values, context);
      return { revision, after: () => options.onSaved(saved, values) };
    },
    onRefused: (error) => {
      const isReported = options.onRefused?.(error) ?? false;
      const rest = place(error.problems, content.get()).rest.filter((problem) => !isConflict(problem));
      if (!isReported && (rest.length > 0 || error.problems.length === 0))
        showFailure(failedTitle, onlyWith(error, rest));
    },
  });
  const { form } = typed;
  const { isBusy, conflict, failure, changed } = state;
  const [touched, setTouched] = useState<ReadonlySet<Field>>(new Set());
  const [isSubmitted, setIsSubmitted] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  useFocusAfterSave(element, isBusy);
  const problems = options.check(form);
  const atFields: FieldTexts<Field> = failure?.kind === 'refused' ? place(failure.error.problems, form).atFields : {};
  const discard = () => {
    record.draft?.drop();
    options.onClose();
  };
  const { handleClose, question } = useDiscardQuestion(
    isChanged(form, state.saved.form),
    options.discardText ?? '',
    discard,
  );
  const { readTheirs, names } = options;
  const readForm = (value: unknown) => readFormLike(value, loaded.form);
  const saveMerged = (merged: Form) => {
    setIsSubmitted(true);
    if (Object.keys(options.check(merged)).length === 0) void record.save();
  };
  const touch = (field: Field) => setTouched((others) => new Set([...others, field]));
  const errorOf = (field: Field): string | undefined =>
    (changed.has(field) ? undefined : atFields[field]) ??
    (isSubmitted || touched.has(field) ? problems[field] : undefined);
  return {
    form,
    problems,
    errorOf,
    touch,
    isBusy,
    conflict,
    question,
    /** For Cancel, Escape and the close icon: asks first if there is unsaved input. */
    close: handleClose,
    discard,
    /** Discards the draft; the parent closes the dialog. */
    drop: () => record.draft?.drop(),
    change: (changes: Partial<Form>) => {
      content.begin((last) => ({ ...last, ...changes }));
      record.handle({ kind: 'changed', fields: Object.keys(changes) });
    },
    /** Props for the input of a field. */
    field: (name: Field) => ({
      error: errorOf(name),
      onBlur: (event: FocusEvent) => {
        if (!isLeavingForButton(event)) touch(name);
      },
    }),
    submit: (submitted: HTMLFormElement) => {
      element.current = submitted;
      // The messages have to be rendered before the first invalid field can be focused.
      flushSync(() => setIsSubmitted(true));
      if (Object.keys(problems).length > 0) focusFault(submitted);
      // A dialog is closed once it is saved, so pressing again saves nothing more.
      else if (!isBusy) void record.save();
    },
    overwrite: () => void record.overwrite(),
    onMerge: readTheirs && (async () => openMerge({ record, content, readTheirs, readForm, names, save: saveMerged })),
    /** Shows why another action on the record was refused. */
    refuse: (error: ApiError) => record.handle({ kind: 'refused', error }),
  };
}

/** The part of the state that a field in a dialog needs. */
export type DialogForm<Form extends object> = Pick<
  ReturnType<typeof useDialogForm<Form, unknown>>,
  'form' | 'change' | 'errorOf' | 'field'
>;

/** The pressed button is disabled during a save and loses the focus. A dialog that has closed does not restore it. */
function useFocusAfterSave(element: RefObject<HTMLFormElement | null>, isBusy: boolean): void {
  const wasBusy = useRef(false);
  useEffect(() => {
    const form = element.current;
    if (wasBusy.current && !isBusy && form?.isConnected) {
      if (!focusFault(form)) form.querySelector<HTMLElement>('button[type="submit"]')?.focus();
    }
    wasBusy.current = isBusy;
  }, [element, isBusy]);
}

/**
 * Focuses the first invalid field; returns whether there is one. Unparseable input is selected, so that it can be
 * retyped.
 */
function focusFault(form: HTMLFormElement): boolean {
  const fault = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  fault?.focus();
  const isSecret = fault?.matches('[type="password"], [autocomplete="one-time-code"]') ?? false;
  if (isSecret && fault instanceof HTMLInputElement) fault.select();
  return fault !== null;
}

/** Problems shown at a field are not repeated in the toast. */
function onlyWith(error: ApiError, problems: readonly Problem[]): ApiError {
  if (problems.length === error.problems.length) return error;
  const { status, requestId, isTimeout, request } = error;
  return new ApiError(status, { problems, requestId, isTimeout, request });
}
