import { PgDatabase, PgDialect } from 'drizzle-orm/pg-core';
import { type PgRemoteQueryResultHKT, PgRemoteSession, type RemoteCallback } from 'drizzle-orm/pg-proxy';
import type { PoolClient } from 'pg';
import type { Transaction } from '../database.ts';
import { toLimitError } from '../usage/limit-failure.ts';
import { limitReading } from '../usage/limit-reading.ts';
import { lengthOf, noteSentLength } from '../usage/written-length.ts';
import { requestRole } from './request-role.ts';

export interface TransactionOptions {
  /** The statement that opens it. */
  readonly begin: string;
  /** Without one the transaction is the owner's. */
  readonly tenantId?: string;
}

type NoSchema = Record<string, never>;

const dialect = new PgDialect();

/** Commits what the work did when it resolves, and rolls it back when it throws. */
export async function runTransaction<T>(
  client: PoolClient,
  { begin, tenantId }: TransactionOptions,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  let isOver = false;
  let sentLength = 0;
  const reading = tenantId === undefined ? undefined : limitReading(client);
  const query: RemoteCallback = async (text, values: unknown[], method) => {
    // It would run as the owner, perhaps in the middle of somebody else's transaction.
    if (isOver) throw new Error('A query was sent after its transaction had ended.');
    reading?.countStatement();
    sentLength += lengthOf(values);
    if (method === 'all') return client.query<unknown[]>({ text, values, rowMode: 'array' });
    return client.query({ text, values });
  };
  const begun = client.query(begin);
  // Sent without waiting: should it fail, PostgreSQL refuses all that follows.
  const entered = Promise.allSettled([tenantId === undefined ? begun : enterTenant(client, tenantId)]);
  try {
    // Waited for: should it fail, what follows would run as the owner.
    await begun;
    const transaction = toTransaction(query);
    noteSentLength(transaction, () => sentLength);
    const value = await work(transaction);
    isOver = true;
    const { command } = await client.query('commit');
    if (command !== 'COMMIT') throw new Error('The transaction was rolled back, as one of its statements had failed.');
    return value;
  } catch (error) {
    isOver = true;
    // Where even this fails, the connection is not used again.
    await Promise.allSettled([client.query('rollback')]);
    const [entry] = await entered;
    throw entry.status === 'rejected' ? entry.reason : (toLimitError(error) ?? error);
  } finally {
    reading?.end();
  }
}

function enterTenant(client: PoolClient, tenantId: string): Promise<unknown> {
  return client.query("select set_config('role', $1, true), set_config('coverwright.tenant_id', $2, true)", [
    requestRole,
    tenantId,
  ]);
}

function toTransaction(query: RemoteCallback): Transaction {
  const session = new PgRemoteSession<NoSchema, NoSchema>(query, dialect, undefined);
  return new PgDatabase<PgRemoteQueryResultHKT>(dialect, session, undefined);
}
