/** What windows of one person tell each other of a template's draft, which they share: each would think it its own. */
export type DraftNews = 'kept' | 'gone';

const storageKey = 'studioTemplateDraft';

/** Storage tells every window but the one that writes. */
export function tellOtherWindows(templateId: string, news: DraftNews): void {
  localStorage.setItem(storageKey, JSON.stringify([templateId, news]));
  localStorage.removeItem(storageKey);
}

export function listenToOtherWindows(templateId: string, onNews: (news: DraftNews) => void): () => void {
  const handleStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== storageKey) return;
    if (newValue === JSON.stringify([templateId, 'kept'])) onNews('kept');
    if (newValue === JSON.stringify([templateId, 'gone'])) onNews('gone');
  };
  window.addEventListener('storage', handleStorage);
  return () => window.removeEventListener('storage', handleStorage);
}
