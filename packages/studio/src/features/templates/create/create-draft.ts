import { readFormDraft } from '../../../ui/editor/record/use-session-draft.ts';

export const createDraftKey = 'template-create';

/** Whether there is a draft of a new template from before the page was lost. */
export function hasCreateDraft(): boolean {
  return readFormDraft(createDraftKey) !== undefined;
}
