import i18next from 'i18next';
import { drafts } from '../draft/use-kept-draft.ts';
import { showToast } from '../../toasts/toasts.ts';

let isReloadAllowed = false;

/** Whether the page's own reload is under way, which asks nothing because it keeps what was typed. */
export function isOwnReload(): boolean {
  return isReloadAllowed;
}

/** Saves what is being typed; warns when it would not outlast a reload. */
export function saveWork(): boolean {
  const isSaved = drafts.saveAll();
  if (!isSaved) {
    showToast('warning', {
      title: i18next.t('errors:draftTooLarge.title'),
      line: i18next.t('errors:draftTooLarge.text'),
      isLasting: true,
    });
  }
  return isSaved;
}

/** Where not everything could be saved, the browser asks before it reloads. */
export function reloadKeepingWork(): void {
  isReloadAllowed = saveWork();
  window.location.reload();
}
