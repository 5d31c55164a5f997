// The tables of the job queue, in a separate schema. The library has its own migrations, which are compatible
// with its older versions.
import type { Client } from 'pg';
import { DatabaseError } from 'pg';
import type { Logger } from 'pino';
import { StartError } from '../errors/start-error.ts';

export const queueSchema = 'coverwright_jobs';

/** The schema version of the installed pg-boss, which is loaded here only if the database has a different one. */
export const queueVersion = 46;

export async function migrateQueue(client: Client, log: Pick<Logger, 'info'>): Promise<void> {
  const found = await findQueue(client);
  if ((found.version ?? 0) >= queueVersion) return;
  const { PgBoss } = await import('pg-boss');
  const boss = new PgBoss({
    db: { executeSql: (text, values) => client.query(text, values) },
    schema: queueSchema,
    createSchema: !found.hasSchema,
    migrate: true,
    supervise: false,
    schedule: false,
    registerInstance: false,
  });
  boss.on('error', () => undefined);
  try {
    await boss.start();
  } catch (error) {
    throw error instanceof DatabaseError && error.code === '42501' ? missingPermission(error) : error;
  } finally {
    await boss.stop({ close: false, graceful: false });
  }
  log.info({ from: found.version, to: queueVersion }, 'migrated the job queue');
}

interface FoundQueue {
  readonly hasSchema: boolean;
  readonly version: number | undefined;
}

async function findQueue(client: Client): Promise<FoundQueue> {
  const { rows } = await client.query<{ has_schema: boolean; has_version: boolean }>(
    `select exists (select from pg_namespace where nspname = $1) as has_schema,
       exists (select from pg_tables where schemaname = $1 and tablename = 'version') as has_version`,
    [queueSchema],
  );
  const hasSchema = rows[0]?.has_schema === true;
  if (rows[0]?.has_version !== true) return { hasSchema, version: undefined };
  const versions = await client.query<{ version: number }>(`select version from ${queueSchema}.version`);
  return { hasSchema, version: versions.rows[0]?.version };
}

function missingPermission(cause: unknown): StartError {
  return new StartError(
    `The user of DATABASE_URL may not create the schema ${queueSchema} or the tables in it. Run this as an administrator ` +
      `of the database, with the user's name for USER: create schema ${queueSchema} authorization USER;`,
    { cause },
  );
}
