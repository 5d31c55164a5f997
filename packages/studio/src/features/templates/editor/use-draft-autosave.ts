import { useEffect, useMemo, useState } from 'react';
import { useTemplateDrafts, type TypedDraft } from '../template-changes.api.ts';
import { isPassingFailure } from '../passing-failure.ts';
import { createDraftAutosave, type AutosaveState } from './draft-autosave.ts';

/** @param typed what differs from the saved template; null when nothing does, undefined while that is not to be kept */
export function useDraftAutosave(templateId: string, typed: TypedDraft | null | undefined) {
  const calls = useTemplateDrafts(templateId);
  const [state, setState] = useState<AutosaveState>({});
  const autosave = useMemo(
    () => createDraftAutosave<TypedDraft>({ ...calls, onState: setState, isPassing: isPassingFailure }),
    [calls],
  );
  const form = typed?.form;
  const baseRevision = typed?.baseRevision;
  const isPaused = typed === undefined;
  useEffect(() => {
    if (!isPaused) autosave.change(form ? { form, baseRevision } : null);
  }, [autosave, form, baseRevision, isPaused]);
  useEffect(() => {
    // A page in the background may be ended without a word.
    const handleHidden = () => {
      if (document.visibilityState === 'hidden') void autosave.flush();
    };
    document.addEventListener('visibilitychange', handleHidden);
    return () => {
      document.removeEventListener('visibilitychange', handleHidden);
      void autosave.flush();
    };
  }, [autosave]);
  return { autosave, autosaved: state };
}
