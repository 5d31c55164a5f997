// Work in threads and in the browser yields to the thread that answers requests: even if it keeps all cores of a machine
// busy, health checks and other tenants are still answered promptly.
import { existsSync, writeFileSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';

const { PRIORITY_BELOW_NORMAL } = constants.priority;

/**
 * For the calling thread. On systems other than Linux the priority applies to the entire process. The lowest priority would
 * be too low: all threads wait for one that changes the memory map of the process, and next to a busy core it would take
 * seconds to release a large heap.
 */
export function lowerThreadPriority(): void {
  if (process.platform === 'linux' && getPriority() < PRIORITY_BELOW_NORMAL) setPriority(PRIORITY_BELOW_NORMAL);
}

const nice = ['/usr/bin/nice', '/bin/nice'].find((path) => existsSync(path));

/** A command with lower priority, inherited by its children; the same command on a system without `nice`. */
export function withLowerPriority(
  program: string,
  args: readonly string[],
): [program: string, args: readonly string[]] {
  return nice === undefined ? [program, args] : [nice, ['-n', String(PRIORITY_BELOW_NORMAL), program, ...args]];
}

/** A third of the share of a usual session: a document still makes progress while logic keeps the threads busy. */
const sessionNice = 5;

/**
 * For the session that a detached process leads. Linux may schedule every session as a group with an equal share of the
 * cores (sched_autogroup); `nice` then only counts within the session.
 */
export function lowerSessionPriority(leaderPid: number, priority = sessionNice): void {
  try {
    writeFileSync(`/proc/${leaderPid}/autogroup`, String(priority));
  } catch {
    // Not Linux, no such groups, or the process has ended: there is nothing to lower.
  }
}
