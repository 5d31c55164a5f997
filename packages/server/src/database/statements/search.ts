// Finds the rows that contain a text through an index of parts of texts (migrations 0041-search.sql, 0049-rows-found.sql).
import type { Maybe } from '@coverwright/insurance/maybe';
import { sql } from 'drizzle-orm';
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

/**
 * The positions of rows that may contain one of the texts; more than `atMost` if there are as many. Undefined if the index
 * cannot tell, or takes longer than reading the table.
 */
export async function findRows(
  transaction: Transaction,
  { tenantId, oneOf, atMost }: Search,
): Promise<readonly string[] | undefined> {
  const found = new Set<string>();
  for (const [finder, texts] of Map.groupBy(oneOf, (one) => one.finder)) {
    const forms = texts.flatMap(({ text }) => formsOf(text));
    const [row] = await transaction.execute<{ positions: string[] | null }>(sql`
      select ${sql.identifier(finder)}(${tenantId}, ${sql.param(forms)}::text[], ${atMost})::text[] as positions`);
    if (!row?.positions) return undefined;
    for (const position of row.positions) found.add(position);
  }
  return [...found];
}
