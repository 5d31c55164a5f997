// Finds the rows that contain a text through an index of parts of texts (migrations 0041-search.sql, 0049-rows-found.sql).
import type { Maybe } from '@coverwright/insurance/maybe';
import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../database.ts';
import { formsOf, type Nested } from './conditions.ts';

/** A text that a filter searches for. */
export interface Searched {
  /** The function that finds the rows, by the tenant, the forms of a text, and how many are enough. */
  readonly finder: string;
  readonly text: string;
}

/** Each alternative is searched for by itself. */
const alternativesMax = 20;

/**
 * Texts of which every match of a filter contains at least one: a text of its own or of the filters that `and` adds, or
 * one of each of those that `or` joins. Undefined if the filter has none.
 */
export function requiredTexts<Where extends Nested<Where>>(
  where: Maybe<Where>,
  textsOf: (where: Where) => readonly Searched[],
): readonly Searched[] | undefined {
  if (!where) return undefined;
  const every = [
    ...textsOf(where).map((one) => [one]),
    ...(where.and ?? []).map((inner) => requiredTexts(inner, textsOf)),
    oneOfEach((where.or ?? []).map((inner) => requiredTexts(inner, textsOf))),
  ].filter((one) => one !== undefined);
  return every.toSorted((one, other) => shortest(other) - shortest(one))[0];
}

function oneOfEach(branches: readonly (readonly Searched[] | undefined)[]): readonly Searched[] | undefined {
  const all = branches.filter((one) => one !== undefined).flat();
  return all.length === 0 || branches.includes(undefined) || all.length > alternativesMax ? undefined : all;
}

const shortest = (alternatives: readonly Searched[]): number =>
  Math.min(...alternatives.map(({ text }) => text.length));

/** @param column the search of an input, such as text_contains */
export function searched(finder: string, ...texts: readonly Maybe<string>[]): Searched[] {
  return texts.filter((text) => text !== null && text !== undefined).map((text) => ({ finder, text }));
}

/** Whether the index of texts has nothing that is as short as one of these: one or two characters of ASCII. */
export function isTooShort(oneOf: readonly Searched[]): boolean {
  return oneOf.some(({ text }) => text.length < 3 && Buffer.byteLength(text) === text.length);
}

export interface Search {
  readonly tenantId: string;
  readonly oneOf: readonly Searched[];
  /** How many rows are enough. */
  readonly atMost: number;
}

export interface FoundRows {
  /** An array of positions, as PostgreSQL writes it. */
  readonly positions: string;
  readonly count: number;
}

/**
 * The rows that may contain one of the texts; more than `atMost` if there are as many, and some perhaps twice. Undefined if
 * the index cannot tell, or takes longer than reading the table.
 */
export async function findRows(
  transaction: Transaction,
  { tenantId, oneOf, atMost }: Search,
): Promise<FoundRows | undefined> {
  const parts = [...Map.groupBy(oneOf, ({ finder }) => finder)].map(([finder, texts]) => {
    const forms = texts.flatMap(({ text }) => formsOf(text));
    return sql`select ${sql.identifier(finder)}(${tenantId}, ${sql.param(forms)}::text[], ${atMost}) as positions`;
  });
  const [row] = await transaction.execute<{ positions: string | null; count: number | null }>(sql`
    with part as materialized (${sql.join(parts, sql` union all `)})
    select (select coalesce(array_agg(position), '{}') from part, unnest(positions) position)::text as positions,
      case when count(*) = count(positions) then sum(cardinality(positions)) end::integer as count
    from part`);
  return typeof row?.positions === 'string' && row.count !== null
    ? { positions: row.positions, count: row.count }
    : undefined;
}

/**
 * The rows p at these positions. The planner does not see them: it would read the whole table instead of many, as it expects
 * each row on another page of the disk.
 */
export function isAt({ positions }: Pick<FoundRows, 'positions'>): SQL {
  return sql`p.ctid = any((select ${positions}::tid[])::tid[])`;
}
