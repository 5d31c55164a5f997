// The order of a list of rows p, and how it continues after one of them. Missing values are always last, and ties are broken
// by id, so that pages neither repeat nor skip a row. There is an index (tenant_id, column, id) for each direction.
import { sql, type SQL } from 'drizzle-orm';

/** What the values of a column are. */
export type ValueKind = 'text' | 'time' | 'day' | 'number';

export interface Order {
  readonly column: string;
  readonly kind: ValueKind;
  readonly isDescending: boolean;
}

/** A row in an order. */
export interface Position {
  /** As written by textOf; null if the row has no value, or the order is that of the ids. */
  readonly value: string | null;
  readonly id: string;
}

export function orderBy({ column, isDescending }: Order): SQL {
  const direction = isDescending ? sql`desc` : sql`asc`;
  if (column === 'id') return sql`p.id ${direction}`;
  return sql`p.${sql.identifier(column)} ${direction} nulls last, p.id`;
}

/** The rows after a position, in ranges that follow each other. PostgreSQL reads each of them, but not all, from an index. */
export function rangesAfter({ column, isDescending }: Order, { value, id }: Position): SQL[] {
  const beyond = isDescending ? sql`<` : sql`>`;
  if (column === 'id') return [sql`p.id ${beyond} ${id}`];
  const name = sql`p.${sql.identifier(column)}`;
  if (value === null) return [sql`${name} is null and p.id > ${id}`];
  return [sql`${name} = ${value} and p.id > ${id}`, sql`${name} ${beyond} ${value}`, sql`${name} is null`];
}

/** The value of a column, in the same text whatever the settings of the database. Times have all their digits. */
export function textOf({ column, kind }: Order): SQL {
  const name = sql`p.${sql.identifier(column)}`;
  if (kind === 'time') return sql`to_char(${name} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
  return kind === 'day' ? sql`to_char(${name}, 'YYYY-MM-DD')` : sql`${name}::text`;
}
