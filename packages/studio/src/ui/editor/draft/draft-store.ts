// Work in progress, so that a forced reload or an expired session does not lose it. Written to session storage only
// then: after a reload by the user, only remembered work is restored.
const storageKey = 'studioDrafts';
/** Maximum length of a remembered text, because each change stores it again. */
const rememberedCharactersMax = 100_000;

interface SavedDrafts {
  /** Tenant and user, so that one user's work is not shown to another. */
  readonly owner: string | null;
  readonly drafts: Readonly<Record<string, unknown>>;
}

export function createDraftStore(storage: Storage) {
  const live = new Map<string, unknown>();
  let currentOwner = (): string | null => null;
  /** Work that does not fit into the storage; available until the user leaves the page. */
  let tooLarge: SavedDrafts | undefined;

  const own = (): SavedDrafts['drafts'] => {
    const saved = tooLarge ?? toSavedDrafts(storage.getItem(storageKey));
    return saved?.owner === currentOwner() ? saved.drafts : {};
  };
  const save = (drafts: SavedDrafts['drafts']): boolean => {
    const saved = { owner: currentOwner(), drafts };
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
    setOwner(owner: () => string | null): void {
      currentOwner = owner;
    },
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

function toSavedDrafts(text: string | null): SavedDrafts | undefined {
  const saved: unknown = JSON.parse(text ?? 'null');
  if (typeof saved !== 'object' || saved === null || !('drafts' in saved) || !('owner' in saved)) return undefined;
  const { owner, drafts } = saved;
  return typeof drafts === 'object' && drafts !== null
    ? { owner: typeof owner === 'string' ? owner : null, drafts: { ...drafts } }
    : undefined;
}
