// A cache for results of work, up to a maximum total size. When it is full, it evicts from the tenant with the
// largest share, and there from the user with the largest share, so that no one can evict what others use.
// Independent of its content.

/** The tenant and user for whom the work was done. */
export interface CacheOwner {
  readonly tenantId: string;
  readonly userId: string;
}

export interface ByteCache<Value> {
  get(key: string): Value | undefined;
  set(key: string, entry: CacheEntry<Value>): void;
  delete(key: string): void;
  readonly sizeBytes: number;
}

export interface CacheEntry<Value> {
  readonly value: Value;
  /** The estimated size of the key and the value. */
  readonly sizeBytes: number;
  readonly owner: CacheOwner;
}

export function createByteCache<Value>(maxBytes: number): ByteCache<Value> {
  /** The least recently used entry is the first. */
  const entries = new Map<string, CacheEntry<Value>>();
  /** The size of each user's entries, by tenant. */
  const shares = new Map<string, Map<string, number>>();
  let sizeBytes = 0;

  function count({ owner: { tenantId, userId } }: CacheEntry<Value>, addedBytes: number): void {
    sizeBytes += addedBytes;
    const users = shares.get(tenantId) ?? new Map<string, number>();
    const bytes = (users.get(userId) ?? 0) + addedBytes;
    if (bytes > 0) users.set(userId, bytes);
    else users.delete(userId);
    if (users.size > 0) shares.set(tenantId, users);
    else shares.delete(tenantId);
  }

  /** Returns the size that is now free. */
  function drop(key: string): number {
    const entry = entries.get(key);
    if (entry === undefined) return 0;
    entries.delete(key);
    count(entry, -entry.sizeBytes);
    return entry.sizeBytes;
  }

  function dropOfLargestShare(): number {
    const [tenantId] = largest([...shares].map(([tenant, users]) => [tenant, sum(users.values())]));
    const [userId] = largest([...(shares.get(tenantId) ?? [])]);
    for (const [key, { owner }] of entries) {
      if (owner.tenantId === tenantId && owner.userId === userId) return drop(key);
    }
    return 0;
  }

  return {
    get: (key) => {
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    set: (key, entry) => {
      drop(key);
      if (entry.sizeBytes > maxBytes) return;
      entries.set(key, entry);
      count(entry, entry.sizeBytes);
      let overBytes = sizeBytes - maxBytes;
      while (overBytes > 0) overBytes -= dropOfLargestShare();
    },
    delete: (key) => void drop(key),
    get sizeBytes() {
      return sizeBytes;
    },
  };
}

function largest(shares: readonly (readonly [string, number])[]): readonly [string, number] {
  return shares.reduce((most, share) => (share[1] > most[1] ? share : most), ['', 0]);
}

function sum(counts: Iterable<number>): number {
  let total = 0;
  for (const one of counts) total += one;
  return total;
}
