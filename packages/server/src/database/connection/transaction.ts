import { PgDatabase, PgDialect } from 'drizzle-orm/pg-core';
import { type PgRemoteQueryResultHKT, PgRemoteSession, type RemoteCallback } from 'drizzle-orm/pg-proxy';
import { DatabaseError, escapeLiteral, type PoolClient, type QueryResult } from 'pg';
import { changeTooLarge, isTenantLimitName, limitReached } from '../../errors/tenant-limits.ts';
import { UserError } from '../../errors/user-error.ts';
import { changesChannel, isAnnounced } from '../announced-changes.ts';
import type { StatementRun } from '../activity.ts';
import type { Transaction } from '../database.ts';
import { limitReading, noteReading } from '../usage/limit-reading.ts';
import { lengthOf, noteSentLength } from '../usage/written-length.ts';
import { requestRole } from './request-role.ts';
import { type StatementNames, toStatementName } from './statement-names.ts';

export interface TransactionOptions<Value = unknown> {
  /** The statement that starts it. */
  readonly begin: string;
  /** If absent, the transaction is the owner's. */
  readonly tenantId?: string;
  /** Whether its statements are sent by name. */
  readonly isNamed?: boolean;
  /** Whether the limits of the tenant are checked before the end, where the triggers' refusal would lose its reason. */
  readonly checksLimits?: boolean;
  /** Gives the statements that repeat a name. */
  readonly names?: StatementNames;
  /** Called for every statement that has ended. */
  readonly onStatement?: (text: string, run: Omit<StatementRun, 'label'>) => void;
  /**
   * For read-only transactions: called with the result before the transaction has ended. The first statement is
   * sent together with `begin`, and its result is discarded if that fails.
   */
  readonly onValue?: (value: Value) => void;
}

type NoSchema = Record<string, never>;

const dialect = new PgDialect();

/** Commits if the work resolves, and rolls back if it throws. */
export async function runTransaction<T>(
  client: PoolClient,
  { begin, tenantId, checksLimits = false, onValue, names, onStatement }: TransactionOptions<T>,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const start = toStart(begin, tenantId);
  let isOver = false;
  let isToAnnounce = false;
  let sentLength = 0;
  const reading = tenantId === undefined ? undefined : limitReading(client);
  const query: RemoteCallback = async (text, values: unknown[], method) => {
    // It would run as the owner, possibly within another transaction.
    if (isOver) throw new Error('A query was sent after its transaction had ended.');
    reading?.countStatement();
    sentLength += lengthOf(values);
    isToAnnounce ||= isAnnounced(text);
    const name = names?.(text);
    const named = name === undefined ? { text, values } : { text, values, name };
    const statement = method === 'all' ? { ...named, rowMode: 'array' } : named;
    const startedAt = performance.now();
    let hasFailed = true;
    try {
      const [answer] = await Promise.all([client.query(statement), begun]);
      hasFailed = false;
      return answer;
    } finally {
      const durationMs = performance.now() - startedAt;
      onStatement?.(text, { name: () => toStatementName(text), durationMs, hasFailed });
    }
  };
  const begun = client.query(start);
  const started = Promise.allSettled([begun]);
  try {
    // Writes must not start before this has succeeded: they would run as the owner.
    if (onValue === undefined) await begun;
    const transaction = toTransaction(query);
    noteSentLength(transaction, () => sentLength);
    if (reading !== undefined) noteReading(transaction, reading);
    const value = await work(transaction);
    isOver = true;
    onValue?.(value);
    const check = checksLimits && tenantId !== undefined && onValue === undefined ? toLimitCheck(tenantId) : '';
    const command = await commit(client, check + (isToAnnounce ? toAnnouncement(tenantId) : ''));
    if (command !== 'COMMIT') throw new Error('The transaction was rolled back, as one of its statements had failed.');
    return value;
  } catch (error) {
    isOver = true;
    // If even this fails, the connection is not reused.
    await Promise.allSettled([client.query('rollback')]);
    const [entry] = await started;
    throw entry.status === 'rejected' ? entry.reason : (toLimitError(error) ?? error);
  } finally {
    reading?.end();
  }
}

/** Returns what PostgreSQL did. */
async function commit(client: PoolClient, statementBefore: string): Promise<string | undefined> {
  // Several statements have several results.
  const answer: QueryResult | QueryResult[] = await client.query(`${statementBefore}commit`);
  return [answer].flat().at(-1)?.command;
}

function toAnnouncement(tenantId = ''): string {
  return `select pg_notify(${escapeLiteral(changesChannel)}, ${escapeLiteral(tenantId)}); `;
}

/** Reads a row of the tenant, so that the function runs where the rows of the tenant are. */
function toLimitCheck(tenantId: string): string {
  return `select require_limits(tenant_id) from tenants where tenant_id = ${escapeLiteral(tenantId)}; `;
}

export const statementTimeoutMs = 60_000;
const idleTimeoutMs = 120_000;

/**
 * All in one message, of which PostgreSQL runs nothing after a failure. The settings end with the transaction: a pooler
 * drops those of connections, and a distributed PostgreSQL passes on only these.
 */
function toStart(begin: string, tenantId: string | undefined): string {
  // It would end the message, which PostgreSQL answers like a broken connection.
  if (tenantId?.includes('\0')) throw new Error('The ID of a tenant contains a NUL character.');
  const settings = [
    `statement_timeout = ${statementTimeoutMs}`,
    `idle_in_transaction_session_timeout = ${idleTimeoutMs}`,
  ];
  if (tenantId !== undefined) {
    settings.push(`role = ${requestRole}`, `coverwright.tenant_id = ${escapeLiteral(tenantId)}`);
  }
  return [begin, ...settings.map((setting) => `set local ${setting}`)].join('; ');
}

function toTransaction(query: RemoteCallback): Transaction {
  const session = new PgRemoteSession<NoSchema, NoSchema>(query, dialect, undefined);
  return new PgDatabase<PgRemoteQueryResultHKT>(dialect, session, undefined);
}

/** Converts refusals by database triggers to expected failures; undefined for any other failure. */
function toLimitError(error: unknown): UserError | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (!(current instanceof DatabaseError)) continue;
    if (current.code === 'CW001') return toReached(JSON.parse(current.detail ?? ''));
    if (current.code === 'CW002') return changeTooLarge(JSON.parse(current.detail ?? ''));
  }
  return undefined;
}

function toReached(detail: { name: string; used: number; growth: number; max: number }): UserError {
  const { name, ...amounts } = detail;
  if (!isTenantLimitName(name)) throw new Error(`The database has an unknown limit ${name}.`);
  return new UserError(limitReached({ name, ...amounts }));
}
