// Rate tables in the content of a product: the columns, and the rows as comma-separated values. Pure.
import type { KeyColumn, TableHeader, ValueColumn } from '@coverwright/rules';
import { parseCsv } from '../../calculation/tables/table-csv.ts';
import { cellColumnsOf } from '../../calculation/tables/table-pieces.ts';
import type { Row } from '../../calculation/tables/table-rows.ts';

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

/** Without the header line; undefined if they cannot be read. */
export function csvRowsOf(table: ContentTable): readonly Row[] | undefined {
  const parsed = parseCsv(table.rows);
  if (!parsed.ok) return undefined;
  const [first, ...rows] = parsed.rows;
  const isOfColumns = first === undefined || first.length === cellColumnsOf(toHeader(table)).length;
  return isOfColumns ? rows : undefined;
}
