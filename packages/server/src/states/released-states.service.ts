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

type ReadScope = Pick<Scope, 'transaction'> & { readonly caller: Pick<Scope['caller'], 'tenantId'> };

/**
 * The states that a request reads; undefined if it reads the working copies, as tenants without releases always do.
 * Items that are absent from the map do not exist for the request.
 */
export type FoundStates = ReadonlyMap<string, StoredState> | undefined;

/** Whether a request with this perspective reads the working copies. */
export async function readsWorking(
  perspective: Perspective,
  { transaction, caller: { tenantId } }: ReadScope,
): Promise<boolean> {
  return perspective.kind === 'working' || (await changeControlOf(transaction, tenantId)) === 'AT_ONCE';
}

export async function findStates(
  kind: string,
  itemIds: readonly string[],
  perspective: Perspective,
  scope: ReadScope,
): Promise<FoundStates> {
  if (perspective.kind === 'working' || (await readsWorking(perspective, scope))) return undefined;
  const { transaction, caller } = scope;
  const { tenantId } = caller;
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

/** The items of a kind that a release holds; without a state if it retires them. */
export async function listReleaseStates(
  kind: string,
  releaseId: string,
  { transaction, caller: { tenantId } }: ReadScope,
): Promise<ReadonlyMap<string, StoredState | undefined>> {
  return store.listStatesInRelease(transaction, tenantId, { releaseId, kind });
}

/** Each item in the state with this number; items whose state history no longer has are absent. */
export async function findStatesByNumber(
  kind: string,
  wanted: readonly store.NumberedItem[],
  { transaction, caller: { tenantId } }: ReadScope,
): Promise<ReadonlyMap<string, StoredState>> {
  if (wanted.length === 0) return new Map();
  const found = await store.listStatesByNumber(transaction, tenantId, kind, wanted);
  return new Map(found.map((state) => [state.itemId, state]));
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

type Format<Parts extends object> = Pick<ItemHistory<Parts>, 'format' | 'upgrade'>;

/**
 * These parts of each state, and those that belong to them, named part/…, in the present format, with one statement for all
 * that is not in memory. The values are shared: never change them. Throws if a part is damaged or of a later version of the
 * server.
 */
export async function readPartsOfStates<Parts extends object>(
  states: readonly StoredState[],
  wanted: readonly string[],
  history: Format<Parts>,
  { transaction, caller: { tenantId } }: ReadScope,
): Promise<Map<StoredState, Partial<Parts>>> {
  const isWanted = (part: string) =>
    !isPieceName(part) && wanted.some((name) => part === name || part.startsWith(`${name}/`));
  const values = new Map<string, unknown>();
  const missing: Record<string, string> = {};
  for (const { parts: hashes } of states) {
    for (const [name, hash] of Object.entries(hashes)) {
      if (!isWanted(name) || values.has(hash)) continue;
      const known = cached.get(`${tenantId} ${hash}`);
      if (known === undefined) missing[hash] = hash;
      else values.set(hash, Reflect.get(known, 'value'));
    }
  }
  if (Object.keys(missing).length > 0) {
    const { parts } = await readStoredParts(transaction, tenantId, missing);
    for (const [hash, value] of Object.entries(parts)) {
      values.set(hash, value);
      const sizeBytes = JSON.stringify(value).length * bytesOfByte;
      cached.set(`${tenantId} ${hash}`, { value: { value }, sizeBytes, owner: { tenantId, userId: '' } });
    }
  }
  return new Map(
    states.map((state) => {
      const names = Object.keys(state.parts).filter(isWanted);
      const damaged = names.filter((name) => !values.has(state.parts[name] ?? ''));
      if (damaged.length > 0 || state.format > history.format) throw unreadable(state, damaged);
      const read = Object.fromEntries(names.map((name) => [name, values.get(state.parts[name] ?? '')]));
      const upgraded = state.format === history.format ? read : (history.upgrade?.(read, state.format) ?? read);
      return [state, upgraded as Partial<Parts>] as const;
    }),
  );
}

/** The length of all that the states consist of, as UTF-8; what they have in common counts once. */
export async function sumStateBytes(
  states: readonly StoredState[],
  { transaction, caller: { tenantId } }: ReadScope,
): Promise<number> {
  const hashes = new Set(states.flatMap(({ parts }) => Object.values(parts)));
  return hashes.size === 0 ? 0 : store.sumPartBytes(transaction, tenantId, [...hashes]);
}

/** Pieces of a state, which its parts name by hash. They are too large to remain in memory here. */
export async function readStatePieces(
  state: StoredState,
  hashes: readonly string[],
  { transaction, caller: { tenantId } }: ReadScope,
): Promise<ReadonlyMap<string, unknown>> {
  const wanted = Object.fromEntries(hashes.map((hash) => [hash, hash]));
  const { parts, damagedParts } = await readStoredParts(transaction, tenantId, wanted);
  if (damagedParts.length > 0) throw unreadable(state, damagedParts);
  return new Map(Object.entries(parts));
}

function unreadable({ kind, itemId, number }: StoredState, parts: readonly string[]): UserError {
  return new UserError({
    code: 'INVALID',
    ...say('STATE_UNREADABLE', { kind, itemId, number, parts: parts.join(', ') }),
  });
}
