// Finds the rows that contain a text through an index of parts of texts (migration 0041-search.sql).
import type { Maybe } from '@coverwright/insurance/maybe';
import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../database.ts';
import { anyOf } from './any-of.ts';
import { formsOf, type Nested } from './conditions.ts';

/** The texts that every match of a filter contains: its own, and those of the filters that `and` adds. */
export function requiredTexts<Where extends Nested<Where>>(
  where: Maybe<Where>,
  textsOf: (where: Where) => readonly Maybe<string>[],
): string[] {
  if (!where) return [];
  const own = textsOf(where).filter((text) => text !== null && text !== undefined);
  return [...own, ...(where.and ?? []).flatMap((inner) => requiredTexts(inner, textsOf))];
}

export interface Search {
  readonly tenantId: string;
  /** The function that finds the ids, by the tenant, the forms of a text, and the most ids to return. */
  readonly finder: string;
  readonly texts: readonly string[];
  /** The most rows to read instead of the table itself. */
  readonly atMost: number;
}

/**
 * A condition that limits the rows p to those that may contain all of the texts, found by the longest text. Undefined if
 * there are too many, or no text is long enough.
 */
export async function mayContain(
  transaction: Transaction,
  { tenantId, finder, texts, atMost }: Search,
): Promise<SQL | undefined> {
  const [longest] = texts.toSorted((one, other) => other.length - one.length);
  if (longest === undefined) return undefined;
  const [row] = await transaction.execute<{ ids: string[] | null }>(sql`
    select ${sql.identifier(finder)}(${tenantId}, ${sql.param(formsOf(longest))}::text[], ${atMost}) as ids`);
  return row?.ids ? sql`p.id = ${anyOf(row.ids)}` : undefined;
}
