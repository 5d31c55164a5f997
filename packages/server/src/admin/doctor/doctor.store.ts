import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { queueSchema } from '../../database/queue-schema.ts';
import { requestRole } from '../../database/connection/request-role.ts';

/** From here on, the transaction can change nothing. */
export async function forbidWrites(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`set transaction read only`);
}

export interface ServerFacts extends Record<string, unknown> {
  readonly version: string;
  readonly now: string;
  readonly standbys: number;
  readonly synchronous_names: string;
}

export async function readServerFacts(transaction: Transaction): Promise<ServerFacts | undefined> {
  const [row] = await transaction.execute<ServerFacts>(sql`
    select current_setting('server_version') as version, clock_timestamp()::timestamptz as now,
      (select count(*)::int from pg_stat_replication) as standbys,
      current_setting('synchronous_standby_names') as synchronous_names`);
  return row;
}

export interface AppliedMigration extends Record<string, unknown> {
  readonly name: string;
  readonly checksum: string;
}

export async function listAppliedMigrations(transaction: Transaction): Promise<AppliedMigration[]> {
  return transaction.execute<AppliedMigration>(sql`select name, checksum from schema_migrations order by name`);
}

export async function readQueueVersion(transaction: Transaction): Promise<number | undefined> {
  const [row] = await transaction.execute<{ version: number }>(
    sql`select version from ${sql.identifier(queueSchema)}.version`,
  );
  return row?.version;
}

export interface ArchiverFacts extends Record<string, unknown> {
  readonly is_on: boolean;
  readonly command: string;
  /** Segments of the log that are to be archived, and for how long the oldest has been. */
  readonly waiting: number;
  readonly waiting_seconds: number | null;
  /** Whether the last attempt failed. */
  readonly has_failed: boolean;
}

/** Of the embedded PostgreSQL, whose log only its superuser may list. */
export async function readArchiverFacts(transaction: Transaction): Promise<ArchiverFacts | undefined> {
  const [row] = await transaction.execute<ArchiverFacts>(sql`
    select current_setting('archive_mode') <> 'off' as is_on, current_setting('archive_command') as command,
      waiting, waiting_seconds, coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as has_failed
    from pg_stat_archiver, (
      select count(*)::int as waiting, extract(epoch from clock_timestamp() - min(modification))::float8 as waiting_seconds
      from pg_ls_archive_statusdir() where name like '%.ready') as segments`);
  return row;
}

/** Whether the role of requests is subject to row level security. */
export async function isRoleBound(transaction: Transaction): Promise<boolean> {
  const [row] = await transaction.execute<{ is_bound: boolean }>(sql`
    select not rolsuper and not rolbypassrls as is_bound from pg_roles where rolname = ${requestRole}`);
  return row?.is_bound === true;
}

/** Tables of tenants that the role of requests may use without row level security, or that it owns. */
export async function listUnguardedTables(transaction: Transaction): Promise<string[]> {
  const rows = await transaction.execute<{ name: string }>(sql`
    select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped)
      and has_table_privilege(${requestRole}, c.oid, 'select, insert, update, delete')
      and (not c.relrowsecurity or pg_get_userbyid(c.relowner) = ${requestRole})
    order by 1`);
  return rows.map(({ name }) => name);
}

/** Tenants in a random order, so that repeated checks look at different ones. */
export async function listSomeTenants(most: number, transaction: Transaction): Promise<string[]> {
  const rows = await transaction.execute<{ tenant_id: string }>(sql`
    select tenant_id from tenants order by random() limit ${most}`);
  return rows.map((row) => row.tenant_id);
}

/** The tables whose rows name objects of the file store; those to be removed need not exist any longer. */
export async function listObjectTables(transaction: Transaction): Promise<string[]> {
  const rows = await transaction.execute<{ name: string }>(sql`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'object_key' and table_name <> 'loose_objects' order by 1`);
  return rows.map(({ name }) => name);
}

/** The next keys of a tenant that a table names. */
export async function listObjectKeys(
  { table, tenantId, after, most }: { table: string; tenantId: string; after: string; most: number },
  transaction: Transaction,
): Promise<string[]> {
  const rows = await transaction.execute<{ object_key: string }>(sql`
    select distinct object_key from ${sql.identifier(table)} t
    where tenant_id = ${tenantId} and object_key > ${after} order by object_key limit ${most}`);
  return rows.map((row) => row.object_key);
}

/** Whether a row names the object, which may have been removed since it was listed. */
export async function isObjectNamed(
  { table, tenantId, key }: { table: string; tenantId: string; key: string },
  transaction: Transaction,
): Promise<boolean> {
  const rows = await transaction.execute(sql`
    select from ${sql.identifier(table)} t where tenant_id = ${tenantId} and object_key = ${key} limit 1`);
  return rows.length > 0;
}

export interface MailFacts extends Record<string, unknown> {
  readonly waiting: number;
  readonly oldest: string | null;
  readonly failed: number;
  readonly uncertain: number;
}

export async function readMailFacts(transaction: Transaction): Promise<MailFacts | undefined> {
  const [row] = await transaction.execute<MailFacts>(sql`
    select count(*) filter (where failed_at is null and uncertain_at is null)::int as waiting,
      min(created_at) filter (where failed_at is null and uncertain_at is null) as oldest,
      count(*) filter (where failed_at is not null)::int as failed,
      count(*) filter (where uncertain_at is not null)::int as uncertain
    from mails where sent_at is null`);
  return row;
}

/** Background jobs whose last finished run failed, on any instance. */
export async function listFailingJobs(transaction: Transaction): Promise<string[]> {
  const rows = await transaction.execute<{ job: string; state: string }>(sql`
    select distinct on (data->>'job') data->>'job' as job, state::text as state
    from ${sql.identifier(queueSchema)}.job where state in ('completed', 'failed')
    order by data->>'job', completed_on desc`);
  return rows.filter(({ state }) => state === 'failed').map(({ job }) => job);
}

export async function hasHost(host: string, transaction: Transaction): Promise<boolean> {
  return (await transaction.execute(sql`select from hosts where host = ${host}`)).length > 0;
}

/** Of everything, by this product. */
export async function readLastBackup(transaction: Transaction): Promise<Date | undefined> {
  const [row] = await transaction.execute<{ at: string | null }>(sql`select last_backup_at as at from installation`);
  const at = row?.at ?? undefined;
  return at === undefined ? undefined : new Date(at);
}
