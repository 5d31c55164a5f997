/**
 * The variables and mock data typed for a template's preview. They are not part of the template, and are stored only
 * for this tab.
 */
export interface PreviewTexts {
  readonly variablesText: string;
  readonly mockText: string;
}

const most = 20;

/** For the most recently viewed templates. Uses session storage, since mock data may contain personal data. */
export function createStoredTexts(storage: Pick<Storage, 'getItem' | 'setItem'>, storageKey = 'studioPreviewTexts') {
  const readAll = (): [string, PreviewTexts][] => {
    const kept: unknown = JSON.parse(storage.getItem(storageKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isEntry) : [];
  };
  return {
    /** @param key identifies the user and the template */
    read(key: string): PreviewTexts | undefined {
      return readAll().find(([one]) => one === key)?.[1];
    },
    keep(key: string, texts: PreviewTexts): void {
      const others = readAll().filter(([one]) => one !== key);
      try {
        storage.setItem(storageKey, JSON.stringify([...others, [key, texts]].slice(-most)));
      } catch {
        // If the storage is full, they are lost when the user leaves the page.
        return;
      }
    },
  };
}

function isEntry(entry: unknown): entry is [string, PreviewTexts] {
  if (!Array.isArray(entry)) return false;
  const [key, texts]: unknown[] = entry;
  return (
    typeof key === 'string' &&
    typeof texts === 'object' &&
    texts !== null &&
    'variablesText' in texts &&
    typeof texts.variablesText === 'string' &&
    'mockText' in texts &&
    typeof texts.mockText === 'string'
  );
}
