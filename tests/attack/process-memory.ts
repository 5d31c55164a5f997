// The memory of the server and everything it has started: PostgreSQL, the browser, threads. Linux only.
import { readdir, readFile } from 'node:fs/promises';

export interface Memory {
  /** Memory of the server's own process, in bytes. */
  readonly server: number;
  /** For it and all its descendants; shared memory counts once. */
  readonly all: number;
}

/**
 * Undefined if the system does not report the memory of a process. Only for an idle server: the kernel locks the memory map
 * of a process while it sums up its pages, and all its threads wait for that, under attack for up to a second.
 */
export async function measureMemory(pid: number): Promise<Memory | undefined> {
  const pids = await descendantsOf(pid);
  if (pids.length === 0) return undefined;
  const sizes = await Promise.all(pids.map(proportionalBytes));
  return { server: await residentBytes(pid), all: sizes.reduce((sum, size) => sum + size, 0) };
}

/**
 * For the server and all its descendants in bytes, from counters that are read without a lock: the private memory of each,
 * and the largest shared part. Files mapped into memory do not count.
 */
export async function estimateMemory(pid: number): Promise<number> {
  const statuses = await Promise.all((await descendantsOf(pid)).map(readStatus));
  const own = statuses.map((status) => bytesOf('RssAnon', status));
  const shared = statuses.map((status) => bytesOf('RssShmem', status));
  return own.reduce((sum, size) => sum + size, 0) + Math.max(0, ...shared);
}

/** The process itself comes first. */
export async function descendantsOf(pid: number): Promise<number[]> {
  if (process.platform !== 'linux') return [];
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const children = new Map<number, number[]>();
  await Promise.all(
    pids.map(async (child) => {
      const stat = await readFile(`/proc/${child}/stat`, 'utf8').catch(() => '');
      // The name, in brackets, may contain any characters.
      const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
      if (Number.isInteger(parent)) children.set(parent, [...(children.get(parent) ?? []), child]);
    }),
  );
  const found: number[] = [];
  const waiting = [pid];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    found.push(next);
    waiting.push(...(children.get(next) ?? []));
  }
  return found;
}

/** The peak of the server's own process. */
export async function peakOf(pid: number): Promise<number> {
  return bytesOf('VmHWM', await readStatus(pid));
}

async function residentBytes(pid: number): Promise<number> {
  return bytesOf('VmRSS', await readStatus(pid));
}

function readStatus(pid: number): Promise<string> {
  return readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
}

function bytesOf(name: string, status: string): number {
  return Number(new RegExp(String.raw`^${name}:\s+(\d+) kB$`, 'm').exec(status)?.[1] ?? 0) * 1024;
}

async function proportionalBytes(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  const size = /^Pss:\s+(\d+) kB$/m.exec(rollup)?.[1];
  return size === undefined ? residentBytes(pid) : Number(size) * 1024;
}
