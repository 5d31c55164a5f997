// Between the pieces of tables as they are stored, and tables as they are checked and looked up.
import { checkTable, type RateTable, type TableHeader, type TableProblem } from '@coverwright/rules';
import { shareTable } from '../../calculation/lookup-tables.ts';
import { fromPieces, type Piece } from '../../calculation/tables/table-pieces.ts';
import {
  readWrittenTable,
  type TableReading,
  toProblem,
  type WrittenTable,
} from '../../calculation/tables/written-table.ts';
import { uncounted } from '../../database/usage/limit-reading.ts';
import { throwIfAny, UserError } from '../../errors/user-error.ts';
import { fromStoredPart, type StoredPart, toStoredPart, toStoredText } from '../../parts/part.ts';
import type { AppParts, Scope } from '../../request/context.ts';
import { readStatePieces } from '../product-states/product-states.service.ts';
import { headerOf, type PieceReference, type RateTableRow, type StoredTable } from './rate-table.ts';
import { rateTableLimits } from './rate-table-form.ts';
import * as store from './rate-tables.store.ts';
import type { PlacedPiece } from './row-slots.ts';

type ReadScope = Pick<Scope, 'transaction' | 'caller'>;

/** Further problems would only repeat the first ones. */
const problemsMax = 50;

/** Of one table. What is read does not count towards the limit of the request: a table's size is limited. */
export async function loadPieces(
  { tableId, name, state }: Pick<RateTableRow, 'tableId' | 'name' | 'state'>,
  pieces: readonly PieceReference[],
  { transaction, caller }: ReadScope,
): Promise<Piece[]> {
  const hashes = [...new Set(pieces.map(({ hash }) => hash))];
  if (state !== undefined) {
    const found = await uncounted(transaction, () => readStatePieces(state, hashes, { transaction, caller }));
    return pieces.map(({ hash }) => found.get(hash) as Piece);
  }
  const stored = await uncounted(transaction, () => store.readPieces(transaction, caller.tenantId, [tableId], hashes));
  const read = new Map<string, Piece>();
  for (const hash of hashes) {
    const part = stored.get(hash);
    const found = part && (await fromStoredPart(part));
    if (found === undefined) throw new Error(`A piece of the rate table ${name} is missing or damaged.`);
    read.set(hash, found.value as Piece);
  }
  return pieces.flatMap(({ hash }) => read.get(hash) ?? []);
}

export async function loadTable(row: RateTableRow, scope: ReadScope): Promise<RateTable> {
  return fromPieces(headerOf(row), await loadPieces(row, row.pieces, scope));
}

export interface CheckedTable {
  readonly table: StoredTable;
  /** The pieces that are not stored yet. */
  readonly added: readonly StoredPart[];
}

/** A large table is checked in a thread. */
async function problemsOf(table: RateTable, { app, caller }: CheckScope): Promise<readonly TableProblem[]> {
  if (app === undefined || table.rowCount <= rateTableLimits.checkedHere) return checkTable(table);
  const task = { kind: 'table', table: shareTable(table, { hash: '', tenantId: caller.tenantId }) } as const;
  const { outcome } = await app.engines.calculation.run(caller, task);
  if (!outcome.ok) throw new UserError(...outcome.problems);
  return JSON.parse(outcome.value) as readonly TableProblem[];
}

/** Long rows are read and checked in a thread. Throws a UserError if they cannot be read at all. */
export async function readRows(written: WrittenTable, { app, caller, signal }: CheckScope): Promise<TableReading> {
  const { rows } = written;
  const isLong = rows.form === 'sheets' || rows.text.length > rateTableLimits.readHere;
  if (app === undefined || !isLong) return readWrittenTable(written);
  const { outcome } = await app.engines.calculation.run(caller, { kind: 'tableRows', written }, signal);
  if (!outcome.ok) throw new UserError(...outcome.problems);
  return JSON.parse(outcome.value) as TableReading;
}

/** Throws a UserError with what makes lookups fail or ambiguous. */
export async function toReadTable(
  header: TableHeader,
  { errors, warnings, pieces }: TableReading,
): Promise<CheckedTable> {
  throwIfAny(errors);
  const references: PieceReference[] = [];
  const added: StoredPart[] = [];
  for (const { rowCount, text } of pieces) {
    const part = await toStoredText(text);
    added.push(part);
    references.push({ hash: part.hash, rowCount });
  }
  return { table: { ...headerOf(header), pieces: references, warnings }, added };
}

interface UncheckedTable {
  readonly header: TableHeader;
  readonly placed: readonly PlacedPiece[];
  /** Cells that their columns cannot contain. */
  readonly misfits: readonly TableProblem[];
}

/** Without an app, everything is done in the main thread. */
export type CheckScope = Pick<Scope, 'caller'> & { readonly app?: AppParts; readonly signal?: AbortSignal };

/** Checks a complete table. Throws a UserError with what makes lookups fail or ambiguous. */
export async function toCheckedTable(
  { header, placed, misfits }: UncheckedTable,
  path: string,
  scope: CheckScope,
): Promise<CheckedTable> {
  const pieces = placed.map(({ piece }) => piece);
  const found = misfits.length > 0 ? misfits : await problemsOf(fromPieces(header, pieces), scope);
  const errors = found.filter(({ severity }) => severity === 'error').slice(0, problemsMax);
  throwIfAny(errors.map((problem) => toProblem(problem, path)));
  const references: PieceReference[] = [];
  const added: StoredPart[] = [];
  for (const { hash, piece } of placed) {
    const { rowCount } = piece;
    if (hash !== undefined) {
      references.push({ hash, rowCount });
      continue;
    }
    const part = await toStoredPart(piece);
    added.push(part);
    references.push({ hash: part.hash, rowCount });
  }
  const warnings = found.slice(0, rateTableLimits.warnings);
  return { table: { ...headerOf(header), pieces: references, warnings }, added };
}
