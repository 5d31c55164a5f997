// A rate table as it is stored: its columns, and the hashes of its pieces. Pure.
import { createHash, randomUUID } from 'node:crypto';
import type { ProductKeyParts } from '@coverwright/insurance/translation-keys';
import type { TableHeader, TableProblem } from '@coverwright/rules';
import type { Author } from '../../request/context.ts';
import type { StoredState } from '../../snapshots/item-history.ts';

export interface PieceReference {
  /** SHA-256 of its text, in hexadecimal. */
  readonly hash: string;
  readonly rowCount: number;
}

/** What belongs to the table itself, and not to the moment at which it was saved. */
export interface StoredTable extends TableHeader {
  readonly pieces: readonly PieceReference[];
  readonly warnings: readonly TableProblem[];
}

export interface RateTableRow extends StoredTable {
  readonly productId: ProductKeyParts;
  /** Names its pieces; empty for a table in a state, which has them. */
  readonly tableId: string;
  /** The state in which it was found; undefined for the working copy. */
  readonly state?: StoredState;
  readonly rowCount: number;
  readonly hash: string;
  readonly revision: string;
  readonly createdAt: Date;
  readonly createdBy: Author | null;
  readonly lastModifiedAt: Date;
  readonly lastModifiedBy: Author | null;
}

export function headerOf({ name, keys, values }: TableHeader): TableHeader {
  return { name, keys, values };
}

export function rowCountOf(pieces: readonly PieceReference[]): number {
  return pieces.reduce((sum, { rowCount }) => sum + rowCount, 0);
}

/** What caches distinguish tables by: equal hashes mean equal names, columns and rows. */
export function hashOf({ name, keys, values, pieces }: Omit<StoredTable, 'warnings'>): string {
  // History and files have the members of columns in other orders.
  const content = [
    name,
    keys.map(({ name: key, match, type }) => [key, match, type]),
    values.map(({ name: value, unit, ...others }) => [
      value,
      unit.kind,
      unit.kind === 'amount' ? unit.currency : null,
      'default' in others ? [others.default] : [],
    ]),
    pieces.map(({ hash, rowCount }) => [hash, rowCount]),
  ];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

/**
 * A revision begins with that of the positions of the rows, which changes when rows get other numbers. Changes that are
 * based on the same positions can be merged.
 */
export function nextRevision(current: string | undefined, { movesRows }: { readonly movesRows: boolean }): string {
  const positions = current === undefined || movesRows ? randomUUID() : positionsOf(current);
  return `${positions}.${randomUUID()}`;
}

export function haveSamePositions(one: string, other: string): boolean {
  return positionsOf(one) === positionsOf(other);
}

function positionsOf(revision: string): string {
  return revision.split('.')[0] ?? '';
}
