// A separate control group for the attacked server, as from a container runtime or a service manager. Its processes then
// share the cores by their priorities. Otherwise Linux may group them by session, and PostgreSQL opens a session for each of
// its processes: a process that was idle may wait for hundreds of milliseconds behind the work of another session.
import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const mount = '/sys/fs/cgroup';

const removalPatienceMs = 2_000;

/**
 * Moves a process, with its future children, into a new group. Returns a function that removes the group once they have
 * ended; undefined if Linux has no such groups or this account may not create one.
 */
export function moveToControlGroup(name: string, pid: number): (() => Promise<void>) | undefined {
  try {
    const folder = join(toCpuControl(), name);
    mkdirSync(folder);
    writeFileSync(join(folder, 'cgroup.procs'), String(pid));
    return () => remove(folder);
  } catch {
    return undefined;
  }
}

/** The system takes a moment to remove killed processes. */
async function remove(folder: string): Promise<void> {
  const until = performance.now() + removalPatienceMs;
  for (;;) {
    try {
      return rmdirSync(folder);
    } catch (error) {
      if (performance.now() > until) throw error;
      await delay(20);
    }
  }
}

/** Version 2 has one tree for everything, version 1 has one for each resource. */
function toCpuControl(): string {
  if (!existsSync(join(mount, 'cgroup.controllers'))) return join(mount, 'cpu');
  writeFileSync(join(mount, 'cgroup.subtree_control'), '+cpu');
  return mount;
}
