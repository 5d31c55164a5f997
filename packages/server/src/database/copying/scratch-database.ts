// A database for a short time, on the server of another one.
import { randomUUID } from 'node:crypto';
import { escapeIdentifier } from 'pg';
import { withCopySession } from './copy-session.ts';

/** The user of the database may not create one. */
export class NoScratchDatabase extends Error {}

/** The work receives its address. */
export async function withScratchDatabase<T>(url: string, work: (url: string) => Promise<T>): Promise<T> {
  const name = `coverwright_restore_${randomUUID().replaceAll('-', '')}`;
  const run = (statement: string) => withCopySession(url, (client) => client.query(statement));
  try {
    await run(`create database ${escapeIdentifier(name)}`);
  } catch (error) {
    const isDenied = error instanceof Error && 'code' in error && error.code === '42501';
    throw isDenied ? new NoScratchDatabase('No database may be created.', { cause: error }) : error;
  }
  try {
    const scratch = new URL(url);
    scratch.pathname = `/${name}`;
    return await work(scratch.href);
  } finally {
    await run(`drop database if exists ${escapeIdentifier(name)} with (force)`);
  }
}
