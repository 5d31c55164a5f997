// The snapshots that a save adds to the history of an item. Pure.
import type { ChangeSource } from '../database/database.ts';
import { isPieceName, type ItemId } from '../snapshots/item-history.ts';
import type { PartReferences } from '../snapshots/reference.ts';
import { hashOfParts, type StoredPart } from '../parts/part.ts';
import type { LastSnapshot, Snapshot } from './snapshots.store.ts';
import { type PartHashes, toHashes } from './stored-parts.ts';

/** What a change is called in the history of its items. */
export interface ChangeOrigin {
  readonly cause?: 'IMPORT' | 'RESTORE';
  /** The number of the snapshot that is restored. */
  readonly restoredNumber?: number;
}

/** The changed parts of an item. */
export interface ItemState {
  readonly parts: ReadonlyMap<string, StoredPart>;
  /** Absent if the part that has it did not change. */
  readonly name: string | undefined;
  readonly references: PartReferences;
  /** The names and hashes of all pieces; undefined if those of the state before remain. */
  readonly pieces: PartHashes | undefined;
}

/** Who saves, from where and when. */
interface Saving extends ChangeOrigin {
  readonly userId?: string;
  readonly source?: ChangeSource;
  readonly now: Date;
}

/** The length of a series: thinning leaves only the last of one user's saves in it. Keep in sync with docs/limits.md. */
export const seriesMs = 600_000;

/** Of an item that existed before its history did. */
export function toFirstSnapshot(
  { kind, itemId }: ItemId,
  first: Pick<Snapshot, 'name' | 'format'> & { readonly parts: ReadonlyMap<string, StoredPart>; readonly now: Date },
): Snapshot {
  const parts = toHashes(first.parts);
  return {
    kind,
    itemId,
    number: 1,
    hash: hashOfParts(parts),
    parts,
    changedParts: Object.keys(parts).filter((part) => !isPieceName(part)),
    format: first.format,
    name: first.name,
    cause: 'FIRST',
    source: 'SERVER',
    restoredNumber: null,
    seriesAt: first.now,
  };
}

/** Undefined if nothing differs. */
export function toNextSnapshot(
  { kind, itemId }: ItemId,
  state: ItemState & Pick<Snapshot, 'format'>,
  before: (Pick<Snapshot, 'number' | 'hash' | 'parts' | 'name'> & Partial<LastSnapshot>) | undefined,
  saving: Saving,
): Snapshot | undefined {
  const { cause = 'SAVE', restoredNumber = null, source = 'SERVER' } = saving;
  const parts = { ...remaining(before?.parts ?? {}, state), ...toHashes(state.parts), ...state.pieces };
  const hash = hashOfParts(parts);
  if (hash === before?.hash) return undefined;
  const changedParts = Object.keys(parts).filter((part) => parts[part] !== before?.parts[part] && !isPieceName(part));
  const { format } = state;
  const name = state.name ?? before?.name ?? itemId;
  const number = (before?.number ?? 0) + 1;
  const seriesAt = seriesAfter(before, saving);
  return { kind, itemId, number, hash, parts, changedParts, format, name, cause, source, restoredNumber, seriesAt };
}

/** Without pieces, and parts of parts, that were read again: they may no longer exist. */
function remaining(before: PartHashes, { parts, pieces }: ItemState): PartHashes {
  const isReadAgain = (part: string) =>
    isPieceName(part) ? pieces !== undefined : part.includes('/') && parts.has(part.slice(0, part.indexOf('/')));
  return Object.fromEntries(Object.entries(before).filter(([part]) => !isReadAgain(part)));
}

/** Saves of the same user within some minutes are a series. */
function seriesAfter(
  before: Partial<LastSnapshot> | undefined,
  { userId = null, now }: Pick<Saving, 'now'> & { readonly userId?: string | null },
): Date {
  const { seriesAt, createdBy } = before ?? {};
  if (seriesAt === undefined || createdBy !== userId) return now;
  const age = now.getTime() - seriesAt.getTime();
  return age >= 0 && age < seriesMs ? seriesAt : now;
}
