/** Notifications between windows of the same user about a shared draft, which each would otherwise consider its own. */
export type DraftNews = 'kept' | 'gone';

const storageKey = 'studioDraft';

/** Storage events reach every window except the one that writes. */
export function notifyOtherWindows(id: string, news: DraftNews): void {
  localStorage.setItem(storageKey, JSON.stringify([id, news]));
  localStorage.removeItem(storageKey);
}

export function listenToOtherWindows(id: string, onNews: (news: DraftNews) => void): () => void {
  const handleStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== storageKey) return;
    if (newValue === JSON.stringify([id, 'kept'])) onNews('kept');
    if (newValue === JSON.stringify([id, 'gone'])) onNews('gone');
  };
  window.addEventListener('storage', handleStorage);
  return () => window.removeEventListener('storage', handleStorage);
}

/** A background page may be closed without notice. */
export function onHidden(listener: () => void): () => void {
  const handleChange = (): void => {
    if (document.visibilityState === 'hidden') listener();
  };
  document.addEventListener('visibilitychange', handleChange);
  return () => document.removeEventListener('visibilitychange', handleChange);
}
