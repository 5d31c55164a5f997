// What a kind of item implements so that every state of its items is stored, by part: a save stores only the parts that it
// changes.
import type { Revised } from '../errors/revision.ts';
import type { Problem } from '../errors/user-error.ts';
import { say } from '../sentences/say.ts';
import type { Right } from '../request/rights.ts';
import type { Scope } from '../request/context.ts';
import type { Difference } from './difference.ts';
import type { PartReferences } from './reference.ts';

export type HistoryScope = Pick<Scope, 'transaction' | 'caller'>;

/** The parts of a request's scope that writing back needs. */
export type RestoreScope = Pick<Scope, 'transaction' | 'caller' | 'facts' | 'now'>;

/** Identifies an item of any kind within a tenant. */
export interface ItemId {
  readonly kind: string;
  readonly itemId: string;
}

/** A state of an item in history, as far as its parts can be found. */
export interface StoredState extends ItemId {
  readonly number: number;
  readonly format: number;
  /** The hash of each part. */
  readonly parts: Readonly<Record<string, string>>;
  readonly createdAt: Date;
}

/** As the parts of items are stored: compressed JSON under the hash of its text. */
export interface StoredPiece {
  readonly hash: string;
  readonly bytes: Uint8Array;
  readonly sizeBytes: number;
}

/**
 * Large values that parts only name, by hash, such as the rows of tables: a save stores those that the state before did not
 * have, and reads no others. Among the parts of a state, each is named by `pieceName`.
 */
export interface PieceHistory<Parts extends object = object> {
  /** The part under which a damaged piece is reported. */
  readonly part: string;
  /** Pure. Undefined if the part that names them is not among these. */
  hashes(parts: Partial<Parts>): readonly string[] | undefined;
  /** Those that the item has at present. */
  read(id: string, hashes: readonly string[], scope: HistoryScope): Promise<readonly StoredPiece[]>;
}

const piecePrefix = '/';

export function pieceName(hash: string): string {
  return `${piecePrefix}${hash}`;
}

export function isPieceName(part: string): boolean {
  return part.startsWith(piecePrefix);
}

/** Undefined if it is not among these parts. */
export function pieceIn(parts: object, hash: string): unknown {
  return Object.getOwnPropertyDescriptor(parts, pieceName(hash))?.value;
}

/**
 * Parts are the members of an object, with values that JSON can represent. What is read with a part may have parts of its
 * own, named part/…, such as one for each table. The table of kinds has parts of many types;
 * each kind receives only those that it has read.
 */
export interface ItemHistory<Parts extends object = object> {
  /** Rises whenever the shape of a part changes; `upgrade` then converts parts of earlier formats. */
  readonly format: number;
  upgrade?(parts: object, from: number): Parts;
  /** The size in bytes of those of these parts that have no bound of their own. */
  measure?(id: string, parts: readonly string[], scope: HistoryScope): Promise<number>;
  /** In the order in which they are shown. The first one has what identifies the item to users. */
  readonly parts: readonly [string, ...string[]];
  /** The named parts of the item; undefined if it does not exist. One at a time, as many together can be large. */
  read(id: string, parts: readonly string[], scope: HistoryScope): Promise<Partial<Parts> | undefined>;
  /** Pure. What users call the item, given at least its first part. */
  title(id: string, parts: Partial<Parts>): string;
  /** Pure. Parts that one of the two lacks are not compared. By path if absent. */
  difference?(before: Partial<Parts>, after: Partial<Parts>): readonly Difference[];
  readonly pieces?: PieceHistory<Parts>;
  /** Pure. What these parts name that must exist for the item to work. */
  references(parts: Partial<Parts>): PartReferences;
  /** Makes the item equal to the parts. A deleted one is added again, with its id. */
  write(id: string, parts: Parts, scope: RestoreScope): Promise<void>;
  /** The item's state, locked until the transaction ends; undefined if it does not exist. */
  lock(id: string, scope: HistoryScope): Promise<Revised | undefined>;
  /** Pure. The parts with another name, for kinds with a name that must be unique. */
  rename?(parts: Parts, name: string): Parts;
  readonly rights: { readonly read: Right; readonly write: Right };
}

/** Only the parts with these names. */
export function pickParts<Parts extends object>(parts: Parts, names: readonly string[]): Partial<Parts> {
  const picked: Partial<Parts> = {};
  for (const name in parts) if (names.includes(name)) picked[name] = parts[name];
  return picked;
}

export function noSuchKind(kinds: readonly string[]): Problem {
  return { code: 'INVALID', ...say('HISTORY_KIND_UNKNOWN', { kinds: kinds.join(', ') }), path: 'kind' };
}
