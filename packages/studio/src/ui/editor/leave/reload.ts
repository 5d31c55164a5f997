import i18next from 'i18next';
import { drafts } from '../record/studio-drafts.ts';
import { showToast } from '../../toasts/toasts.ts';

let isReloadAllowed = false;

/** Whether the studio itself is reloading the page, which needs no confirmation because the work is stored first. */
export function isOwnReload(): boolean {
  return isReloadAllowed;
}

/** Stores work in progress; shows a warning if it would not survive a reload. */
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

/** If not everything could be stored, the browser asks before it reloads. */
export function reloadKeepingWork(): void {
  isReloadAllowed = saveWork();
  window.location.reload();
}
