// What is stored by part: histories and releases name parts by hash.
import type { Transaction } from '../database/database.ts';
import { fromStoredPart, type StoredPart, toStoredPart } from '../parts/part.ts';
import { readParts } from './snapshots.store.ts';

/** The hash of each part. */
export type PartHashes = Readonly<Record<string, string>>;

export async function toStoredParts(content: object): Promise<Map<string, StoredPart>> {
  const parts = new Map<string, StoredPart>();
  for (const [name, value] of Object.entries(content)) parts.set(name, await toStoredPart(value));
  return parts;
}

export function toHashes(parts: ReadonlyMap<string, StoredPart>): PartHashes {
  return Object.fromEntries([...parts].map(([name, { hash }]) => [name, hash]));
}

/** The length of the contents as UTF-8. */
export function sizeOf(parts: ReadonlyMap<string, StoredPart>): number {
  return [...parts.values()].reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
}

export interface FoundParts {
  readonly parts: Readonly<Record<string, unknown>>;
  /** The names of the parts that cannot be read. */
  readonly damagedParts: readonly string[];
}

export async function readStoredParts(
  transaction: Transaction,
  tenantId: string,
  hashes: PartHashes,
): Promise<FoundParts> {
  const found = await readParts(transaction, tenantId, Object.values(hashes));
  const parts: Record<string, unknown> = {};
  const damagedParts: string[] = [];
  for (const [part, hash] of Object.entries(hashes)) {
    const bytes = found.get(hash);
    const read = bytes && (await fromStoredPart({ hash, bytes }));
    if (read === undefined) damagedParts.push(part);
    else parts[part] = read.value;
  }
  return { parts, damagedParts };
}
