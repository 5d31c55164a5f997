/** The variables and mock data that were typed for a template's preview: no part of the template, good for this tab. */
export interface PreviewTexts {
  readonly variablesText: string;
  readonly mockText: string;
}

const most = 20;

/** Of the templates that were looked at last. Session storage, since mock data may be somebody's real data. */
export function createKeptTexts(storage: Pick<Storage, 'getItem' | 'setItem'>, storageKey = 'studioPreviewTexts') {
  const readAll = (): [string, PreviewTexts][] => {
    const kept: unknown = JSON.parse(storage.getItem(storageKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isEntry) : [];
  };
  return {
    /** @param key of the person and the template */
    read(key: string): PreviewTexts | undefined {
      return readAll().find(([one]) => one === key)?.[1];
    },
    keep(key: string, texts: PreviewTexts): void {
      const others = readAll().filter(([one]) => one !== key);
      try {
        storage.setItem(storageKey, JSON.stringify([...others, [key, texts]].slice(-most)));
      } catch {
        // No room for them: they are good until the page is left.
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
