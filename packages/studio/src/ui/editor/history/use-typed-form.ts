/** A form with its current and saved values, undo and redo; unsaved changes are stored in case the page is lost. */
import { useCallback, useEffect, useReducer, useState } from 'react';
import { useSessionDraft } from '../draft/use-session-draft.ts';
import {
  applyChange,
  beginHistory,
  redo,
  rewriteHistory,
  undo,
  type Change,
  type EditHistory,
} from './edit-history.ts';
import { isSameForm } from './same-form.ts';
import type { OpenedForm } from '../opened-form.ts';

interface Saved<Form> {
  readonly form: Form;
  /** The revision to send with the next save. */
  readonly revision: string | undefined;
}

/** Survives a forced reload, including a sign-in in between. */
interface StoredForm {
  readonly form: unknown;
  readonly revision: string | undefined;
}

/** A form based on an earlier revision retains that revision, so that its save is refused as before. */
interface RevisionStep {
  readonly from: string | undefined;
  readonly to: string | undefined;
}

type Edit<Form> =
  | ({ readonly kind: 'change' } & Change<Form>)
  | { readonly kind: 'undo' | 'redo' }
  | { readonly kind: 'begin' | 'rewrite'; readonly update: (form: Form) => Form };

function edit<Form extends object>(history: EditHistory<Form>, step: Edit<Form>): EditHistory<Form> {
  if (step.kind === 'change') return applyChange(history, step);
  if (step.kind === 'rewrite') return rewriteHistory(history, step.update);
  if (step.kind === 'begin') return beginHistory(step.update(history.form));
  return step.kind === 'undo' ? undo(history) : redo(history);
}

/** @param draftKey the key under which unsaved changes are stored in case the page is lost, such as for a sign-in */
export function useTypedForm<Form extends object>(
  draftKey: string,
  read: OpenedForm<Form>,
  readForm: (value: unknown) => Form | undefined,
) {
  const { kept, keep, drop } = useSessionDraft(draftKey, isStoredForm);
  const [lost] = useState(() => (kept ? { form: readForm(kept.form), revision: kept.revision } : undefined));
  const [history, dispatch] = useReducer(edit<Form>, lost?.form ?? read.form, beginHistory<Form>);
  // Saving changes based on an older revision is refused, so that later work by others is not overwritten without
  // asking.
  const [saved, setSaved] = useState<Saved<Form>>(() => ({
    form: read.form,
    revision: lost?.form ? lost.revision : read.revision,
  }));
  const { form } = history;
  const noteSaved = useCallback(
    (update: (form: Form) => Form, { from, to }: RevisionStep) =>
      setSaved((last) => ({
        form: update(last.form),
        revision: last.revision === from ? to : last.revision,
      })),
    [],
  );
  const rewrite = useCallback((update: (form: Form) => Form) => dispatch({ kind: 'rewrite', update }), []);
  const isDirty = !isSameForm(form, saved.form);
  useEffect(() => {
    if (isDirty) keep({ form, revision: saved.revision });
    else drop();
  }, [isDirty, form, saved.revision, keep, drop]);
  return {
    form,
    saved,
    isDirty,
    setSaved,
    /** A part was saved, regardless of other edits. */
    noteSaved,
    /** Whether the editor opened with work from before the page was lost. */
    isRecovered: lost?.form !== undefined,
    change: (fields: readonly string[], update: (form: Form) => Form) =>
      dispatch({ kind: 'change', fields: fields.join(), update, atMs: performance.now() }),
    /** Like change, but it cannot be undone. */
    begin: (update: (form: Form) => Form) => dispatch({ kind: 'begin', update }),
    /** Also changes every step of the history, so undo does not revert it. */
    rewrite,
    undo: () => dispatch({ kind: 'undo' }),
    redo: () => dispatch({ kind: 'redo' }),
    canUndo: history.undoable.length > 0,
    canRedo: history.redoable.length > 0,
  };
}

function isStoredForm(value: unknown): value is StoredForm {
  return typeof value === 'object' && value !== null && 'form' in value;
}
