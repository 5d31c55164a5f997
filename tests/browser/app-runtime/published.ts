// An app that is published from its sources by the server's compiler, and served as it is at its host.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { ThreadPool } from '../../../packages/render/src/threads/adapters/thread-pool.ts';
import { createAppCompiler } from '../../../packages/server/src/publishing/app-compiler.ts';
import type { AppSnapshot, CompiledApp } from '../../../packages/server/src/publishing/app-snapshot.ts';

export interface PublishedApp {
  readonly url: string;
  stop(): Promise<void>;
}

export async function publishAndServe(snapshot: AppSnapshot): Promise<PublishedApp> {
  const app = await compile(snapshot);
  const assets = new Map(app.assets.map((asset) => [asset.path, asset]));
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://here');
    const asset = assets.get(pathname);
    if (asset) {
      response.writeHead(200, { 'content-type': asset.contentType }).end(asset.bytes);
      return;
    }
    const page = app.pages.find(({ pattern }) => new RegExp(pattern).test(pathname));
    const headers = { ...app.headers, 'content-type': 'text/html; charset=utf-8' };
    response.writeHead(page?.status ?? 404, headers).end(page?.html);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('No port was found.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function compile(snapshot: AppSnapshot): Promise<CompiledApp> {
  const pool = new ThreadPool({ waitMs: 120_000 });
  try {
    const outcome = await createAppCompiler(pool).compile({ tenantId: 'tenant', userId: 'user' }, snapshot);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems, undefined, 1));
    return outcome.app;
  } finally {
    await pool.close();
  }
}
