// The one door to PostgreSQL. A transaction is either a tenant's (it runs as a role that row level security
// binds to that tenant) or the owner's, for what comes before a tenant is known. Nothing here knows a feature.
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type { PgRemoteQueryResultHKT } from 'drizzle-orm/pg-proxy';

export type Transaction = Omit<PgDatabase<PgRemoteQueryResultHKT>, 'transaction'>;

export interface Listener {
  onNotice(payload: string): void;
  /** From here on no notice is missed. */
  onHearing(): void;
  /** From here on notices may be missed, until onHearing is called again. */
  onLost(): void;
}

export interface Listening {
  close(): Promise<void>;
}

/**
 * The tenant whose rows a transaction sees, and whose turn it takes at the connections. A request that nobody has signed
 * in for takes the turn of its client address among all such requests, whichever tenant it names.
 */
export interface DatabaseCaller {
  readonly tenantId: string;
  /** None behind an API key, and in the server's own work for a tenant. */
  readonly userId?: string;
  readonly strangerAt?: string;
}

/** The owner's transactions take turns of their own, apart from those of tenants. */
export interface OwnerCaller {
  /** Client address of the request; none in the server's own work. */
  readonly strangerAt?: string;
}

type Work<T> = (transaction: Transaction) => Promise<T>;

/** A transaction that has to wait too long for its connection, or finds too many waiting, is a UserError BUSY. */
export interface Database {
  /** One read-only snapshot that sees only the tenant's rows. The signal gives up the wait for a connection. */
  read<T>(caller: DatabaseCaller, work: Work<T>, signal?: AbortSignal): Promise<T>;
  /** One transaction that sees and writes only the tenant's rows; a throw rolls everything back. */
  write<T>(caller: DatabaseCaller, work: Work<T>, signal?: AbortSignal): Promise<T>;
  /** One transaction outside of any tenant: hosts, sign-in limits, migrations, administration. */
  asOwner<T>(work: Work<T>, caller?: OwnerCaller, signal?: AbortSignal): Promise<T>;
  /**
   * As the owner and outside of transactions, for the job queue's library: a text may hold several statements, and begin and
   * end a transaction among them.
   */
  query(text: string, values?: readonly unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  /** Hears the notices of a channel, on a connection beside the pool; close it before the database. */
  listen(channel: string, listener: Listener): Listening;
  /** Throws when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
