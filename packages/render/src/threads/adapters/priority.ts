// Work in threads and in the browser gives way to the thread that answers requests: on a machine whose cores are all busy
// with it, health checks and other tenants are still answered promptly.
import { constants, getPriority, setPriority } from 'node:os';

const { PRIORITY_BELOW_NORMAL } = constants.priority;

/** Of the calling thread. Elsewhere than on Linux a priority is that of the whole process. */
export function lowerThreadPriority(): void {
  if (process.platform === 'linux' && getPriority() < PRIORITY_BELOW_NORMAL) setPriority(PRIORITY_BELOW_NORMAL);
}

/** Of a process that has just been started, and so of whatever it starts. */
export function lowerProcessPriority(pid: number): void {
  try {
    // Only root may raise it again, where the server itself was started with a lower one.
    if (getPriority(pid) < PRIORITY_BELOW_NORMAL) setPriority(pid, PRIORITY_BELOW_NORMAL);
  } catch (error) {
    // It has ended already, which its own events report.
    if (!(error instanceof Error && 'info' in error && (error.info as { code?: unknown }).code === 'ESRCH'))
      throw error;
  }
}
