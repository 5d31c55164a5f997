// Runs the server as a child process and restarts it if it dies after becoming ready: out of memory, killed, or by an
// unexpected error. It is restarted however often that happens, with increasing delays: an attacker who finds a way to
// crash it must not be able to take it down for everybody. A refused start, a requested stop and a server that no longer
// becomes ready end the supervisor too, with the server's exit code. Runs on Node 20 or later.
import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pinnedNode, root } from './pinned-node.mjs';

export const failedStartsMax = 5;
export const windowMs = 10 * 60_000;
const firstBackoffMs = 200;
const backoffMaxMs = 60_000;
const stopSignals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * @typedef {{code: number | null, signal: NodeJS.Signals | null}} End
 * @typedef {{isReady: boolean, hasBeenReady: boolean, isStopping: boolean}} Life isReady: this run; hasBeenReady: any run
 * @typedef {{end: End, life: Life, restarts: number, failedStarts: number}} Death restarts: within the window; failedStarts: in a row, this one included
 * @typedef {{kind: 'end', exitCode: number, message?: string} | {kind: 'restart', afterMs: number, message: string}} Decision
 */

/**
 * Decides what to do after the end of the server.
 * @param {Death} death
 * @returns {Decision}
 */
export function decideAfter({ end, life, restarts, failedStarts }) {
  const exitCode = toExitCode(end);
  const isRefused = end.signal === null && !life.isReady;
  if (life.isStopping || exitCode === 0 || !life.hasBeenReady || isRefused) return { kind: 'end', exitCode };
  if (failedStarts >= failedStartsMax) {
    const message =
      `${describe(end)} It died before it was ready ${failedStarts} times in a row and is not started any more. ` +
      'The log above has the reason; start it again once that is fixed.';
    return { kind: 'end', exitCode, message };
  }
  const afterMs = Math.min(firstBackoffMs * 2 ** restarts, backoffMaxMs);
  const message = `${describe(end)} It is started again in ${afterMs / 1000} s (restart ${restarts + 1} within ${windowMs / 60_000} minutes).`;
  return { kind: 'restart', afterMs, message };
}

/**
 * The exit code as a shell reports it.
 * @param {End} end
 */
function toExitCode({ code, signal }) {
  return signal === null ? (code ?? 1) : 128 + constants.signals[signal];
}

/** @param {End} end */
function describe({ code, signal }) {
  if (signal === 'SIGKILL') return 'The server was killed (SIGKILL), as the system does when memory runs out.';
  if (signal === 'SIGABRT') return 'The server aborted (SIGABRT), as Node does when its memory is used up.';
  if (signal !== null) return `The server was ended by ${signal}.`;
  return `The server ended unexpectedly with exit code ${code}.`;
}

/**
 * @param {number} ms
 * @param {AbortSignal} signal
 */
async function waitFor(ms, signal) {
  await delay(ms, undefined, { signal }).catch(() => undefined);
}

/**
 * Resolves with the exit code when the server has finally ended.
 * @param {string[]} args arguments for Node
 * @param {typeof waitFor} wait before a restart
 * @returns {Promise<number>}
 */
export async function supervise(args, wait = waitFor) {
  const life = { isReady: false, hasBeenReady: false, isStopping: false };
  const stopping = new AbortController();
  /** Times of restarts within the window. @type {number[]} */
  let restartedAt = [];
  let failedStarts = 0;
  /** @type {NodeJS.ProcessEnv} */
  let env = { NODE_COMPILE_CACHE: join(root, '.cache/node'), ...process.env };
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;

  /** @param {NodeJS.Signals} signal */
  const passOn = (signal) => {
    life.isStopping = true;
    stopping.abort();
    child?.kill(signal);
  };
  for (const signal of stopSignals) process.on(signal, passOn);
  // The reader may have ended.
  process.stderr.on('error', () => undefined);

  try {
    for (;;) {
      life.isReady = false;
      child = spawn(realpathSync(pinnedNode), args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'], env });
      child.on('message', (message) => {
        const { state, port } = /** @type {{state: string, port?: number}} */ (message);
        if (state === 'stopping') life.isStopping = true;
        if (state !== 'ready') return;
        life.isReady = life.hasBeenReady = true;
        // A server that took any free port is restarted on the same one.
        env = { ...env, PORT: String(port) };
      });
      const end = await untilEnd(child);
      failedStarts = life.isReady ? 0 : failedStarts + 1;
      restartedAt = restartedAt.filter((at) => Date.now() - at < windowMs);
      const decision = decideAfter({ end, life, restarts: restartedAt.length, failedStarts });
      if (decision.message !== undefined) process.stderr.write(`${decision.message}\n`);
      if (decision.kind === 'end') return decision.exitCode;
      await wait(decision.afterMs, stopping.signal);
      if (life.isStopping) return 0;
      restartedAt.push(Date.now());
    }
  } finally {
    for (const signal of stopSignals) process.off(signal, passOn);
  }
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<End>}
 */
function untilEnd(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve({ code, signal }));
  });
}
