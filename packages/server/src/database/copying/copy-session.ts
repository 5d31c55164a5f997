import type { Client } from 'pg';
import { withClient } from '../connection/connection.ts';

/** A connection for copying rows from one database to another. */
export type CopySession = Client;

/** Values as text are the same on every server only with these settings; no copy is too long. */
const settings = `
  set datestyle = 'ISO, MDY'; set timezone = 'UTC'; set intervalstyle = 'postgres'; set extra_float_digits = 1;
  set bytea_output = 'hex'; set xmloption = 'content'; set statement_timeout = 0; set idle_in_transaction_session_timeout = 0;
  set lock_timeout = 0; set client_encoding = 'UTF8'`;

/** Closes the connection when the work is done. */
export function withCopySession<T>(url: string, work: (client: CopySession) => Promise<T>): Promise<T> {
  return withClient(url, async (client) => {
    await client.query(settings);
    return work(client);
  });
}

/** Everything is read as it is now, until endSnapshot. */
export async function beginSnapshot(client: CopySession): Promise<void> {
  await client.query('begin isolation level repeatable read read only');
}

export async function endSnapshot(client: CopySession): Promise<void> {
  await client.query('commit');
}

/**
 * One transaction for writing, undone if the work fails. It then only closes the connection, as a copy that has not ended
 * answers to no statement.
 */
export function inCopyTransaction<T>(url: string, work: (client: CopySession) => Promise<T>): Promise<T> {
  return withCopySession(url, async (client) => {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  });
}
