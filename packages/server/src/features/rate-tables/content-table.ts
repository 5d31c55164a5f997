// Rate tables in the content of a product: the columns, and the rows as comma-separated values. Pure.
import {
  checkTable,
  type KeyColumn,
  readTable,
  type TableHeader,
  type TableProblem,
  type ValueColumn,
} from '@coverwright/rules';
import type { Problem } from '../../errors/user-error.ts';
import { say } from '../../sentences/say.ts';
import { rateTableLimits, toProblem } from './rate-table-form.ts';
import type { PlacedPiece } from './row-slots.ts';
import { parseCsv, toCsv } from './table-csv.ts';
import { cellColumnsOf, fromPieces, toPieces } from './table-pieces.ts';
import { type Row, rowsOf } from './table-rows.ts';

export interface ContentTable {
  readonly name: string;
  readonly keys: readonly KeyColumn[];
  readonly values: readonly (Pick<ValueColumn, 'name' | 'unit'> & {
    readonly default?: string | number | null | undefined;
  })[];
  /** A header line with the names of the columns, and a line for each row. */
  readonly rows: string;
}

export function toHeader({ name, keys, values }: ContentTable): TableHeader {
  return {
    name,
    keys,
    values: values.map(({ default: fallback, ...value }) => ({
      ...value,
      ...(fallback !== undefined && { default: fallback }),
    })),
  };
}

/** By name. */
export function headersOfContent(tables: readonly ContentTable[]): ReadonlyMap<string, TableHeader> {
  return new Map(tables.map((table) => [table.name, toHeader(table)]));
}

interface UncheckedContent {
  readonly header: TableHeader;
  readonly placed: readonly PlacedPiece[];
  /** Cells that their columns cannot contain. */
  readonly misfits: readonly TableProblem[];
}

/** Undefined if its rows cannot be read. */
export function readContentTable(table: ContentTable): UncheckedContent | undefined {
  const header = toHeader(table);
  const rows = csvRowsOf(table);
  if (rows === undefined) return undefined;
  const read = readTable(header, rows);
  return { header, placed: toPieces(read.table).map((piece) => ({ piece })), misfits: read.problems };
}

/** Without the header line; undefined if they cannot be read. */
export function csvRowsOf(table: ContentTable): readonly Row[] | undefined {
  const parsed = parseCsv(table.rows);
  if (!parsed.ok) return undefined;
  const [first, ...rows] = parsed.rows;
  const isOfColumns = first === undefined || first.length === cellColumnsOf(toHeader(table)).length;
  return isOfColumns ? rows : undefined;
}

/** Further problems would only repeat the first ones. */
const problemsMax = 50;

export function validateContentTables(tables: readonly ContentTable[], path: string): Problem[] {
  const max = rateTableLimits.tables;
  if (tables.length > max) return [{ code: 'LIMIT_EXCEEDED', ...say('TABLES_MAX', { max }), path }];
  const names = new Set<string>();
  return tables.flatMap((table, index) => {
    const { name } = table;
    const isTaken = names.has(name);
    names.add(name);
    const taken: Problem[] = isTaken
      ? [{ code: 'ALREADY_EXISTS', ...say('TABLE_NAME_TAKEN', { name }), path: `${path}.${index}.name` }]
      : [];
    return [...taken, ...validateRows(table, `${path}.${index}.rows`)];
  });
}

function validateRows(table: ContentTable, path: string): Problem[] {
  const read = readContentTable(table);
  if (read === undefined) {
    const parsed = parseCsv(table.rows);
    const line = parsed.ok ? 1 : parsed.line;
    return [{ code: 'INVALID', ...say('TABLE_CSV_WRONG', { name: table.name, line }), path }];
  }
  const { header, placed, misfits } = read;
  const pieces = placed.map(({ piece }) => piece);
  const found = misfits.length > 0 ? misfits : checkTable(fromPieces(header, pieces));
  const errors = found.filter(({ severity }) => severity === 'error').slice(0, problemsMax);
  return errors.map((problem) => toProblem(problem, path));
}

/** Valid tables in the form in which they would be read after the import: by name, with cells as they are shown. */
export function toStoredTables(tables: readonly ContentTable[]): ContentTable[] {
  return tables
    .map((table): ContentTable => {
      const read = readContentTable(table);
      if (read === undefined) return table;
      const { header, placed } = read;
      const pieces = placed.map(({ piece }) => piece);
      return { ...header, rows: toCsv(header, rowsOf(fromPieces(header, pieces))) };
    })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
