import { sql } from 'drizzle-orm';
import { type RevisedColumns, revisedColumns, toRevised } from '../../database/statements/revised.ts';
import type { Transaction } from '../../database/database.ts';
import type { Authorship } from '../../request/context.ts';
import { anyOf } from '../../database/statements/any-of.ts';
import { randomId } from '../../database/random-id.ts';
import type { Revised } from '../../errors/revision.ts';
import { announceTexts } from './announce-texts.store.ts';
import type { RevisedText, Text } from './text.ts';
import { tenantRow } from '../../database/statements/tenant-row.ts';

/** The order in which several texts are written and deleted everywhere, to avoid deadlocks. */
const lockOrder = sql`key collate "C", locale collate "C"`;

export async function readTexts(
  transaction: Transaction,
  tenantId: string,
  keys: readonly string[],
  locales: readonly string[],
): Promise<Text[]> {
  return transaction.execute<{ key: string; locale: string; value: string }>(sql`
    select key, locale, value from l10n
    where tenant_id = ${tenantId} and key = ${anyOf(keys)} and locale = ${anyOf(locales)}`);
}

/** Writes rows in lock order. Returns the new revisions in that order. */
export async function writeTexts(
  transaction: Transaction,
  write: Authorship,
  texts: readonly Text[],
): Promise<string[]> {
  await announceTexts(
    transaction,
    write.tenantId,
    texts.map(({ key }) => key),
  );
  const ordered = texts.toSorted((a, b) => compare(a.key, b.key) || compare(a.locale, b.locale));
  const rows = ordered.map(({ key, locale, value }) => ({ key, locale, value, revision: randomId() }));
  // In the order of the list.
  await transaction.execute(sql`
    insert into l10n (tenant_id, key, locale, value, revision, last_modified_at, last_modified_by)
    select tenant.tenant_id, given.key, given.locale, given.value, given.revision,
      ${write.now.toISOString()}::timestamptz, ${write.userId}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given(key text, locale text, value text, revision text)
      cross join ${tenantRow(write.tenantId)}
    on conflict (tenant_id, key, locale) do update set value = excluded.value, revision = excluded.revision,
      last_modified_at = excluded.last_modified_at, last_modified_by = excluded.last_modified_by`);
  return rows.map(({ revision }) => revision);
}

/**
 * Returns the new revision; undefined if the text already exists, including one about to be committed by
 * another transaction.
 */
export async function insertText(
  transaction: Transaction,
  { tenantId, userId, now }: Authorship,
  { key, locale, value }: Text,
): Promise<string | undefined> {
  await announceTexts(transaction, tenantId, [key]);
  const [row] = await transaction.execute<{ revision: string }>(sql`
    insert into l10n (tenant_id, key, locale, value, revision, last_modified_at, last_modified_by)
    values (${tenantId}, ${key}, ${locale}, ${value}, ${randomId()}, ${now.toISOString()}, ${userId})
    on conflict do nothing returning revision`);
  return row?.revision;
}

/** The text's state, locked until the transaction ends. */
export async function lockText(
  transaction: Transaction,
  tenantId: string,
  { key, locale }: Pick<Text, 'key' | 'locale'>,
): Promise<Revised | undefined> {
  const [row] = await transaction.execute<RevisedColumns>(sql`
    select ${revisedColumns('t', tenantId)} from l10n t where t.tenant_id = ${tenantId} and t.key = ${key} and t.locale = ${locale} for update of t`);
  return row && toRevised(row);
}

export async function removeText(
  transaction: Transaction,
  tenantId: string,
  { key, locale }: Pick<Text, 'key' | 'locale'>,
): Promise<void> {
  await announceTexts(transaction, tenantId, [key]);
  await transaction.execute(sql`
    delete from l10n where tenant_id = ${tenantId} and key = ${key} and locale = ${locale}`);
}

/** Deletes only these locales of each key, in lock order. */
export async function removeTextsIn(
  transaction: Transaction,
  tenantId: string,
  texts: readonly Pick<Text, 'key' | 'locale'>[],
): Promise<void> {
  await announceTexts(
    transaction,
    tenantId,
    texts.map(({ key }) => key),
  );
  const given = texts.map(({ key, locale }) => ({ key, locale }));
  const ordered = sql`select l.key, l.locale from l10n l
    join jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given(key text, locale text)
      on l.key = given.key and l.locale = given.locale
    where l.tenant_id = ${tenantId} order by l.key collate "C", l.locale collate "C" for update of l`;
  await transaction.execute(sql`
    delete from l10n where tenant_id = ${tenantId} and (key, locale) in (select key, locale from (${ordered}) as locked)`);
}

export async function removeTexts(transaction: Transaction, tenantId: string, keys: readonly string[]): Promise<void> {
  await announceTexts(transaction, tenantId, keys);
  const ordered = sql`select key, locale from l10n where tenant_id = ${tenantId} and key = ${anyOf(keys)}
    order by ${lockOrder} for update`;
  await transaction.execute(sql`
    delete from l10n where tenant_id = ${tenantId} and (key, locale) in (select key, locale from (${ordered}) as locked)`);
}

export async function listTexts(
  transaction: Transaction,
  tenantId: string,
  keys: readonly string[],
): Promise<RevisedText[]> {
  const rows = await transaction.execute<{
    key: string;
    locale: string;
    value: string;
    revision: string;
    at: string;
  }>(sql`
    select key, locale, value, revision, last_modified_at as at from l10n
    where tenant_id = ${tenantId} and key = ${anyOf(keys)} order by key, locale`);
  return rows.map(({ at, ...text }) => ({ ...text, lastModifiedAt: new Date(at) }));
}

export async function sumTextBytes(
  transaction: Transaction,
  tenantId: string,
  keys: readonly string[],
): Promise<number> {
  const [row] = await transaction.execute<{ size: number }>(sql`
    select coalesce(sum(octet_length(value)), 0)::float8 as size from l10n
    where tenant_id = ${tenantId} and key = ${anyOf(keys)}`);
  return row?.size ?? 0;
}

export async function listKeysUnder(transaction: Transaction, tenantId: string, prefix: string): Promise<string[]> {
  // starts_with takes its prefix literally; LIKE would not.
  const rows = await transaction.execute<{ key: string }>(sql`
    select distinct key from l10n where tenant_id = ${tenantId} and starts_with(key, ${prefix})`);
  return rows.map(({ key }) => key);
}

export interface MissingTexts {
  readonly locale: string;
  readonly count: number;
}

export async function countMissing(
  transaction: Transaction,
  tenantId: string,
  prefix: string,
  locales: readonly string[],
): Promise<MissingTexts[]> {
  const rows = await transaction.execute<{ locale: string; count: number }>(sql`
    with texts as (
      select key, locale from l10n
      where tenant_id = ${tenantId} and starts_with(key, ${prefix}) and value <> '')
    select wanted.locale, count(*)::integer as count
    from jsonb_array_elements_text(${JSON.stringify(locales)}::jsonb) as wanted (locale)
      cross join (select distinct key from texts) as keys
      left join texts t on t.key = keys.key and t.locale = wanted.locale
    where t.key is null
    group by wanted.locale order by wanted.locale`);
  return rows.map(({ locale, count }) => ({ locale, count }));
}

/** Texts whose keys belong to neither a product nor a template. */
export async function listOwnTexts(
  transaction: Transaction,
  tenantId: string,
  locales: readonly string[],
): Promise<Text[]> {
  return transaction.execute<{ key: string; locale: string; value: string }>(sql`
    select key, locale, value from l10n
    where tenant_id = ${tenantId} and locale = ${anyOf(locales)}
      and not starts_with(key, 'products-') and not starts_with(key, 'templates-')
    order by locale, key`);
}

export async function copyTexts(
  transaction: Transaction,
  { tenantId, userId, now }: Authorship,
  newKeys: ReadonlyMap<string, string>,
): Promise<void> {
  await announceTexts(transaction, tenantId, newKeys.values());
  const pairs = [...newKeys].map(([from_key, to_key]) => ({ from_key, to_key }));
  await transaction.execute(sql`
    insert into l10n (tenant_id, key, locale, value, revision, last_modified_at, last_modified_by)
    select tenant_id, to_key, locale, value, gen_random_uuid()::text, ${now.toISOString()}::timestamptz, ${userId}
    from l10n join jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as pairs(from_key text, to_key text) on key = from_key
    where tenant_id = ${tenantId}
    order by to_key collate "C", locale collate "C"
    on conflict (tenant_id, key, locale) do update set value = excluded.value, revision = excluded.revision,
      last_modified_at = excluded.last_modified_at, last_modified_by = excluded.last_modified_by`);
}

/** By code points, like the collation "C"; JavaScript's order differs beyond U+FFFF. */
function compare(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}

/** Every locale in which the tenant has a text. */
export async function readLocales(transaction: Transaction, tenantId: string): Promise<string[]> {
  const rows = await transaction.execute<{ locale: string }>(
    sql`select distinct locale from l10n where tenant_id = ${tenantId} order by locale`,
  );
  return rows.map(({ locale }) => locale);
}
