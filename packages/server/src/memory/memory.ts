// A cache of tenant data for fast responses. Only finds entries that are still current.
import type { TenantChanges } from './tenant-changes.ts';

export interface Memory<Value> {
  find(key: string): Value | undefined;
  keep(key: string, entry: Remembered<Value>): void;
}

export interface Remembered<Value> {
  readonly tenantId: string;
  readonly value: Value;
  /** The moment of the changes before it was read. */
  readonly readAt: number;
  /** Its share of weightMax. */
  readonly weight: number;
}

interface Entry<Value> extends Remembered<Value> {
  isUsed: boolean;
}

/** Evicts approximately the least recently used entries beyond the weight: finding an entry must be very cheap. */
export function createMemory<Value>(changes: TenantChanges, weightMax: number): Memory<Value> {
  const entries = new Map<string, Entry<Value>>();
  let weight = 0;

  function drop(key: string): void {
    weight -= entries.get(key)?.weight ?? 0;
    entries.delete(key);
  }

  /** Evicts the oldest entries; those used since the last check get a second chance. */
  function makeRoom(): void {
    for (const [key, entry] of entries) {
      if (weight <= weightMax) return;
      if (entry.isUsed) {
        entry.isUsed = false;
        entries.delete(key);
        entries.set(key, entry);
      } else drop(key);
    }
  }

  return {
    find: (key) => {
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      if (changes.stands(entry.tenantId, entry.readAt)) {
        entry.isUsed = true;
        return entry.value;
      }
      drop(key);
      return undefined;
    },
    keep: (key, entry) => {
      drop(key);
      if (!changes.stands(entry.tenantId, entry.readAt) || entry.weight > weightMax) return;
      entries.set(key, { ...entry, isUsed: false });
      weight += entry.weight;
      makeRoom();
    },
  };
}
