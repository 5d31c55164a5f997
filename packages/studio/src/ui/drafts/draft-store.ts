// What is being typed right now, so that a forced reload or a lost session does not lose it.
// Written to session storage only then: a reload that the person asked for starts afresh.
const storageKey = 'studioDrafts';
const ownerKey = 'studioDraftsOwner';

export function createDraftStore(storage: Storage) {
  const live = new Map<string, unknown>();

  const saved = (): Record<string, unknown> => {
    const parsed: unknown = JSON.parse(storage.getItem(storageKey) ?? '{}');
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
  };
  const save = (drafts: Record<string, unknown>): void => {
    if (Object.keys(drafts).length === 0) storage.removeItem(storageKey);
    else storage.setItem(storageKey, JSON.stringify(drafts));
  };

  return {
    keep(key: string, draft: unknown): void {
      live.set(key, draft);
    },
    /** The screen is gone; what was saved before it went stays. */
    release(key: string): void {
      live.delete(key);
    },
    /** Done with: saved or given up. */
    drop(key: string): void {
      live.delete(key);
      const { [key]: _dropped, ...rest } = saved();
      save(rest);
    },
    saveAll(): void {
      save({ ...saved(), ...Object.fromEntries(live) });
    },
    read(key: string): unknown {
      return saved()[key];
    },
    /** Drafts belong to a person at a tenant; somebody else's are not shown. */
    claim(owner: string): void {
      if (storage.getItem(ownerKey) !== owner) {
        live.clear();
        storage.removeItem(storageKey);
      }
      storage.setItem(ownerKey, owner);
    },
    clear(): void {
      live.clear();
      storage.removeItem(storageKey);
    },
  };
}
