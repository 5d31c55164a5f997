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

export interface Database {
  /** One read-only snapshot that sees only the tenant's rows. */
  read<T>(tenantId: string, work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /** One transaction that sees and writes only the tenant's rows; a throw rolls everything back. */
  write<T>(tenantId: string, work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /** One transaction outside of any tenant: hosts, sign-in limits, migrations, administration. */
  asOwner<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /** Hears the notices of a channel, on a connection beside the pool; close it before the database. */
  listen(channel: string, listener: Listener): Listening;
  /** Throws when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
