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
    const isNewer = await applyPending(client, migrations ?? (await readMigrations()), log);
    // The rules of the newer version know its tables.
    if (!isNewer) await countUsage(client, log);
    if (migrations === undefined) await migrateQueue(client, log);
  });
}

/** Returns whether a newer version has used the database. */
async function applyPending(client: Client, migrations: Migration[], log: Pick<Logger, 'info'>): Promise<boolean> {
  await client.query(`
    create table if not exists schema_migrations (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`);
  await client.query('alter table schema_migrations add column if not exists only_adds boolean not null default false');
  const { rows: applied } = await client.query<AppliedMigration>(
    'select name, checksum, only_adds from schema_migrations',
  );
  requireKnownHistory(migrations, applied);
  const names = new Set(applied.map(({ name }) => name));
  for (const migration of migrations.filter(({ name }) => !names.has(name))) {
    // A failure closes the connection, and with it the transaction.
    await client.query('begin');
    await client.query(migration.sql);
    await client.query('insert into schema_migrations (name, checksum, only_adds) values ($1, $2, $3)', [
      migration.name,
      toChecksum(migration.sql),
      isHarmless(migration),
    ]);
    await client.query('commit');
    log.info({ migration: migration.name }, 'migrated the database');
  }
  const ours = new Set(migrations.map(({ name }) => name));
  return applied.some(({ name }) => !ours.has(name));
}

interface AppliedMigration {
  readonly name: string;
  readonly checksum: string;
  readonly only_adds: boolean;
}

/** The first line of a migration beside which servers of the version before it work as well. */
export const harmlessMark = /^-- (?:Only adds|Removes what \d+\.\d+ no longer uses)\.$/m;

function isHarmless({ sql }: Migration): boolean {
  return harmlessMark.exec(sql)?.index === 0;
}

/**
 * A database written by a different version is not changed. That of a newer one may be used if its migrations are harmless:
 * while servers are replaced one after the other, one of the earlier version may have to start again.
 */
function requireKnownHistory(migrations: Migration[], applied: readonly AppliedMigration[]): void {
  const ours = new Map(migrations.map(({ name, sql }) => [name, toChecksum(sql)]));
  for (const { name, checksum, only_adds: wasHarmless } of applied) {
    if (!ours.has(name)) {
      if (wasHarmless) continue;
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
export function toChecksum(sql: string): string {
  return createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex');
}
