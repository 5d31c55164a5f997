import { readFormDraft } from '../../../ui/editor/record/use-session-draft.ts';

export const createDraftKey = 'product-create';

/** Whether there is a draft of a new product from before the page was lost. */
export function hasCreateDraft(): boolean {
  return readFormDraft(createDraftKey) !== undefined;
}
