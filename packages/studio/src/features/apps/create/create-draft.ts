import { drafts, isFormDraft } from '../../../ui/editor/draft/use-kept-draft.ts';

export const createDraftKey = 'app-create';

/** Whether the draft of a new app was left when the page was closed. */
export function hasCreateDraft(): boolean {
  return isFormDraft(drafts.read(createDraftKey));
}
