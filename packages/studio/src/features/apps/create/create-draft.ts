import { drafts } from '../../../ui/editor/record/studio-drafts.ts';

export const createDraftKey = 'app-create';

/** Whether a draft of a new app was left behind when the page was closed. */
export function hasCreateDraft(): boolean {
  return drafts.read(createDraftKey) !== undefined;
}
