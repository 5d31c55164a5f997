// The items that certainly have a snapshot or do not exist: neither ends without the other, so that a change of them need
// not ask for their first state. Only as much as is remembered; of all others the database is asked.
import type { ItemId } from '../snapshots/item-history.ts';

export interface RecordedItems {
  has(tenantId: string, item: ItemId): boolean;
  /** To be called once the transaction is committed that has recorded them. */
  add(tenantId: string, items: readonly ItemId[]): void;
}

const itemsMax = 10_000;

/** Remembers the last ones. */
export function createRecordedItems(): RecordedItems {
  const keys = new Set<string>();
  return {
    has: (tenantId, item) => keys.has(toKey(tenantId, item)),
    add: (tenantId, items) => {
      for (const item of items) {
        const key = toKey(tenantId, item);
        keys.delete(key);
        keys.add(key);
        const [oldest] = keys;
        if (keys.size > itemsMax && oldest !== undefined) keys.delete(oldest);
      }
    },
  };
}

function toKey(tenantId: string, { kind, itemId }: ItemId): string {
  return JSON.stringify([tenantId, kind, itemId]);
}
