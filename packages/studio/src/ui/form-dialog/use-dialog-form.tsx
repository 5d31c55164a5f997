/**
 * State of a form in a dialog: its values, the messages at its fields, and one save at a time. A refused save shows
 * its problems at the fields and focuses the first of them.
 */
import { useEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { ApiError, type Problem } from '../../api/api-error.ts';
import { isLeavingForButton } from '../forms/is-leaving-for-button.ts';
import { useDiscardQuestion } from '../editor/leave/use-discard-question.tsx';
import { showFailure } from '../toasts/toasts.ts';
import { useBusy } from '../use-busy.ts';
import type { FieldTexts, AssignedProblems } from './assigned-problems.ts';

type FieldOf<Form> = Extract<keyof Form, string>;

export interface DialogFormOptions<Form extends object, Saved> {
  /** The loaded values, or the draft from before the page was lost. */
  readonly start: Form;
  /** Whether closing discards something; a short form is closed without confirmation. */
  readonly isDirty?: (form: Form) => boolean;
  /** Returns the messages about invalid values. */
  readonly check: (form: Form) => FieldTexts<FieldOf<Form>>;
  /** Stores the input in case the page is lost. */
  readonly draft?: { readonly keep: (form: Form) => void; readonly drop: () => void };
  /** @param isOverwrite whether to overwrite another user's changes */
  readonly save: (form: Form, isOverwrite: boolean) => Promise<Saved>;
  readonly onSaved: (saved: Saved, form: Form) => void;
  readonly place: (problems: readonly Problem[], form: Form) => AssignedProblems<FieldOf<Form>>;
  /** The title of the toast about problems that belong to no field. */
  readonly failedTitle: string;
  /** Returns true if it has reported the failure itself; problems are shown at their fields in any case. */
  readonly onRefused?: (error: ApiError) => boolean;
  /** The question before input is discarded. */
  readonly discardText?: string;
  readonly onClose: () => void;
}

export function useDialogForm<Form extends object, Saved>(options: DialogFormOptions<Form, Saved>) {
  type Field = FieldOf<Form>;
  const { draft, save, onSaved, place, failedTitle, onRefused } = options;
  const [form, setForm] = useState(options.start);
  const [touched, setTouched] = useState<ReadonlySet<Field>>(new Set());
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [atFields, setAtFields] = useState<FieldTexts<Field>>({});
  const [conflict, setConflict] = useState<Problem>();
  const { isBusy, run } = useBusy();
  const element = useRef<HTMLFormElement>(null);
  useFocusAfterSave(element, isBusy);
  const problems = options.check(form);
  const isChanged = (values: Form) => options.isDirty?.(values) ?? false;
  const discard = () => {
    draft?.drop();
    options.onClose();
  };
  const { handleClose, question } = useDiscardQuestion(isChanged(form), options.discardText ?? '', discard);

  const refuse = (error: ApiError) => {
    const placed = place(error.problems, form);
    setAtFields(placed.atFields);
    setConflict(error.problems.find(isConflict));
    const isReported = onRefused?.(error) ?? false;
    const rest = placed.rest.filter((problem) => !isConflict(problem));
    if (!isReported && (rest.length > 0 || error.problems.length === 0))
      showFailure(failedTitle, onlyWith(error, rest));
  };
  const send = (isOverwrite: boolean) =>
    run(async () => {
      try {
        const saved = await save(form, isOverwrite);
        draft?.drop();
        onSaved(saved, form);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        refuse(error);
      }
    });
  const touch = (field: Field) => setTouched((others) => new Set([...others, field]));
  const errorOf = (field: Field): string | undefined =>
    atFields[field] ?? (isSubmitted || touched.has(field) ? problems[field] : undefined);
  return {
    form,
    problems,
    errorOf,
    touch,
    isBusy,
    conflict,
    setConflict,
    question,
    /** For Cancel, Escape and the close icon: asks first if there is unsaved input. */
    close: handleClose,
    discard,
    /** Discards the draft; the parent closes the dialog. */
    drop: () => draft?.drop(),
    change: (changes: Partial<Form>) => {
      const next = { ...form, ...changes };
      setForm(next);
      setAtFields((others) => without(others, changes));
      if (isChanged(next)) draft?.keep(next);
      else draft?.drop();
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
      else send(false);
    },
    overwrite: () => send(true),
  };
}

/** The part of the state that a field in a dialog needs. */
export type DialogForm<Form extends object> = Pick<
  ReturnType<typeof useDialogForm<Form, unknown>>,
  'form' | 'change' | 'errorOf' | 'field'
>;

/** The part of the state that the dialog itself needs, regardless of its fields. */
export type DialogFormFrame = Pick<
  ReturnType<typeof useDialogForm<object, unknown>>,
  'isBusy' | 'conflict' | 'question' | 'close' | 'drop' | 'submit' | 'overwrite'
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

function isConflict({ code }: Problem): boolean {
  return code === 'CONFLICT';
}

/** Problems shown at a field are not repeated in the toast. */
function onlyWith(error: ApiError, problems: readonly Problem[]): ApiError {
  if (problems.length === error.problems.length) return error;
  const { status, requestId, isTimeout, request } = error;
  return new ApiError(status, { problems, requestId, isTimeout, request });
}

function without<Texts extends object>(texts: Texts, changes: object): Partial<Texts> {
  const left: Partial<Texts> = { ...texts };
  for (const field of Object.keys(changes)) Reflect.deleteProperty(left, field);
  return left;
}
