// An app that the server's compiler builds from its sources, served as on its host.
import { ThreadPool } from '../../../packages/render/src/threads/adapters/thread-pool.ts';
import { createAppCompiler } from '../../../packages/server/src/publishing/app-compiler.ts';
import { type LoopbackServer, serveOnLoopback } from '../loopback-server.ts';
import type { AppSnapshot, CompiledApp } from '../../../packages/server/src/publishing/app-snapshot.ts';

export async function publishAndServe(snapshot: AppSnapshot): Promise<LoopbackServer> {
  const app = await compile(snapshot);
  const assets = new Map(app.assets.map((asset) => [asset.path, asset]));
  return serveOnLoopback((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://here');
    const asset = assets.get(pathname);
    if (asset) {
      response.writeHead(200, { 'content-type': asset.contentType }).end(asset.bytes);
      return;
    }
    const page = app.pages.find(({ pattern }) => new RegExp(pattern).test(pathname));
    const headers = { ...app.headers, 'content-type': 'text/html; charset=utf-8' };
    response.writeHead(page?.status ?? 404, headers).end(page?.html);
  });
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
