// Counts what every tenant stores. After the migrations, each table of tenant data gets triggers generated from
// its columns in the catalogue, so new tables and columns are counted automatically.
import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type Client, escapeLiteral } from 'pg';
import type { Logger } from 'pino';
import type { Transaction } from '../database.ts';

/** Tables of tenant data that count towards no limit, with the reason. */
export const uncountedTables: Readonly<Record<string, string>> = {
  tenants: 'added by an administrator alone',
  tenant_limits: 'set by an administrator alone',
  tenant_usage: 'the count itself',
  daily_usage: 'the count of a day, a row for each limit',
  sessions: 'signing in works at every limit; bounded by the limits on attempts, and deleted once ended',
  refresh_tokens: 'as sessions',
  password_resets: 'as sessions',
  attempts: 'as sessions',
  second_factors: 'as sessions; one for each user',
  recovery_codes: 'as sessions; a few for each user',
  mails: 'limited by the day, and deleted after 30 days',
  mail_messages: 'as mails; limited in total, and deleted once they are sent',
  mail_senders: 'set by an administrator alone',
  visitor_links: 'as sessions',
  visitor_sessions: 'as sessions; a few for each address',
  policy_holders: 'made of the policies, which count',
  case_holders: 'made of the cases, which count',
  arrival_mails: 'one for each new request; deleted once its mail is written',
  live_products: 'made of the states of products',
  former_app_hosts: 'deleting apps works at every limit; a row for each host, deleted after 30 days',
  apps_to_publish: 'of the demo alone; deleted once the app is published',
  component_failures: 'pages report them at every limit; at most 200 for each app',
  function_workbooks: 'made of the file of a function, which counts; one for each function',
  replaced_workbooks: 'as function_workbooks; one for each content that a state names',
  snapshot_parts: 'history never prevents a save; thinned by a job',
  snapshots: 'as snapshot_parts',
  snapshot_files: 'as snapshots; at most as many bytes as the tenant may store',
  unrecorded_saves: 'saves work at every limit; one for each item with a history',
  item_references: 'made of the items, which count',
  live_templates: 'publishing works at every limit; a row for each template',
  live_components: 'as live_templates; a row for each component',
  unread_references: 'one for each item of an earlier version; deleted once it is read',
  deleted_items: 'deleting works at every limit; deleted after 30 days',
  history_settings: 'a row for each tenant',
  deleted_files: 'as deleted_items; at most as many bytes as the tenant may store',
  deleted_folders: 'as deleted_items',
  loose_objects: 'deleting files works at every limit; deleted within minutes',
};

/** Tables whose rows belong to a row of another table, which counts as the record; only their texts count. */
const partTables: ReadonlySet<string> = new Set([
  'policy_documents',
  'case_documents',
  'case_submissions',
  'transaction_documents',
  'rate_table_pieces',
]);

/** The column with a row's size in the object store. */
const fileSizes: ReadonlyMap<string, string> = new Map([
  ['files', 'size'],
  ['release_objects', 'size'],
]);

interface CountedTable {
  readonly name: string;
  /**
   * The length of a large non-text value, or of what is stored elsewhere for it, may be in a column named <name>_bytes.
   */
  readonly columns: readonly { readonly name: string; readonly is_text: boolean; readonly has_length: boolean }[];
}

/** Recounts everything if a table or rule has changed since the last time; otherwise does nothing. */
export async function countUsage(client: Client, log: Pick<Logger, 'info'>): Promise<void> {
  const { rows } = await client.query<{ covered: string | null; exists: boolean }>(
    `select obj_description(to_regclass('tenant_usage')) as covered, to_regproc('add_usage') is not null as exists`,
  );
  if (rows[0]?.exists !== true) return;
  const tables = await listCountedTables(client);
  const statements = [...tables.flatMap(triggersOf), recountStatement(tables)].join(';\n');
  const signature = createHash('sha256').update(statements).digest('hex');
  if (rows[0].covered === signature) return;
  await client.query('begin');
  // Nothing may be written between the count and the creation of the triggers.
  for (const { name } of tables) await client.query(`lock table "${name}" in share row exclusive mode`);
  await dropTriggers(client);
  await client.query(statements);
  await client.query(`comment on table tenant_usage is '${signature}'`);
  await client.query('commit');
  log.info({ tables: tables.length }, 'counted what tenants store');
}

/** Drops all of them, as a table may no longer be counted. */
async function dropTriggers(client: Client): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(
    `select format('drop trigger %I on %s', tgname, tgrelid::regclass) as statement
     from pg_trigger where starts_with(tgname, 'count_usage')`,
  );
  for (const { statement } of rows) await client.query(statement);
}

export interface StoredAmounts {
  readonly tenant_id: string;
  readonly records: string;
  readonly text_bytes: string;
  readonly file_bytes: string;
}

/** The amounts that every tenant stores, calculated from the rows themselves. */
export async function readStoredAmounts(client: Client): Promise<StoredAmounts[]> {
  const { rows } = await client.query<StoredAmounts>(amountsOf(await listCountedTables(client)));
  return rows;
}

async function listCountedTables(client: Client): Promise<CountedTable[]> {
  const { rows } = await client.query<CountedTable>(countedTables);
  return rows;
}

const countedTables = `
  select c.relname as name, coalesce(jsonb_agg(jsonb_build_object('name', a.attname, 'is_text', t.typcategory = 'S',
       'has_length', exists (select from pg_attribute where attrelid = c.oid and not attisdropped
         and attname = a.attname || '_bytes'))
     order by a.attnum) filter (where t.typlen < 0 and t.typcategory <> 'N'), '[]') as columns
  from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
  where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
    and c.relname not in (${Object.keys(uncountedTables).map(escapeLiteral).join(', ')})
    and exists (select from pg_attribute where attrelid = c.oid and attname = 'tenant_id' and not attisdropped)
  group by c.relname order by c.relname`;

export interface Amounts {
  readonly records: number;
  readonly textBytes: number;
  readonly fileBytes: number;
}

/** What the tenant stores in each counted table, calculated from its rows. */
export async function readStoredOf(tenantId: string, transaction: Transaction): Promise<Amounts[]> {
  const tables = await transaction.execute<Record<string, unknown> & CountedTable>(sql.raw(countedTables));
  return Promise.all(
    tables.map(async (table) => {
      const { records, textBytes, fileBytes } = measureOf(table);
      const [row] = await transaction.execute<Record<keyof Amounts, string | null>>(sql`
        select sum(${sql.raw(records)}) as records, sum(${sql.raw(textBytes)}) as "textBytes",
          sum(${sql.raw(fileBytes)}) as "fileBytes"
        from ${sql.identifier(table.name)} where tenant_id = ${tenantId}`);
      const { records: count, textBytes: texts, fileBytes: files } = row ?? {};
      return { records: Number(count ?? 0), textBytes: Number(texts ?? 0), fileBytes: Number(files ?? 0) };
    }),
  );
}

interface Measure {
  readonly records: string;
  readonly textBytes: string;
  readonly fileBytes: string;
}

/** For one row. Bytes are those of the texts themselves: as UTF-8, before compression, JSON as its text. */
function measureOf({ name, columns }: CountedTable, row = `"${name}"`): Measure {
  const lengths = columns.map((column) => {
    if (column.has_length) return `coalesce(${row}."${column.name}_bytes", 0)`;
    const value = `${row}."${column.name}"`;
    return `coalesce(octet_length(${column.is_text ? value : `${value}::text`}), 0)`;
  });
  const fileSize = fileSizes.get(name);
  return {
    records: partTables.has(name) ? '0' : '1',
    textBytes: ['0::bigint', ...lengths].join(' + '),
    fileBytes: fileSize === undefined ? '0' : `${row}."${fileSize}"`,
  };
}

function triggersOf(table: CountedTable): string[] {
  const { name } = table;
  const [before, after] = [measureOf(table, 'old'), measureOf(table, 'new')];
  const body = `declare sums text; begin
    if tg_op = 'INSERT' then sums := add_usage(new.tenant_id, ${after.records}, ${after.textBytes}, ${after.fileBytes});
    elsif tg_op = 'DELETE' then
      sums := add_usage(old.tenant_id, -(${before.records}), -(${before.textBytes}), -(${before.fileBytes}));
    else
      sums := add_usage(new.tenant_id, 0, (${after.textBytes}) - (${before.textBytes}),
        (${after.fileBytes}) - (${before.fileBytes}));
    end if;
    return null;
  end`;
  return [
    `create or replace function "count_usage_of_${name}"() returns trigger language plpgsql as $body$ ${body} $body$`,
    `create trigger count_usage after insert or update or delete on "${name}"
     for each row execute function "count_usage_of_${name}"()`,
  ];
}

function amountsOf(tables: readonly CountedTable[]): string {
  const each = tables.map((table) => {
    const { records, textBytes, fileBytes } = measureOf(table);
    return `select tenant_id, sum(${records}) as records, sum((${textBytes})::bigint) as text_bytes,
      sum((${fileBytes})::bigint) as file_bytes from "${table.name}" group by tenant_id`;
  });
  return `select tenant_id, sum(records)::bigint as records, sum(text_bytes)::bigint as text_bytes,
    sum(file_bytes)::bigint as file_bytes from (${each.join(' union all ')}) each_table group by tenant_id`;
}

function recountStatement(tables: readonly CountedTable[]): string {
  return `delete from tenant_usage;
    insert into tenant_usage (tenant_id, slot, records, text_bytes, file_bytes, records_before, text_bytes_before,
      file_bytes_before)
    select tenant_id, 0, records, text_bytes, file_bytes, records, text_bytes, file_bytes from (${amountsOf(tables)}) stored`;
}
