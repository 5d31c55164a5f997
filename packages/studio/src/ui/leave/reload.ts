import { drafts } from '../drafts/use-kept-draft.ts';

let isReloadAllowed = false;

/** Whether the page's own reload is under way, which asks nothing because it keeps what was typed. */
export function isOwnReload(): boolean {
  return isReloadAllowed;
}

export function reloadKeepingWork(): void {
  drafts.saveAll();
  isReloadAllowed = true;
  window.location.reload();
}
