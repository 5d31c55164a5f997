import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { withClient } from '../database/connection/connection.ts';

/** The migrated, empty database from which the others are copied. */
export const templateName = 'coverwright_template';

export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** A new, migrated, empty database of the run's PostgreSQL; drop it in afterAll. */
export async function createTestDatabase(): Promise<TestDatabase> {
  // Copies the files, which takes half as long in memory as writing to the log.
  return createDatabase(`template ${templateName} strategy file_copy`);
}

/** A database without any migration. */
export async function createBlankDatabase(): Promise<TestDatabase> {
  return createDatabase('template template1 strategy file_copy');
}

async function createDatabase(options: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(`create database ${name} ${options}`);
  return {
    url: inject('postgresUrl').replace('/postgres?', `/${name}?`),
    drop: async () => asAdmin(`drop database if exists ${name} with (force)`),
  };
}

async function asAdmin(statement: string): Promise<void> {
  await withClient(inject('postgresUrl'), (admin) => admin.query(statement));
}
