// The production server in a separate process, with a database and a signed-in user.
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { connect } from '../packages/server/src/database/connection/connect.ts';
import type { Database } from '../packages/server/src/database/database.ts';
import { startEmbedded } from '../packages/server/src/database/embedded/embedded.ts';
import { migrate } from '../packages/server/src/database/migrate.ts';
import { createAccessTokens } from '../packages/server/src/features/auth/sessions/access-token.ts';
import { given, type GivenUser, openTestSession } from '../packages/server/src/testing/given.ts';
import { startSide } from './http-load.ts';

const authSecret = 'a-secret-that-only-the-benches-know-of';

export interface ProductServer {
  readonly url: string;
  readonly token: string;
}

export interface ProductWithUser extends ProductServer {
  readonly database: Database;
  readonly user: GivenUser;
}

/** Stops the server and removes its data afterwards. */
export async function withProduct<T>(run: (product: ProductWithUser) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'coverwright-bench-'));
  const log = pino({ level: 'silent' });
  await mkdir(join(folder, 'objects'));
  const postgres = await startEmbedded({ folder: join(folder, 'postgres'), log });
  await migrate(postgres.url, log);
  const database = connect({ url: postgres.url });
  try {
    const user = await given.user({ database });
    const accessTokens = await createAccessTokens(authSecret);
    const token = await accessTokens.sign(await openTestSession(user, database, new Date()), new Date());
    const side = await startSide('files-server.ts', ['product', join(folder, 'objects'), postgres.url, authSecret]);
    try {
      return await run({ url: side.url, token, database, user });
    } finally {
      await side.stop();
    }
  } finally {
    await database.close();
    await postgres.stop({ isForced: true });
    await rm(folder, { recursive: true, force: true });
  }
}
