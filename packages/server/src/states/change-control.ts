// Whether a tenant works with releases. Known for each transaction of the tenant, so that whatever reads items can ask.
import type { Database, Transaction } from '../database/database.ts';
import { createMemory, type Memory } from '../memory/memory.ts';
import type { TenantChanges } from '../memory/tenant-changes.ts';
import { type ChangeControl, readChangeControl, updateChangeControl } from './change-control.store.ts';

export type { ChangeControl } from './change-control.store.ts';

/** The maximum number of tenants that an instance remembers. */
const tenantsMax = 10_000;

interface Known {
  readonly memory: Memory<ChangeControl>;
  readonly changes: TenantChanges;
  /** The moment before the transaction began. */
  readonly readAt: number;
}

const knownOf = new WeakMap<Transaction, Known>();

/** The database with transactions that remember what earlier ones have read. */
export function withChangeControl(database: Database, changes: TenantChanges): Database {
  const memory = createMemory<ChangeControl>(changes, tenantsMax);
  const remembering = <T>(work: (transaction: Transaction) => Promise<T>) => {
    const readAt = changes.moment();
    return (transaction: Transaction) => {
      knownOf.set(transaction, { memory, changes, readAt });
      return work(transaction);
    };
  };
  return {
    read: (caller, work, signal) => database.read(caller, remembering(work), signal),
    write: (caller, work, signal) => database.write(caller, remembering(work), signal),
    asOwner: (work, caller, signal) => database.asOwner(work, caller, signal),
    query: (text, values) => database.query(text, values),
    listen: (channel, listener) => database.listen(channel, listener),
    activity: database.activity,
    ping: () => database.ping(),
    close: () => database.close(),
  };
}

export async function changeControlOf(transaction: Transaction, tenantId: string): Promise<ChangeControl> {
  const known = knownOf.get(transaction);
  const remembered = known?.memory.find(tenantId);
  if (remembered !== undefined) return remembered;
  const value = await readChangeControl(transaction, tenantId);
  known?.memory.keep(tenantId, { tenantId, value, readAt: known.readAt, weight: 1 });
  return value;
}

/** What decides whether something is written or deleted: to be called in a transaction that holds the tenant's releases. */
export async function lockedChangeControlOf(transaction: Transaction, tenantId: string): Promise<ChangeControl> {
  return readChangeControl(transaction, tenantId);
}

/** To be called in a transaction that holds the tenant's releases. */
export async function setChangeControl(
  transaction: Transaction,
  tenantId: string,
  changeControl: ChangeControl,
): Promise<void> {
  await updateChangeControl(transaction, tenantId, changeControl);
  knownOf.delete(transaction);
}
