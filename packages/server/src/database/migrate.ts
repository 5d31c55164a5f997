// Migrates a database to the schema of this version. Forward only: each file of migrations/ runs once, in a
// transaction, and is recorded with its checksum. Simultaneous starts wait for each other.
import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import type { Client } from 'pg';
import type { Logger } from 'pino';
import { StartError } from '../errors/start-error.ts';
import { withClient } from './connection/connection.ts';
import { migrateQueue } from './queue-schema.ts';
import { ensureRequestRole } from './connection/request-role.ts';
import { countUsage } from './usage/usage-triggers.ts';

export interface Migration {
  readonly name: string;
  readonly sql: string;
}

/** An arbitrary number that nothing else locks in this database. */
const migrationLock = 7_206_115_329;

const folder = new URL('migrations/', import.meta.url);

export async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(names.map(async (name) => ({ name, sql: await readFile(new URL(name, folder), 'utf8') })));
}

export async function migrate(url: string, log: Pick<Logger, 'info'>, migrations?: Migration[]): Promise<void> {
  // Closing the connection releases the lock.
  await withClient(url, async (client) => {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await ensureRequestRole(client);
    await applyPending(client, migrations ?? (await readMigrations()), log);
    await countUsage(client, log);
    if (migrations === undefined) await migrateQueue(client, log);
  });
}

async function applyPending(client: Client, migrations: Migration[], log: Pick<Logger, 'info'>): Promise<void> {
  await client.query(`
    create table if not exists schema_migrations (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`);
  const applied = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations',
  );
  const checksums = new Map(applied.rows.map((row) => [row.name, row.checksum]));
  requireKnownHistory(migrations, checksums);
  for (const migration of migrations.filter(({ name }) => !checksums.has(name))) {
    // A failure closes the connection, and with it the transaction.
    await client.query('begin');
    await client.query(migration.sql);
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
      migration.name,
      toChecksum(migration.sql),
    ]);
    await client.query('commit');
    log.info({ migration: migration.name }, 'migrated the database');
  }
}

/** A database written by a newer or different version is not changed. */
function requireKnownHistory(migrations: Migration[], checksums: ReadonlyMap<string, string>): void {
  const ours = new Map(migrations.map(({ name, sql }) => [name, toChecksum(sql)]));
  for (const [name, checksum] of checksums) {
    if (!ours.has(name)) {
      throw new StartError(
        `The database has been used by a newer version (it has the migration ${name}, which this version does not ` +
          'know). Start that version, or restore a backup from before.',
      );
    }
    if (ours.get(name) !== checksum) {
      throw new StartError(
        `The migration ${name} differs from the one that was applied to this database. Restore the file, ` +
          'and make the change in a new migration.',
      );
    }
  }
}

/** Line endings may differ between checkouts. */
function toChecksum(sql: string): string {
  return createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex');
}
