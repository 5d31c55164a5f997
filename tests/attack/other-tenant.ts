// A separate process, so that the attack's work does not delay its measurements: a user of another tenant at work, and
// constant requests for /healthz. Messages name the phase; the response to the end of a phase has its figures.
import { execFileSync } from 'node:child_process';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { otherAccount } from './attacked-server.ts';
import { openSession, type Session } from './session.ts';
import { startWork, type Work } from './work.ts';

/** In milliseconds. */
export interface PhaseFigures {
  readonly operations: Readonly<Record<string, readonly number[]>>;
  readonly failures: Readonly<Record<string, number>>;
  readonly health: readonly number[];
  /** When /healthz took long, according to Date.now(). */
  readonly slowMoments: readonly SlowMoment[];
  readonly healthFailures: number;
  /** The worst delay of this process itself: the figures cannot be more precise. */
  readonly ownDelay: number;
}

export interface SlowMoment {
  readonly at: number;
  readonly ms: number;
}

export type PhaseMessage = 'begin' | 'report' | 'end';

interface Recording {
  readonly operations: Record<string, number[]>;
  readonly failures: Record<string, number>;
  readonly health: number[];
  readonly slowMoments: SlowMoment[];
  healthFailures: number;
}

const thinkMs = 60;
const healthEveryMs = 100;
const slowMs = 250;
const healthPatienceMs = 30_000;
const url = process.argv[2] ?? '';
const ownDelay = monitorEventLoopDelay({ resolution: 10 });

let recording = newRecording();
const over = new AbortController();

function newRecording(): Recording {
  return { operations: {}, failures: {}, health: [], slowMoments: [], healthFailures: 0 };
}

/** One after another, as a person works; failures are counted and not retried. */
async function workOn(session: Session, work: Work): Promise<void> {
  for (let turn = 0; !over.signal.aborted; turn += 1) {
    const { name, run } = work.step(turn);
    const into = recording;
    const startedAt = performance.now();
    try {
      await session.renew();
      await run();
      (into.operations[name] ??= []).push(performance.now() - startedAt);
    } catch (error) {
      const words = `${name}: ${error instanceof Error ? error.message : String(error)}`.slice(0, 200);
      into.failures[words] = (into.failures[words] ?? 0) + 1;
    }
    await delay(thinkMs);
  }
}

async function watchHealth(): Promise<void> {
  while (!over.signal.aborted) {
    const into = recording;
    const startedAt = performance.now();
    try {
      const response = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(healthPatienceMs) });
      await response.text();
      if (!response.ok) into.healthFailures += 1;
    } catch {
      into.healthFailures += 1;
    }
    const ms = performance.now() - startedAt;
    into.health.push(ms);
    if (ms > slowMs) into.slowMoments.push({ at: Date.now(), ms });
    await delay(healthEveryMs);
  }
}

/**
 * This user's browser would run on another machine: work on this one must not delay the measurement. Only root may claim a
 * core at once; for others the figures include that delay.
 */
function runAtOnce(): void {
  try {
    execFileSync('/usr/bin/chrt', ['--all-tasks', '--fifo', '--pid', '1', String(process.pid)], { stdio: 'ignore' });
  } catch {
    // The report includes the delay of this process.
  }
}

function report(): void {
  const figures: PhaseFigures = { ...recording, ownDelay: ownDelay.max / 1e6 };
  process.send?.(figures);
}

runAtOnce();
const session = await openSession(url, otherAccount);
const work = await startWork(url, session);
const working = [workOn(session, work), watchHealth()];
process.on('message', (message: PhaseMessage) => {
  if (message === 'report') return report();
  if (message === 'begin') {
    recording = newRecording();
    ownDelay.enable();
    ownDelay.reset();
    return undefined;
  }
  over.abort();
  return void Promise.all(working).finally(() => process.exit(0));
});
// Ends when the parent process has ended.
process.once('disconnect', () => process.exit(0));
process.send?.('ready');
