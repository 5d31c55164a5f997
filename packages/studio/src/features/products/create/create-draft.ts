import { drafts } from '../../../ui/editor/record/studio-drafts.ts';

export const createDraftKey = 'product-create';

/** Whether there is a draft of a new product from before the page was lost. */
export function hasCreateDraft(): boolean {
  return drafts.read(createDraftKey) !== undefined;
}
