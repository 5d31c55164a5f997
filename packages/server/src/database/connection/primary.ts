// Finds the host of a replicated database that accepts writes.
import { Client } from 'pg';
import { readOnlyCode } from '../../errors/database-failure.ts';
import { addressesOf } from './address.ts';
import { connectionTo } from './connection.ts';

/** How long a host may take to answer before the next one is asked. */
const patienceMs = 3_000;

/** The database accepts no writes, because another host is the primary or because it was set to read only. */
export class ReadOnlyDatabase extends Error {
  readonly code = readOnlyCode;

  constructor() {
    super('The database is read only.');
  }
}

/**
 * The address of the primary: with one host its own, unasked. Throws what the last host said if none is the primary.
 */
export async function findPrimary(url: string): Promise<string> {
  const addresses = addressesOf(url) ?? [url];
  const [only] = addresses;
  if (addresses.length === 1 && only !== undefined) return only;
  let failure: unknown;
  for (const address of addresses) {
    try {
      if (await acceptsWrites(address)) return address;
      failure = new ReadOnlyDatabase();
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

async function acceptsWrites(address: string): Promise<boolean> {
  const client = new Client({
    ...connectionTo(address),
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ is_read_only: boolean }>(isReadOnlyQuery);
    return rows[0]?.is_read_only === false;
  } finally {
    void client.end().catch(() => undefined);
  }
}

/** A standby reports it as well. */
export const isReadOnlyQuery = "select current_setting('transaction_read_only')::boolean as is_read_only";
