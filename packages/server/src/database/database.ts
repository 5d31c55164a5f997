// The only access to PostgreSQL. A transaction is either a tenant's (it runs as a role that row level security
// binds to that tenant) or the owner's, for work before a tenant is known. Independent of features.
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type { PgRemoteQueryResultHKT } from 'drizzle-orm/pg-proxy';
import type { DatabaseActivity } from './activity.ts';

export type Transaction = Omit<PgDatabase<PgRemoteQueryResultHKT>, 'transaction'>;

export interface Listener {
  onNotice(payload: string): void;
  /** From now on, no notice is missed. */
  onHearing(): void;
  /** From now on, notices may be missed until onHearing is called again. */
  onLost(): void;
}

export interface Listening {
  close(): Promise<void>;
}

/**
 * The tenant whose rows a transaction sees, and whose turn it uses for a connection. Anonymous requests take
 * turns by client address, whichever tenant they name.
 */
export interface DatabaseCaller {
  readonly tenantId: string;
  /** Absent for an API key, and for the server's own work for a tenant. */
  readonly userId?: string;
  readonly strangerAt?: string;
  readonly source?: ChangeSource;
}

/** From where a change comes: a page of the studio, or a program. Absent for the server's own work. */
export type ChangeSource = 'STUDIO' | 'API';

/** The owner's transactions have separate turns from those of tenants. */
export interface OwnerCaller {
  /** The client address of the request; absent for the server's own work. */
  readonly strangerAt?: string;
}

type Work<T> = (transaction: Transaction) => Promise<T>;

/** A transaction that waits too long for its connection, or finds too many waiting, fails with a UserError BUSY. */
export interface Database {
  /** One read-only snapshot limited to the tenant's rows. The signal aborts the wait for a connection. */
  read<T>(caller: DatabaseCaller, work: Work<T>, signal?: AbortSignal): Promise<T>;
  /** One transaction limited to the tenant's rows; rolls back if the work throws. */
  write<T>(caller: DatabaseCaller, work: Work<T>, signal?: AbortSignal): Promise<T>;
  /** One transaction outside any tenant: hosts, sign-in limits, migrations, administration. */
  asOwner<T>(work: Work<T>, caller?: OwnerCaller, signal?: AbortSignal): Promise<T>;
  /**
   * As the owner and outside transactions, for the job queue's library: a text may contain several statements,
   * including the start and end of a transaction.
   */
  query(text: string, values?: readonly unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  /** Receives the notices of a channel, on a connection outside the pool; close it before the database. */
  listen(channel: string, listener: Listener): Listening;
  /** For metrics and logs. */
  readonly activity: DatabaseActivity;
  /** Throws if the database does not respond. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
