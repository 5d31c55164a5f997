import { drafts, isFormDraft } from '../../../ui/editor/draft/use-kept-draft.ts';

export const createDraftKey = 'app-create';

/** Whether a half-typed app waits since the page was lost. */
export function hasCreateDraft(): boolean {
  return isFormDraft(drafts.read(createDraftKey));
}
