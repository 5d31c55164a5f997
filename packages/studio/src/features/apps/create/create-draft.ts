import { readFormDraft } from '../../../ui/editor/record/use-session-draft.ts';

export const createDraftKey = 'app-create';

/** Whether a draft of a new app was left behind when the page was closed. */
export function hasCreateDraft(): boolean {
  return readFormDraft(createDraftKey) !== undefined;
}
