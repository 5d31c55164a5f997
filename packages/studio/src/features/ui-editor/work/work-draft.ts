/** Unsaved work on a component, stored in the browser in case the tab crashes. */
import type { TypedDraft } from '../../../ui/editor/draft/use-draft-autosave.ts';
import { browserDrafts } from '../../../ui/editor/draft/use-session-draft.ts';
import { readStoredWork, type StoredWork } from './opened-component.ts';

export type WorkDraft = ReturnType<typeof createWorkDraft>;

export interface OfferedWork {
  readonly work: StoredWork;
  readonly savedAt: Date;
}

export function createWorkDraft(componentId: string) {
  const id = `component|${componentId}`;
  let isGivenUp = false;
  return {
    id,
    /** The draft of an earlier visit. */
    read(): OfferedWork | undefined {
      const draft = browserDrafts.read(id);
      const work = draft && readStoredWork(JSON.parse(draft.text));
      return work && { work, savedAt: draft.savedAt };
    },
    calls: {
      save: async ({ form }: TypedDraft): Promise<void> => {
        if (!isGivenUp) browserDrafts.keep(id, JSON.stringify(form));
        return Promise.resolve();
      },
      discard: async (): Promise<void> => Promise.resolve(browserDrafts.drop(id)),
    },
    /** Discards the draft, including a pending write. */
    giveUp(): void {
      isGivenUp = true;
      browserDrafts.drop(id);
    },
  };
}
