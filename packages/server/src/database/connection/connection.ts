// Creates all connections to PostgreSQL: from a URL, with values parsed as drizzle's columns expect them.
import { Client, type ClientConfig, TypeOverrides } from 'pg';

/** Dates, times, intervals and arrays of them: passed as text, which drizzle parses itself. */
const typesLeftAsText = [1082, 1083, 1114, 1115, 1182, 1184, 1185, 1186, 1187, 1231];

const types = new TypeOverrides();
for (const type of typesLeftAsText) types.setTypeParser(type, (text) => text);

/** Supports `?host=/folder` for the folder of a unix socket, and `sslmode` as in PostgreSQL's own programs. */
export function connectionTo(url: string): ClientConfig {
  const parsed = new URL(url);
  parsed.searchParams.set('uselibpqcompat', 'true');
  return { connectionString: parsed.href, connectionTimeoutMillis: 10_000, keepAlive: true, types };
}

/** Uses a separate connection, closed when the work is done. */
export async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client(connectionTo(url));
  // The running query reports a loss; an unhandled event would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
