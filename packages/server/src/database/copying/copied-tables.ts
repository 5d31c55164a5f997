// The rows of the installation, or of one tenant, table by table, in PostgreSQL's own text form.
import type { Readable, Writable } from 'node:stream';
import { escapeIdentifier, escapeLiteral } from 'pg';
import { from, to } from 'pg-copy-streams';
import { changesChannel } from '../announced-changes.ts';
import type { CopySession } from './copy-session.ts';

export interface CopiedTable {
  readonly name: string;
  /** Without those that are computed from others. */
  readonly columns: readonly string[];
  readonly hasTenant: boolean;
}

/** Equal for equal rows in any order. */
export interface RowSum {
  readonly count: number;
  readonly sum: string;
}

/** Those of the product, each after the tables to which it refers. The list of migrations is not among them. */
export async function listTables(client: CopySession): Promise<CopiedTable[]> {
  const { rows } = await client.query<CopiedTable & { readonly needs: readonly string[] }>(`
    select c.relname as name,
      array(select attname::text from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns,
      exists (select from pg_attribute
        where attrelid = c.oid and attname = 'tenant_id' and not attisdropped) as "hasTenant",
      array(select confrelid::regclass::text from pg_constraint
        where conrelid = c.oid and contype = 'f' and confrelid <> c.oid) as needs
    from pg_class c
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> 'schema_migrations'
      and not exists (select from pg_depend where objid = c.oid and deptype = 'e')
    order by c.relname`);
  const sorted: CopiedTable[] = [];
  const done = new Set<string>();
  while (sorted.length < rows.length) {
    const ready = rows.filter(({ name, needs }) => !done.has(name) && needs.every((other) => done.has(other)));
    if (ready.length === 0) throw new Error('Tables refer to each other in a circle.');
    for (const { needs: _needs, ...table } of ready) {
      sorted.push(table);
      done.add(table.name);
    }
  }
  return sorted;
}

/** All rows, or those of one tenant. */
function rowsOf({ name, columns }: CopiedTable, tenantId: string | undefined): string {
  const condition = tenantId === undefined ? '' : ` where tenant_id = ${escapeLiteral(tenantId)}`;
  return `select ${columns.map(escapeIdentifier).join(', ')} from ${escapeIdentifier(name)}${condition}`;
}

export function copyOut(client: CopySession, table: CopiedTable, tenantId: string | undefined): Readable {
  const rows = client.query(to(`copy (${rowsOf(table, tenantId)}) to stdout`));
  // Of a connection that was closed before the end, after whoever read it has gone.
  rows.on('error', () => undefined);
  return rows;
}

export function copyIn(client: CopySession, { name, columns }: Omit<CopiedTable, 'hasTenant'>): Writable {
  return client.query(from(`copy ${escapeIdentifier(name)} (${columns.map(escapeIdentifier).join(', ')}) from stdin`));
}

export async function sumRows(client: CopySession, table: CopiedTable, tenantId: string | undefined): Promise<RowSum> {
  const { rows } = await client.query<RowSum>(`
    select count(*)::float8 as count, coalesce(sum(hashtextextended(one::text, 0)::numeric), 0)::text as sum
    from (${rowsOf(table, tenantId)}) as one`);
  const [row] = rows;
  if (row === undefined) throw new Error(`The rows of ${table.name} could not be counted.`);
  return row;
}

/** For the transaction: rows are stored as they are, without counting or announcing them. */
export async function storeAsIs(client: CopySession, tables: readonly CopiedTable[]): Promise<() => Promise<void>> {
  await client.query('savepoint as_is');
  try {
    await client.query(`set local session_replication_role = replica`);
    return async () => undefined;
  } catch (error) {
    // 42501: only superusers, and those to whom they granted it.
    if (!(error instanceof Error && 'code' in error && error.code === '42501')) throw error;
    await client.query('rollback to savepoint as_is');
  }
  const setTriggers = async (state: 'disable' | 'enable') => {
    for (const { name } of tables) await client.query(`alter table ${escapeIdentifier(name)} ${state} trigger user`);
  };
  await setTriggers('disable');
  return () => setTriggers('enable');
}

/** The tables that have rows, other than what migrations store. */
export async function findUsedTable(client: CopySession): Promise<string | undefined> {
  for (const { name, hasTenant } of await listTables(client)) {
    if (!hasTenant) continue;
    const { rowCount } = await client.query(`select from ${escapeIdentifier(name)} limit 1`);
    if (rowCount !== 0) return name;
  }
  return undefined;
}

export async function emptyTables(client: CopySession, tables: readonly CopiedTable[]): Promise<void> {
  await client.query(`truncate ${tables.map(({ name }) => escapeIdentifier(name)).join(', ')}`);
}

/** Removes what migrations have made, so that they can run again from the first one. */
export async function dropSchema(client: CopySession): Promise<void> {
  await client.query('drop schema public cascade; create schema public; grant usage on schema public to public');
}

/** The migrations of the database, in order; none for a database that was never used. */
export async function listMigrations(client: CopySession): Promise<AppliedMigration[]> {
  const { rows: found } = await client.query<{ exists: boolean }>(
    `select to_regclass('public.schema_migrations') is not null as exists`,
  );
  if (found[0]?.exists !== true) return [];
  const { rows } = await client.query<AppliedMigration>('select name, checksum from schema_migrations order by name');
  return rows;
}

/** Of PostgreSQL, such as 18. */
export async function readMajorVersion(client: CopySession): Promise<number> {
  const { rows } = await client.query<{ major: number }>(
    `select current_setting('server_version_num')::integer / 10000 as major`,
  );
  return rows[0]?.major ?? 0;
}

export interface AppliedMigration {
  readonly name: string;
  readonly checksum: string;
}

/** What must be unique in an installation, of a tenant of another one, and is there already. */
export async function listConflicts(
  { source, target }: { readonly source: CopySession; readonly target: CopySession },
  tenantId: string,
): Promise<string[]> {
  const valuesOf = async (text: string) =>
    (await source.query<{ value: string }>(text, [tenantId])).rows.map(({ value }) => value);
  const hosts = await valuesOf('select host as value from hosts where tenant_id = $1');
  const keyHashes = await valuesOf('select key_hash as value from api_keys where tenant_id = $1');
  const { rows } = await target.query<{ conflict: string }>(
    `select format('the host %s belongs to %s', host, tenant_id) as conflict from hosts where host = any($1)
     union all select format('an API key is that of %s', tenant_id) from api_keys where key_hash = any($2)`,
    [hosts, keyHashes],
  );
  return rows.map(({ conflict }) => conflict);
}

export async function isTenant(client: CopySession, tenantId: string): Promise<boolean> {
  const { rowCount } = await client.query('select from tenants where tenant_id = $1', [tenantId]);
  return rowCount !== 0;
}

/** Running servers forget what they remember of a tenant when the transaction commits. */
export async function announceTenant(client: CopySession, tenantId: string): Promise<void> {
  await client.query('select pg_notify($1, $2)', [changesChannel, tenantId]);
}
