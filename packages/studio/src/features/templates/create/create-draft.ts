import { drafts } from '../../../ui/editor/record/studio-drafts.ts';

export const createDraftKey = 'template-create';

/** Whether there is a draft of a new template from before the page was lost. */
export function hasCreateDraft(): boolean {
  return drafts.read(createDraftKey) !== undefined;
}
