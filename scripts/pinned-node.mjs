// The Node version pinned in package.json, installed by npm as node_modules/node.
import { spawn } from 'node:child_process';
import { readFileSync, realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
export const pinnedNode = `${root}node_modules/.bin/node`;

export function runsOnPinnedNode() {
  const { dependencies } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
  return process.version === `v${dependencies.node}`;
}

/**
 * Runs a program on the pinned Node instead of this process: signals are forwarded, and its exit code becomes ours.
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, detached?: boolean }} [options] detached: in a separate session
 * @returns {Promise<number>} exit code
 */
export function runOnPinnedNode(args, { env = process.env, detached = false } = {}) {
  const child = spawn(realpathSync(pinnedNode), args, { stdio: 'inherit', env, detached });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? (signal === null ? 1 : 128)));
  });
}
