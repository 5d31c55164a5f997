import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { isPassingFailure } from '../../../api/passing-failure.ts';
import { createDraftAutosave, type AutosaveState } from './draft-autosave.ts';
import { listenToOtherWindows, notifyOtherWindows, type DraftNews } from './draft-windows.ts';

/** Unsaved input. */
export interface TypedDraft {
  readonly form: object;
  /** The revision that it is based on. */
  readonly baseRevision: string | undefined;
}

/** Where drafts are stored; a stable object as long as the id is the same. */
export interface DraftCalls {
  readonly save: (draft: TypedDraft) => Promise<void>;
  readonly discard: () => Promise<void>;
}

/**
 * @param id identifies the edited record, unique within the tenant
 * @param typed the unsaved input; null if there is none, undefined while it should not be stored
 */
export function useDraftAutosave(id: string, calls: DraftCalls, typed: TypedDraft | null | undefined) {
  const [state, setState] = useState<AutosaveState>({});
  const autosave = useMemo(() => {
    const tell = (news: DraftNews) => notifyOtherWindows(id, news);
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
    /** The draft no longer belongs to this window. */
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
    // Another window's draft is retained until more is typed here; once it is deleted, this window can store its own.
    if (news === 'gone' && form) autosave.change({ form, baseRevision });
  });
  useEffect(() => listenToOtherWindows(id, (news) => handleNews(news)), [id]);
  useEffect(() => {
    // A background page may be closed without notice.
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
