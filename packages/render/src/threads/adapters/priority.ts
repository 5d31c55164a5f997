// Work in threads and in the browser gives way to the thread that answers requests: on a machine whose cores are all busy
// with it, health checks and other tenants are still answered promptly.
import { existsSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';

const { PRIORITY_BELOW_NORMAL } = constants.priority;

/** Of the calling thread. Elsewhere than on Linux a priority is that of the whole process. */
export function lowerThreadPriority(): void {
  if (process.platform === 'linux' && getPriority() < PRIORITY_BELOW_NORMAL) setPriority(PRIORITY_BELOW_NORMAL);
}

const nice = ['/usr/bin/nice', '/bin/nice'].find((path) => existsSync(path));

/** A command of lower priority, and of whatever it starts; the same command on a system that has no `nice`. */
export function withLowerPriority(
  program: string,
  args: readonly string[],
): [program: string, args: readonly string[]] {
  return nice === undefined ? [program, args] : [nice, ['-n', String(PRIORITY_BELOW_NORMAL), program, ...args]];
}
