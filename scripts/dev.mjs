// `npm run dev`: the server, restarted after a change in any package that it uses, and the studio from Vite, which updates
// the open pages, and forwards requests for anything except pages to the server. GraphiQL is at /graphql of the server.
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { root, runOnPinnedNode, runsOnPinnedNode } from './pinned-node.mjs';
import { preparePackages } from './prepare.mjs';

const passedOn = ['/graphql', '/config.json', '/api', '/dev', '/healthz', '/readyz', '/metrics'];

/** The studio is the only package that the server does not use. */
function watchedFolders() {
  const packages = readdirSync(`${root}packages`).filter((name) => name !== 'studio');
  return packages.map((name) => `${root}packages/${name}/src`);
}

/** @param {number} port */
async function isListening(port) {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/**
 * A page that is reloaded while the server restarts waits for it.
 * @param {number} port
 */
async function untilListening(port) {
  const everyMs = 50;
  const longestMs = 60_000;
  for (let waitedMs = 0; waitedMs < longestMs && !(await isListening(port)); waitedMs += everyMs) await delay(everyMs);
}

async function develop() {
  const port = process.env['PORT'] || '4000';
  const env = { ...process.env, PORT: port, NODE_ENV: 'development' };
  const { createServer } = await import('vite');
  const target = `http://127.0.0.1:${port}`;
  const vite = await createServer({
    root: `${root}packages/studio`,
    server: {
      proxy: Object.fromEntries(passedOn.map((path) => [path, { target, bypass: () => untilListening(Number(port)) }])),
    },
  });
  await vite.listen();
  vite.printUrls();
  const watched = watchedFolders().flatMap((folder) => ['--watch-path', folder]);
  const code = await runOnPinnedNode(['--watch-preserve-output', ...watched, `${root}packages/server/src/main.ts`], {
    env,
  });
  await vite.close();
  return code;
}

preparePackages();
process.exitCode = runsOnPinnedNode() ? await develop() : await runOnPinnedNode([fileURLToPath(import.meta.url)]);
