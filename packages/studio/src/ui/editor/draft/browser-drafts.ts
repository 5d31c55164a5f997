// Unsaved work, stored in the browser until the user signs out: it survives a crash of the tab or the browser. For
// work whose drafts are not stored on the server.
const prefix = 'studioDraft|';

export interface BrowserDraft {
  readonly text: string;
  readonly savedAt: Date;
}

export function createBrowserDrafts(storage: Storage) {
  let currentOwner = (): string | null => null;
  const listKeys = (): readonly string[] =>
    Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '').filter((key) => key.startsWith(prefix));
  const read = (key: string): StoredDraft | undefined => {
    const draft = toStoredDraft(storage.getItem(key));
    return draft?.owner === currentOwner() ? draft : undefined;
  };
  const savedAtMs = (key: string): number => toStoredDraft(storage.getItem(key))?.savedAtMs ?? 0;

  return {
    setOwner(owner: () => string | null): void {
      currentOwner = owner;
    },
    read(id: string): BrowserDraft | undefined {
      const draft = read(prefix + id);
      return draft && { text: draft.text, savedAt: new Date(draft.savedAtMs) };
    },
    /** Deletes the oldest of the other drafts when storage is full; throws if that is not enough. */
    keep(id: string, text: string): void {
      const draft: StoredDraft = { owner: currentOwner(), savedAtMs: Date.now(), text };
      const others = listKeys()
        .filter((key) => key !== prefix + id)
        .toSorted((left, right) => savedAtMs(right) - savedAtMs(left));
      for (;;) {
        try {
          storage.setItem(prefix + id, JSON.stringify(draft));
          return;
        } catch (error) {
          const oldest = others.pop();
          if (oldest === undefined) throw error;
          storage.removeItem(oldest);
        }
      }
    },
    drop(id: string): void {
      storage.removeItem(prefix + id);
    },
    clear(): void {
      for (const key of listKeys()) storage.removeItem(key);
    },
  };
}

interface StoredDraft {
  /** Tenant and user, so that one user's work is not shown to another. */
  readonly owner: string | null;
  readonly savedAtMs: number;
  readonly text: string;
}

function toStoredDraft(stored: string | null): StoredDraft | undefined {
  try {
    const draft: unknown = JSON.parse(stored ?? 'null');
    return isStoredDraft(draft) ? draft : undefined;
  } catch {
    return undefined;
  }
}

function isStoredDraft(value: unknown): value is StoredDraft {
  return (
    typeof value === 'object' &&
    value !== null &&
    'owner' in value &&
    (typeof value.owner === 'string' || value.owner === null) &&
    'savedAtMs' in value &&
    typeof value.savedAtMs === 'number' &&
    'text' in value &&
    typeof value.text === 'string'
  );
}
