// Converts list arguments to conditions on columns. null counts as an absent condition; an empty list matches
// nothing.
import { normalizeWithin } from '@coverwright/insurance/bounded-text';
import type { Maybe } from '@coverwright/insurance/maybe';
import { sql, type SQL } from 'drizzle-orm';
import { anyOf } from './any-of.ts';

export type Texts = Maybe<readonly Maybe<string>[]>;

export interface Nested<Where> {
  readonly and?: Maybe<readonly Maybe<Where>[]>;
  readonly or?: Maybe<readonly Maybe<Where>[]>;
}

/** All conditions of one input must match; an empty and/or matches everything. */
export function toCondition<Where extends Nested<Where>>(
  where: Maybe<Where>,
  conditionsOf: (where: Where) => readonly (SQL | undefined)[],
): SQL | undefined {
  if (!where) return undefined;
  const inner = (inputs: Nested<Where>['and']) => (inputs ?? []).map((input) => toCondition(input, conditionsOf));
  return joined(
    [joined(inner(where.and), sql` and `), joined(inner(where.or), sql` or `), ...conditionsOf(where)],
    sql` and `,
  );
}

export function equals(column: SQL, value: Maybe<string>): SQL | undefined {
  return value === null || value === undefined ? undefined : sql`${column} = ${value}`;
}

export function isTrue(column: SQL, value: Maybe<boolean>): SQL | undefined {
  return value === null || value === undefined ? undefined : sql`${column} = ${value}`;
}

export function isIn(column: SQL, values: Texts): SQL | undefined {
  if (!values) return undefined;
  const given = values.filter((value) => value !== null && value !== undefined);
  return given.length === 0 ? sql`false` : sql`${column} = ${anyOf(given)}`;
}

/** Also matches rows without a value. */
export function isNotIn(column: SQL, values: Texts): SQL | undefined {
  const found = isIn(column, values);
  return found === undefined ? undefined : sql`${found} is not true`;
}

/**
 * Case-insensitive, and in either form of Unicode: é may be one character or two. The text is not a pattern, so % and _
 * have no special meaning.
 */
export function contains(column: SQL, text: Maybe<string>): SQL | undefined {
  if (text === null || text === undefined) return undefined;
  return joined(
    formsOf(text).map((form) => sql`strpos(lower(${column}), lower(${form}::text)) > 0`),
    sql` or `,
  );
}

/** As written, composed and decomposed, each once. Texts in arguments are short. */
export function formsOf(text: string): string[] {
  const forms = (['NFC', 'NFD'] as const).map((form) => normalizeWithin(text, searchMaxLength, form) ?? text);
  return [...new Set([text, ...forms])];
}

const searchMaxLength = 1_000;

/** The same for a column of lower-case texts, and several times as fast. */
export function containsFolded(column: SQL, text: Maybe<string>): SQL | undefined {
  if (text === null || text === undefined) return undefined;
  const patterns = formsOf(text).map((form) => `%${form.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);
  return joined(
    patterns.map((pattern) => sql`${column} like lower(${pattern}::text)`),
    sql` or `,
  );
}

export function isAfter(column: SQL, instant: Maybe<string>): SQL | undefined {
  return instant === null || instant === undefined ? undefined : sql`${column} > ${instant}::timestamptz`;
}

export function isBefore(column: SQL, instant: Maybe<string>): SQL | undefined {
  return instant === null || instant === undefined ? undefined : sql`${column} < ${instant}::timestamptz`;
}

function joined(conditions: readonly (SQL | undefined)[], separator: SQL): SQL | undefined {
  const given = conditions.filter((condition) => condition !== undefined);
  return given.length === 0 ? undefined : sql`(${sql.join(given, separator)})`;
}
