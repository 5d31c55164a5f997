// The states of items that a request reads instead of the working copy. Parts are cached by their hashes, so that a copy
// never becomes stale.
import type { Transaction } from '../database/database.ts';
import { createByteCache } from '../memory/byte-cache.ts';
import { readStoredParts } from '../recording/stored-parts.ts';
import type { Scope } from '../request/context.ts';
import { parsePerspective, type Perspective, perspectiveInvalid } from '../request/perspective.ts';
import { UserError } from '../errors/user-error.ts';
import { say } from '../sentences/say.ts';
import { isPieceName, type ItemHistory, type StoredState } from '../snapshots/item-history.ts';
import { changeControlOf } from './change-control.ts';
import * as store from './released-states.store.ts';

export type { StoredState } from '../snapshots/item-history.ts';

type ReadScope = Pick<Scope, 'transaction' | 'caller'>;

/**
 * What a request reads of items: undefined stands for the working copies, which is all that tenants without releases have.
 * Items that are absent from the map do not exist for the request.
 */
export type FoundStates = ReadonlyMap<string, StoredState> | undefined;

export async function findStates(
  kind: string,
  itemIds: readonly string[],
  perspective: Perspective,
  { transaction, caller: { tenantId } }: ReadScope,
): Promise<FoundStates> {
  if (perspective.kind === 'working' || (await changeControlOf(transaction, tenantId)) === 'AT_ONCE') return undefined;
  const found = new Map(
    (await store.listLiveStates(transaction, tenantId, kind, itemIds)).map((one) => [one.itemId, one]),
  );
  if (perspective.kind === 'live') return found;
  const { releaseId } = perspective;
  const held = await store.listStatesInRelease(transaction, tenantId, { releaseId, kind, itemIds });
  for (const [itemId, state] of held) {
    if (state === undefined) found.delete(itemId);
    else found.set(itemId, state);
  }
  return found;
}

/** What the header of a signed-in user names. Throws INVALID if it is malformed, and NOT_FOUND for an unknown release. */
export async function readPerspective(
  header: string,
  transaction: Transaction,
  tenantId: string,
): Promise<Perspective> {
  const perspective = parsePerspective(header);
  if (perspective === undefined) throw new UserError(perspectiveInvalid);
  const isKnown =
    perspective.kind !== 'release' || (await store.hasRelease(transaction, tenantId, perspective.releaseId));
  if (!isKnown) throw new UserError({ code: 'NOT_FOUND', ...say('RELEASE_UNKNOWN') });
  return perspective;
}

/** Keep in sync with docs/limits.md. */
export const cachedPartsMaxBytes = 128 * 1024 * 1024;

/** An object takes about as many bytes in memory for each of its text. */
const bytesOfByte = 4;

const cached = createByteCache<object>(cachedPartsMaxBytes);

/**
 * These parts of a state, and those that belong to them, named part/…, in the present format. The values are shared:
 * never change them. Throws if a part is damaged or of a later version of the server.
 */
export async function readStateParts<Parts extends object>(
  { kind, itemId, number, format, parts: hashes }: StoredState,
  wanted: readonly string[],
  history: ItemHistory<Parts>,
  { transaction, caller: { tenantId } }: ReadScope,
): Promise<Partial<Parts>> {
  const isWanted = (part: string) =>
    !isPieceName(part) && wanted.some((name) => part === name || part.startsWith(`${name}/`));
  const names = Object.keys(hashes).filter(isWanted);
  const read: Record<string, unknown> = {};
  const missing: Record<string, string> = {};
  for (const name of names) {
    const hash = hashes[name] ?? '';
    const known = cached.get(`${tenantId} ${hash}`);
    if (known === undefined) missing[name] = hash;
    else read[name] = Reflect.get(known, 'value');
  }
  if (Object.keys(missing).length > 0) {
    const { parts, damagedParts } = await readStoredParts(transaction, tenantId, missing);
    if (damagedParts.length > 0 || format > history.format) {
      const sentence = say('STATE_UNREADABLE', { kind, itemId, number, parts: damagedParts.join(', ') });
      throw new UserError({ code: 'INVALID', ...sentence });
    }
    for (const [name, value] of Object.entries(parts)) {
      read[name] = value;
      const sizeBytes = JSON.stringify(value).length * bytesOfByte;
      cached.set(`${tenantId} ${missing[name]}`, { value: { value }, sizeBytes, owner: { tenantId, userId: '' } });
    }
  }
  return (format === history.format ? read : (history.upgrade?.(read, format) ?? read)) as Partial<Parts>;
}
