// The states of an item: read from what is stored, and compared.
import type { Sentence } from '@coverwright/insurance/sentence';
import { throwIfAny, UserError } from '../../errors/user-error.ts';
import type { itemDifferenceEntrybeforeArgs, QueryitemDifferenceArgs } from '../../graphql/generated/schema-types.ts';
import { fromStoredPart } from '../../parts/part.ts';
import { itemMaxBytes, readPieces } from '../../recording/read-item.ts';
import { type PartHashes, readStoredParts } from '../../recording/stored-parts.ts';
import { toPage, validatePage } from '../../request/bounded-page.ts';
import type { Scope } from '../../request/context.ts';
import { requireRight } from '../../request/rights.ts';
import type { Difference, Edit } from '../../snapshots/difference.ts';
import { isPieceName, type ItemHistory, type ItemId, noSuchKind, pieceName } from '../../snapshots/item-history.ts';
import { differencesOfParts } from '../../snapshots/json-difference.ts';
import { damaged, historyLimits, itemIsDeleted, noSuchSnapshot, tooLargeToCompare, tooNew, toText } from './history.ts';
import * as store from './history.store.ts';

export function requireKind(kind: string, { contentKinds }: Scope['app']): ItemHistory {
  const found = Object.hasOwn(contentKinds, kind) ? contentKinds[kind]?.history : undefined;
  if (found === undefined) throw new UserError(noSuchKind(Object.keys(contentKinds)));
  return found;
}

interface ItemState {
  readonly parts: object;
  /** The names of the parts that cannot be read. */
  readonly damagedParts: readonly string[];
}

export interface ItemDifference {
  readonly list: readonly Difference[];
  readonly totalCount: number;
  readonly damagedParts: readonly string[];
}

export async function compareStates(
  { kind, itemId, from, to, ...list }: QueryitemDifferenceArgs,
  scope: Scope,
): Promise<ItemDifference> {
  throwIfAny(validatePage(list));
  const history = requireKind(kind, scope.app);
  requireRight(scope.caller, history.rights.read);
  const item = { kind, itemId };
  const stored = await findState(item, from, 'from', { history, scope });
  const other = typeof to === 'number' ? await findState(item, to, 'to', { history, scope }) : undefined;
  const present = other === undefined ? await readPresent(itemId, stored, { history, scope }) : undefined;
  // Equal parts need not be read, unless one state has to be converted.
  const isSame = (part: string) =>
    isPieceName(part)
      ? Object.hasOwn(other?.parts ?? present?.pieces ?? {}, part) && Object.hasOwn(stored.parts, part)
      : stored.format === other?.format && stored.parts[part] === other.parts[part];
  const differs = (part: string) => !isSame(part);
  const before = await readState(stored, differs, { history, scope });
  const after =
    other === undefined
      ? { parts: present?.parts ?? {}, damagedParts: [] }
      : await readState(other, differs, { history, scope });
  const differences = (history.difference ?? differencesByPath(history))(before.parts, after.parts);
  const { limit, skip } = toPage(list);
  return {
    list: differences.slice(skip, skip + limit),
    totalCount: differences.length,
    damagedParts: [...new Set([...before.damagedParts, ...after.damagedParts])],
  };
}

function differencesByPath({ parts }: ItemHistory): (before: object, after: object) => readonly Difference[] {
  return (before, after) => differencesOfParts(parts, before, after);
}

/** The value before or after, as text; a structure is JSON. */
export function textOf(side: 'before' | 'after') {
  return (difference: Difference, { maxLength }: Partial<itemDifferenceEntrybeforeArgs>): string | null =>
    toText(difference[side], Math.max(maxLength ?? historyLimits.shownLength, 1));
}

/** Empty for what is not described edit by edit. */
export function listEdits({ edits }: Difference): readonly Edit[] {
  return edits?.() ?? [];
}

export function paramsOf({ params }: Sentence): string | null {
  return params === undefined ? null : JSON.stringify(params);
}

interface Reading {
  readonly history: ItemHistory;
  readonly scope: Pick<Scope, 'transaction' | 'caller'>;
}

interface PresentState {
  readonly parts: object;
  /** The names and hashes of all pieces; only those that the other state does not have are among the parts. */
  readonly pieces: PartHashes;
}

async function readPresent(
  itemId: string,
  other: store.StoredSnapshot,
  { history, scope }: Reading,
): Promise<PresentState> {
  const size = await history.measure?.(itemId, history.parts, scope);
  if (size !== undefined && size > itemMaxBytes) throw new UserError(tooLargeToCompare());
  const parts = await history.read(itemId, history.parts, scope);
  if (parts === undefined) throw new UserError(itemIsDeleted());
  const { transaction, caller } = scope;
  const pieces = await readPieces({ history, itemId, transaction, tenantId: caller.tenantId }, parts, other.parts);
  const read: Record<string, unknown> = { ...parts };
  for (const piece of pieces?.added ?? []) read[pieceName(piece.hash)] = (await fromStoredPart(piece))?.value;
  return { parts: read, pieces: pieces?.hashes ?? {} };
}

/** All parts of a state, in the present format. Throws if it is missing, too new or damaged. */
export async function readWholeState(
  item: ItemId,
  number: number,
  history: ItemHistory,
  scope: Pick<Scope, 'transaction' | 'caller'>,
): Promise<object> {
  const stored = await findState(item, number, 'number', { history, scope });
  const { parts, damagedParts } = await readState(stored, () => true, { history, scope });
  if (damagedParts.length > 0) throw new UserError(damaged(damagedParts));
  return parts;
}

async function findState(
  item: ItemId,
  number: number,
  path: string,
  { history, scope: { transaction, caller } }: Reading,
): Promise<store.StoredSnapshot> {
  const snapshot = await store.findSnapshot(transaction, caller.tenantId, item, number);
  if (snapshot === undefined) throw new UserError({ ...noSuchSnapshot(number), path });
  if (snapshot.format > history.format) throw new UserError({ ...tooNew(), path });
  return snapshot;
}

async function readState(
  { format, parts: hashes }: store.StoredSnapshot,
  isWanted: (part: string) => boolean,
  { history, scope: { transaction, caller } }: Reading,
): Promise<ItemState> {
  const wanted = Object.fromEntries(Object.entries(hashes).filter(([part]) => isWanted(part)));
  const { parts, damagedParts: damagedNames } = await readStoredParts(transaction, caller.tenantId, wanted);
  const damagedParts = damagedNames.map((part) => (isPieceName(part) ? (history.pieces?.part ?? part) : part));
  const isPresent = format === history.format || damagedParts.length > 0;
  return { parts: isPresent ? parts : (history.upgrade?.(parts, format) ?? parts), damagedParts };
}
