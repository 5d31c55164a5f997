// Metrics of what is refused, waits or runs: limits, turns, threads, the memory of tenants' data, and the build.
import { Counter, Gauge, type Registry } from 'prom-client';
import type { ErrorCode } from '../../errors/error-codes.ts';
import type { Problem } from '../../errors/user-error.ts';
import { readVersion } from '../../processes/version.ts';

const refusalCodes: ReadonlySet<ErrorCode> = new Set(['LIMIT_EXCEEDED', 'BUSY', 'TOO_MANY_ATTEMPTS']);

/** Labels are names of limits and reasons, of which the product has a fixed number. */
export function createRefusalCounter(registry: Registry): (problems: readonly Problem[]) => void {
  const refusals = new Counter({
    name: 'coverwright_refusals_total',
    help: 'Refusals by a limit: the name of the limit of a tenant, or the reason in docs/errors.md.',
    labelNames: ['code', 'limit'],
    registers: [registry],
  });
  return (problems) => {
    for (const { code, limit, reason } of problems) {
      if (refusalCodes.has(code)) refusals.inc({ code, limit: limit ?? reason });
    }
  };
}

export interface WatchedLoad {
  /** By what they wait for. */
  readonly turns: Readonly<Record<string, { readonly waitingCount: number }>>;
  readonly threads: {
    readonly activity: { readonly open: number; readonly running: number; readonly waiting: number };
  };
  readonly changes: { readonly isHearing: boolean };
}

export function watchLoad(registry: Registry, { turns, threads, changes }: WatchedLoad): void {
  const registers = [registry];
  const waiting = new Gauge({
    name: 'coverwright_turns_waiting',
    help: 'Requests that wait for a turn, by what they wait for.',
    labelNames: ['resource'],
    registers,
    collect: () => {
      for (const [resource, { waitingCount }] of Object.entries(turns)) waiting.set({ resource }, waitingCount);
    },
  });
  const pool = new Gauge({
    name: 'coverwright_threads',
    help: 'Threads for texts, calculations and other work outside the main thread: open and running; and tasks waiting for one.',
    labelNames: ['state'],
    registers,
    collect: () => {
      for (const [state, count] of Object.entries(threads.activity)) pool.set({ state }, count);
    },
  });
  const memory: Gauge = new Gauge({
    name: 'coverwright_memory_valid',
    help: '1 if answers come from memory, 0 if everything is read from the database.',
    registers,
    collect: () => memory.set(changes.isHearing ? 1 : 0),
  });
}

export function showBuild(registry: Registry): void {
  new Gauge({
    name: 'coverwright_build_info',
    help: 'Always 1; the version of Coverwright and of Node.js.',
    labelNames: ['version', 'node'],
    registers: [registry],
  }).set({ version: readVersion(), node: process.version }, 1);
}
