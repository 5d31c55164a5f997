import { drafts, isFormDraft } from '../../../ui/editor/draft/use-kept-draft.ts';

export const createDraftKey = 'product-create';

/** Whether a half-typed product waits since the page was lost. */
export function hasCreateDraft(): boolean {
  return isFormDraft(drafts.read(createDraftKey));
}
