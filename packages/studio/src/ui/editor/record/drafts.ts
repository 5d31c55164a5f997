/**
 * Unsaved work on this device, of one tenant and user each. Work in progress is written to the session's storage only
 * before a forced reload or when a session expires, so that a reload by the user discards it. Lasting drafts, of work
 * that no server stores, are written to the browser's storage, and survive a crash of the tab or the browser. Signing
 * out deletes both.
 */
const storageKey = 'studioDrafts';
const lastingPrefix = 'studioDraft|';
/** Maximum length of a remembered text, because each change stores it again. */
const rememberedCharactersMax = 100_000;

interface SavedDrafts {
  readonly owner: string | null;
  readonly drafts: Readonly<Record<string, unknown>>;
}

interface LastingDraft {
  readonly owner: string | null;
  readonly savedAtMs: number;
  readonly text: string;
}

export type Drafts = ReturnType<typeof createDrafts>;

export function createDrafts(session: Storage, browser: Storage) {
  let currentOwner = (): string | null => null;
  const owner = (): string | null => currentOwner();
  const work = createSessionDrafts(session, owner);
  const lasting = createLastingDrafts(browser, owner);
  return {
    ...work,
    lasting,
    setOwner(next: () => string | null): void {
      currentOwner = next;
    },
    /** Call on sign-out, so that none of the user's work remains on this device. */
    clear(): void {
      work.clear();
      lasting.clear();
    },
  };
}

function createSessionDrafts(storage: Storage, owner: () => string | null) {
  const live = new Map<string, unknown>();
  /** Work that does not fit into the storage; available until the user leaves the page. */
  let tooLarge: SavedDrafts | undefined;

  const own = (): SavedDrafts['drafts'] => {
    const saved = tooLarge ?? toSavedDrafts(storage.getItem(storageKey));
    return saved?.owner === owner() ? saved.drafts : {};
  };
  const save = (drafts: SavedDrafts['drafts']): boolean => {
    const saved = { owner: owner(), drafts };
    tooLarge = undefined;
    try {
      if (Object.keys(drafts).length === 0) storage.removeItem(storageKey);
      else storage.setItem(storageKey, JSON.stringify(saved));
      return true;
    } catch {
      storage.removeItem(storageKey);
      tooLarge = saved;
      return false;
    }
  };

  return {
    keep(key: string, draft: unknown): void {
      live.set(key, draft);
    },
    /** The screen was closed; what was saved before that remains. */
    release(key: string): void {
      live.delete(key);
    },
    /** The work was saved or discarded. */
    drop(key: string): void {
      live.delete(key);
      const { [key]: dropped, ...rest } = own();
      if (dropped !== undefined) save(rest);
    },
    /** Survives every reload in this tab until the user signs out, including reloads by the user. */
    remember(key: string, text: string): void {
      if (text.length <= rememberedCharactersMax) save({ ...own(), [key]: text });
    },
    /** Returns whether everything would survive a reload; if not, the rest is still in memory. */
    saveAll(): boolean {
      const drafts = { ...own(), ...Object.fromEntries(live) };
      return Object.keys(drafts).length === 0 || save(drafts);
    },
    read(key: string): unknown {
      return own()[key];
    },
    clear(): void {
      live.clear();
      tooLarge = undefined;
      storage.removeItem(storageKey);
    },
  };
}

function createLastingDrafts(storage: Storage, owner: () => string | null) {
  const listKeys = (): readonly string[] =>
    Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '').filter((key) =>
      key.startsWith(lastingPrefix),
    );
  const find = (key: string): LastingDraft | undefined => toLastingDraft(storage.getItem(key));
  const savedAtMs = (key: string): number => find(key)?.savedAtMs ?? 0;
  return {
    read(id: string): { readonly text: string; readonly savedAt: Date } | undefined {
      const draft = find(lastingPrefix + id);
      return draft?.owner === owner() ? { text: draft.text, savedAt: new Date(draft.savedAtMs) } : undefined;
    },
    /** Deletes the oldest of the other drafts when storage is full; throws if that is not enough. */
    keep(id: string, text: string): void {
      const draft: LastingDraft = { owner: owner(), savedAtMs: Date.now(), text };
      const others = listKeys()
        .filter((key) => key !== lastingPrefix + id)
        .toSorted((left, right) => savedAtMs(right) - savedAtMs(left));
      for (;;) {
        try {
          storage.setItem(lastingPrefix + id, JSON.stringify(draft));
          return;
        } catch (error) {
          const oldest = others.pop();
          if (oldest === undefined) throw error;
          storage.removeItem(oldest);
        }
      }
    },
    drop(id: string): void {
      storage.removeItem(lastingPrefix + id);
    },
    clear(): void {
      for (const key of listKeys()) storage.removeItem(key);
    },
  };
}

function toSavedDrafts(stored: string | null): SavedDrafts | undefined {
  const { owner, drafts } = parseObject(stored);
  if (typeof drafts !== 'object' || drafts === null) return undefined;
  return { owner: typeof owner === 'string' ? owner : null, drafts: { ...drafts } };
}

/** Undefined for an entry of another source under the same key. */
function toLastingDraft(stored: string | null): LastingDraft | undefined {
  const { owner, savedAtMs, text } = parseObject(stored);
  const isOwned = typeof owner === 'string' || owner === null;
  return isOwned && typeof savedAtMs === 'number' && typeof text === 'string' ? { owner, savedAtMs, text } : undefined;
}

function parseObject(stored: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
