// One run: the server starts, another tenant works undisturbed for a while, then the attack begins in parallel; at the end
// everything becomes idle, and the remaining memory and processes are checked.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { attack } from './attack.ts';
import { type AttackedServer, otherAccount, startAttackedServer } from './attacked-server.ts';
import { workOnBusyMachine } from './busy-machine.ts';
import { type AttackFigures, claims } from './figures.ts';
import type { PhaseFigures, PhaseMessage } from './other-tenant.ts';
import { estimateMemory, type Memory, measureMemory, peakOf } from './process-memory.ts';
import { openGuestSession, openSession } from './session.ts';
import { appHost } from './shapes/app-hosts.ts';
import type { Shape } from './shape.ts';
import { Tally } from './tally.ts';

export interface RunOptions {
  readonly shapes: readonly Shape[];
  readonly attackMs: number;
  /** Every shape once, with attackMs only as a limit. */
  readonly isOneRound?: boolean;
  readonly quietMs: number;
  /** Maximum time until memory is back. */
  readonly restMs: number;
  readonly random: () => number;
  readonly say: (words: string) => void;
  /** Called once the server and the other tenant are running. */
  readonly onAttack?: () => void;
}

export interface RunResult {
  readonly figures: AttackFigures;
  /** The responses to every shape. */
  readonly answers: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

const sampleEveryMs = 1_000;
const otherTenant = fileURLToPath(new URL('other-tenant.ts', import.meta.url));

export async function runAttack(options: RunOptions): Promise<RunResult> {
  const { say } = options;
  const server = await startAttackedServer();
  let beside: ChildProcess | undefined;
  try {
    const group = server.hasControlGroup
      ? 'a control group of its own'
      : 'its session, without a control group of its own';
    say(`the server runs at ${server.url} in ${group}`);
    say(`four other programs keep the processors busy for ${options.quietMs / 1000} s`);
    // Before the priority of this process is lowered, which they would inherit.
    const busy = await workOnBusyMachine(server.url, await openSession(server.url, otherAccount), options.quietMs);
    beside = fork(otherTenant, [server.url], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], detached: true });
    await Promise.race([once(beside, 'message'), failOnExit(beside)]);
    const { figures, answers } = await measure(options, server, beside);
    return { figures: { ...figures, busy }, answers };
  } finally {
    beside?.kill('SIGKILL');
    await server.stop();
  }
}

async function failOnExit(child: ChildProcess): Promise<never> {
  const [code] = (await once(child, 'exit')) as [number | null];
  throw new Error(`The process of the other tenant ended with ${code}.`);
}

async function measure(options: RunOptions, server: AttackedServer, beside: ChildProcess) {
  const { shapes, attackMs, quietMs, restMs, random, say } = options;
  const sessions = await Promise.all(server.attackers.map((account) => openSession(server.url, account)));
  const guest = await openGuestSession(server.url, appHost);
  say(`the other tenant works alone for ${quietMs / 1000} s`);
  tell(beside, 'begin');
  await delay(quietMs);
  const quiet = await figuresOf(beside);
  const start = await measureMemory(server.pid);
  const sampler = samplePeak(server);

  say(`${shapes.length} shapes for ${attackMs / 1000} s`);
  const tally = new Tally();
  tell(beside, 'begin');
  options.onAttack?.();
  const startedAt = Date.now();
  await attack({
    url: server.url,
    sessions,
    guest,
    shapes,
    durationMs: attackMs,
    isOneRound: options.isOneRound ?? false,
    random,
    tally,
    isOver: server.hasEnded,
  });
  const seconds = (Date.now() - startedAt) / 1000;
  const attacked = await figuresOf(beside);
  const hasCrashed = server.hasEnded();

  const peak = await sampler.stop();
  say('the other tenant works alone again, until memory is back');
  const restFrom = Date.now();
  const end = await untilMemoryIsBack(server.pid, start, restMs);
  const restSeconds = (Date.now() - restFrom) / 1000;
  tell(beside, 'end');
  const memory = start && end && { start, peak, end, restSeconds };
  const { themes, refusals, spans } = tally;
  return {
    figures: {
      seconds,
      shapes: shapes.length,
      themes,
      refusals,
      spans,
      errors: [...tally.errors.values()].toSorted((a, b) => b.count - a.count),
      logged: server.logged,
      hasCrashed,
      quiet,
      attacked,
      memory,
    },
    answers: Object.fromEntries(tally.shapes),
  };
}

function tell(child: ChildProcess, message: PhaseMessage): void {
  if (child.connected) child.send(message);
}

async function figuresOf(child: ChildProcess): Promise<PhaseFigures> {
  tell(child, 'report');
  const [figures] = (await Promise.race([once(child, 'message'), failOnExit(child)])) as [PhaseFigures];
  return figures;
}

function samplePeak({ pid }: AttackedServer): { stop(): Promise<Memory> } {
  let all = 0;
  const over = new AbortController();
  const sampling = (async () => {
    while (!over.signal.aborted) {
      all = Math.max(all, await estimateMemory(pid));
      await delay(sampleEveryMs);
    }
  })();
  return {
    stop: async () => {
      // For the server alone the system itself records the peak.
      const server = await peakOf(pid);
      over.abort();
      await sampling;
      return { server, all };
    },
  };
}

/**
 * Part of it is garbage, which V8 only collects while there is work: the other tenant continues as at the start.
 */
async function untilMemoryIsBack(pid: number, start: Memory | undefined, restMs: number): Promise<Memory | undefined> {
  let now = await measureMemory(pid);
  for (const until = Date.now() + restMs; Date.now() < until; now = await measureMemory(pid)) {
    if (now === undefined || start === undefined || now.all <= start.all * claims.memoryGrowth) return now;
    await delay(sampleEveryMs);
  }
  return now;
}
