// `npm run dev`: the server, restarted when one of its files changes, and the studio from Vite, which forwards
// requests for anything except pages to it. GraphiQL is at /graphql of the server.
import { fileURLToPath } from 'node:url';
import { root, runOnPinnedNode, runsOnPinnedNode } from './pinned-node.mjs';
import { preparePackages } from './prepare.mjs';

const passedOn = ['/graphql', '/config.json', '/api', '/dev', '/healthz', '/readyz', '/metrics'];

async function develop() {
  const port = process.env['PORT'] || '4000';
  const env = { ...process.env, PORT: port, NODE_ENV: 'development' };
  const { createServer } = await import('vite');
  const target = `http://127.0.0.1:${port}`;
  const vite = await createServer({
    root: `${root}packages/studio`,
    server: { proxy: Object.fromEntries(passedOn.map((path) => [path, target])) },
  });
  await vite.listen();
  vite.printUrls();
  const watched = [
    '--watch-path',
    `${root}packages/server/src`,
    ...['rules', 'render'].flatMap((name) => ['--watch-path', `${root}packages/${name}/src`]),
  ];
  const code = await runOnPinnedNode(['--watch-preserve-output', ...watched, `${root}packages/server/src/main.ts`], {
    env,
  });
  await vite.close();
  return code;
}

preparePackages();
process.exitCode = runsOnPinnedNode() ? await develop() : await runOnPinnedNode([fileURLToPath(import.meta.url)]);
