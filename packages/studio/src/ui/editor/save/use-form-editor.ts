/**
 * An editor of one thing that is saved as a whole: what is typed beside what is saved, one save at a time, and what kept the
 * last one from being stored. Drafts on the server are for editors that need more than this.
 */
import { useState } from 'react';
import { ApiError, type Problem } from '../../../api/api-error.ts';
import { errorText } from '../../problems/describe-error.ts';
import { showToast } from '../../toasts/toasts.ts';
import { useBusy } from '../../use-busy.ts';
import { useTypedForm } from '../history/use-typed-form.ts';

interface FormEditorOptions<Form extends object> {
  /** What is typed is stored under it while the page is lost, such as in a sign-in. */
  readonly draftKey: string;
  readonly opened: { readonly form: Form; readonly revision: string | undefined };
  /** A stored form; undefined if the value is not one. */
  readonly readForm: (value: unknown) => Form | undefined;
  readonly isReadOnly: boolean;
  /** What keeps the form from being sent, in words. */
  readonly check: (form: Form) => string | undefined;
  /** Answers the new revision. */
  readonly save: (form: Form, expectedRevision: string | undefined) => Promise<string | undefined>;
  readonly savedTitle: string;
  /** For a failure without words of its own. */
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
    /** Those of the server that kept the last save from being stored, with their paths. */
    problems: refusal,
    conflict,
    closeProblem: () => setProblem(undefined),
    closeConflict: () => setConflict(undefined),
    /** @param step names what is one step of the history; typing on in the same fields is, unless it is given */
    change: (changes: Partial<Form>, step?: string) => {
      typed.change(step === undefined ? Object.keys(changes) : [step], (last) => ({ ...last, ...changes }));
      setProblem(undefined);
      setRefusal(noProblems);
    },
    /** Over all fields, for screens that show it. */
    history: { undo: typed.undo, redo: typed.redo, canUndo: typed.canUndo, canRedo: typed.canRedo },
    /** Gives up what is typed, so that the page can be loaded again. */
    drop: () => typed.begin(() => saved.form),
    save: isReadOnly ? () => undefined : () => run(async () => send(saved.revision)),
    overwrite: () => run(async () => send(undefined)),
  };
}
