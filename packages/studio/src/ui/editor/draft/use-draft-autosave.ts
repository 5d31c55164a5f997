import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { isPassingFailure } from '../../../api/passing-failure.ts';
import { createDraftAutosave, type AutosaveState } from './draft-autosave.ts';
import { listenToOtherWindows, tellOtherWindows, type DraftNews } from './draft-windows.ts';

/** What is typed and not saved. */
export interface TypedDraft {
  readonly form: object;
  /** The revision that it is typed on. */
  readonly baseRevision: string | undefined;
}

/** Where drafts are stored; keeps its identity as long as the id does. */
export interface DraftCalls {
  readonly save: (draft: TypedDraft) => Promise<void>;
  readonly discard: () => Promise<void>;
}

/**
 * @param id of what is edited, unique in the tenant
 * @param typed what differs from what is saved; null when nothing does, undefined while that is not to be stored
 */
export function useDraftAutosave(id: string, calls: DraftCalls, typed: TypedDraft | null | undefined) {
  const [state, setState] = useState<AutosaveState>({});
  const autosave = useMemo(() => {
    const tell = (news: DraftNews) => tellOtherWindows(id, news);
    const own = createDraftAutosave<TypedDraft>({
      save: async (draft) => calls.save(draft).then(() => tell('kept')),
      discard: async () => calls.discard().then(() => tell('gone')),
      onState: setState,
      isPassing: isPassingFailure,
    });
    const forget = () => {
      own.forget();
      tell('gone');
    };
    /** The draft is not this window's any more. */
    return { ...own, forget, lose: own.forget };
  }, [calls, id]);
  const form = typed?.form;
  const baseRevision = typed?.baseRevision;
  const isPaused = typed === undefined;
  useEffect(() => {
    if (!isPaused) autosave.change(form ? { form, baseRevision } : null);
  }, [autosave, form, baseRevision, isPaused]);
  const handleNews = useEffectEvent((news: DraftNews) => {
    autosave.lose();
    // A draft of another window remains until more is typed here; once it is deleted, this window can store its own.
    if (news === 'gone' && form) autosave.change({ form, baseRevision });
  });
  useEffect(() => listenToOtherWindows(id, (news) => handleNews(news)), [id]);
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
