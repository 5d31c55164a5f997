// What goes wrong in a run of several instances, one fault after the other. Each resolves when it is over: what was killed
// has been started again.
import { writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { Instances } from './instances.ts';
import type { ReplicatedDatabase } from './replicated-database.ts';

export interface Fault {
  readonly name: string;
  make(round: number): Promise<void>;
}

export interface Faulty {
  readonly instances: Instances;
  readonly database: ReplicatedDatabase;
  /** Undefined if clocks cannot be faked. */
  readonly clock: FakeClock | undefined;
}

/** How long the database is read only, and how long a clock is wrong. */
const readOnlyMs = 5_000;
const wrongClockMs = 15_000;
const clockJumpSeconds = 300;

export function faultsOf({ instances, database, clock }: Faulty): Fault[] {
  const count = instances.urls().length;
  return [
    { name: 'kill -9 of an instance', make: (round) => instances.killAndStart(round % count) },
    {
      name: 'rolling restart (SIGTERM)',
      make: async () => {
        for (let at = 0; at < count; at += 1) await instances.stopAndStart(at);
      },
    },
    { name: 'primary killed, standby promoted', make: () => database.failOver() },
    { name: 'pgbouncer restarted', make: () => database.restartPoolers() },
    {
      name: 'database read only',
      make: async () => {
        await database.setReadOnly(true);
        await delay(readOnlyMs);
        await database.setReadOnly(false);
      },
    },
    ...(clock === undefined
      ? []
      : [
          { name: 'clock of an instance 5 minutes ahead', make: () => jump(clock, clockJumpSeconds) },
          { name: 'clock of an instance 5 minutes behind', make: () => jump(clock, -clockJumpSeconds) },
        ]),
  ];
}

async function jump(clock: FakeClock, seconds: number): Promise<void> {
  clock.set(seconds);
  await delay(wrongClockMs);
  clock.set(0);
}

export interface FakeClock {
  /** Of the process whose clock it is. */
  readonly environment: Readonly<Record<string, string>>;
  /** Ahead of the real time. */
  set(seconds: number): void;
}

/** A clock that jumps while the process runs; the time that timers use does not, as on a real machine. */
export function createFakeClock(library: string, path: string): FakeClock {
  const set = (seconds: number) => writeFileSync(path, `${seconds < 0 ? '' : '+'}${seconds}\n`);
  set(0);
  return {
    set,
    environment: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: path,
      FAKETIME_CACHE_DURATION: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      NO_FAKE_STAT: '1',
    },
  };
}
