/**
 * An editor of a record that is saved as a whole: current and saved values, one save at a time, and the problems that
 * prevented the last one. Editors that store drafts on the server need more than this.
 */
import { useState } from 'react';
import { ApiError, type Problem } from '../../../api/api-error.ts';
import { errorText } from '../../problems/describe-error.ts';
import { showToast } from '../../toasts/toasts.ts';
import { useBusy } from '../../use-busy.ts';
import { useTypedForm } from '../history/use-typed-form.ts';

interface FormEditorOptions<Form extends object> {
  /** The key under which unsaved changes are stored in case the page is lost, such as for a sign-in. */
  readonly draftKey: string;
  readonly opened: { readonly form: Form; readonly revision: string | undefined };
  /** Reads a stored form; undefined if the value is not one. */
  readonly readForm: (value: unknown) => Form | undefined;
  readonly isReadOnly: boolean;
  /** Returns the message about what prevents the form from being sent. */
  readonly check: (form: Form) => string | undefined;
  /** Returns the new revision. */
  readonly save: (form: Form, expectedRevision: string | undefined) => Promise<string | undefined>;
  readonly savedTitle: string;
  /** For failures without a specific message. */
  readonly failedText: string;
}

const noProblems: readonly Problem[] = [];

export function useFormEditor<Form extends object>(options: FormEditorOptions<Form>) {
  const { draftKey, isReadOnly } = options;
  const [opened] = useState(() => ({ ...options.opened, draft: undefined }));
  const typed = useTypedForm<Form>(draftKey, opened, options.readForm);
  const { isBusy, run } = useBusy();
  const [savedAt, setSavedAt] = useState<Date>();
  const [problem, setProblem] = useState<string>();
  const [refusal, setRefusal] = useState<readonly Problem[]>(noProblems);
  const [conflict, setConflict] = useState<Problem>();
  const { form, saved } = typed;

  const send = async (expectedRevision: string | undefined): Promise<void> => {
    const fault = options.check(form);
    setProblem(fault);
    setRefusal(noProblems);
    if (fault !== undefined) return;
    try {
      const revision = await options.save(form, expectedRevision);
      typed.setSaved({ form, revision });
      setSavedAt(new Date());
      setConflict(undefined);
      showToast('success', { title: options.savedTitle });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const found = error.problems.find(({ code }) => code === 'CONFLICT');
      setConflict(found);
      if (found) return;
      setProblem(errorText(error) || options.failedText);
      setRefusal(error.problems);
    }
  };
  return {
    form,
    isDirty: typed.isDirty,
    isReadOnly,
    isBusy,
    savedAt,
    problem,
    /** The server's problems that prevented the last save, with their paths. */
    problems: refusal,
    conflict,
    closeProblem: () => setProblem(undefined),
    closeConflict: () => setConflict(undefined),
    /** @param step identifies an undo step; defaults to the changed fields, so that continuous typing is one step */
    change: (changes: Partial<Form>, step?: string) => {
      typed.change(step === undefined ? Object.keys(changes) : [step], (last) => ({ ...last, ...changes }));
      setProblem(undefined);
      setRefusal(noProblems);
    },
    /** Covers all fields, for screens that offer undo and redo. */
    history: { undo: typed.undo, redo: typed.redo, canUndo: typed.canUndo, canRedo: typed.canRedo },
    /** Discards unsaved changes, so that the page can be reloaded. */
    drop: () => typed.begin(() => saved.form),
    save: isReadOnly ? () => undefined : () => run(async () => send(saved.revision)),
    overwrite: () => run(async () => send(undefined)),
  };
}
