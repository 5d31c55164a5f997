// `node scripts/sql.mjs STATEMENT …`: runs SQL on the embedded database of a running server, as its owner, for debugging.
// DATA_DIR selects the server.
import { join } from 'node:path';
import pg from 'pg';
import { findEmbedded } from '../packages/server/src/database/embedded/embedded.ts';
import { root } from './pinned-node.mjs';

const url = await findEmbedded(join(process.env['DATA_DIR'] ?? `${root}data`, 'postgres'));
if (url === undefined) throw new Error('No server with an embedded database is running in DATA_DIR.');
const client = new pg.Client(url);
await client.connect();
try {
  for (const statement of process.argv.slice(2)) console.table((await client.query(statement)).rows);
} finally {
  await client.end();
}
