// Reads items as they are, whatever the rights of the caller.
import type { Transaction } from '../database/database.ts';
import { uncounted } from '../database/usage/limit-reading.ts';
import type { Caller } from '../request/context.ts';
import { type HistoryScope, type ItemHistory, pieceName, type StoredPiece } from '../snapshots/item-history.ts';
import type { PartReferences } from '../snapshots/reference.ts';
import type { PartHashes } from './stored-parts.ts';

/** Larger items have no history. Keep in sync with docs/limits.md. */
export const itemMaxBytes = 8 * 1024 * 1024;

interface Reading {
  readonly history: ItemHistory;
  readonly itemId: string;
  readonly transaction: Transaction;
  readonly tenantId: string;
}

/** The parts of an item; reading them does not count towards the limit of the request. */
export async function readItem(
  { history, itemId, transaction, tenantId }: Reading,
  parts: readonly string[],
): Promise<object | 'missing' | 'too large'> {
  const scope = toScope(transaction, tenantId);
  return uncounted(transaction, async () => {
    const size = await history.measure?.(itemId, parts, scope);
    if (size !== undefined && size > itemMaxBytes) return 'too large';
    return (await history.read(itemId, parts, scope)) ?? 'missing';
  });
}

/** What these parts name, except those that are too large. */
export async function readReferences(reading: Reading, parts: readonly string[]): Promise<PartReferences | 'missing'> {
  const { history } = reading;
  const content = await readItem(reading, parts);
  if (content === 'missing') return content;
  if (content !== 'too large') return history.references(content);
  const references: PartReferences[] = [];
  for (const part of parts) {
    const alone = await readItem(reading, [part]);
    if (typeof alone === 'object') references.push(history.references(alone));
  }
  return Object.assign({}, ...references) as PartReferences;
}

interface ReadPieces {
  /** Of all pieces, by their names. */
  readonly hashes: PartHashes;
  /** Those that the state before does not have. */
  readonly added: readonly StoredPiece[];
}

/** What the parts name by hash; undefined if they name nothing. */
export async function readPieces(
  { history, itemId, transaction, tenantId }: Reading,
  content: object,
  known: PartHashes,
): Promise<ReadPieces | undefined> {
  const { pieces } = history;
  const named = pieces?.hashes(content);
  if (pieces === undefined || named === undefined) return undefined;
  const wanted = [...new Set(named)].filter((hash) => !Object.hasOwn(known, pieceName(hash)));
  const scope = toScope(transaction, tenantId);
  const added = wanted.length === 0 ? [] : await uncounted(transaction, () => pieces.read(itemId, wanted, scope));
  return { hashes: Object.fromEntries(named.map((hash) => [pieceName(hash), hash])), added };
}

function toScope(transaction: Transaction, tenantId: string): HistoryScope {
  const caller: Caller = { tenantId, userId: '', sessionId: '', rights: new Set() };
  return { transaction, caller };
}
