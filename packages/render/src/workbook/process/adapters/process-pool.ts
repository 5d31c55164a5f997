// The processes that work on workbooks: as many as there are turns, started on demand and ended when idle. A task goes to
// the process that already holds its workbook if that one is idle.
import { availableParallelism } from 'node:os';
import { type TurnCaller, Turns } from '../../../turns/turns.ts';
import { workbookTurns } from '../../limits.ts';
import type { WorkbookAnswer, WorkbookTask } from '../messages.ts';
import { WorkbookProcess } from './workbook-process.ts';

const processesMax = 4;
const idleMs = 60_000;

interface IdleProcess {
  readonly process: WorkbookProcess;
  readonly keys: Set<string>;
  timer?: NodeJS.Timeout;
}

export interface PoolTask {
  readonly caller: TurnCaller;
  /** The workbook's key. */
  readonly key: string;
  readonly signal?: AbortSignal | undefined;
}

/** Runs a task in a process, within a limit on its processor time. */
export type Run = (task: WorkbookTask, timeoutMs: number) => Promise<WorkbookAnswer>;

export class ProcessPool {
  readonly #turns = new Turns({
    ...workbookTurns,
    places: Math.min(processesMax, Math.max(availableParallelism(), 1)),
  });
  readonly #idle = new Set<IdleProcess>();
  readonly #busy = new Set<WorkbookProcess>();

  /** Rejects with TurnRefused or ProcessFailure. */
  during<Value>({ caller, key, signal }: PoolTask, work: (run: Run) => Promise<Value>): Promise<Value> {
    return this.#turns.during(
      caller,
      async () => {
        const taken = this.#take(key);
        this.#busy.add(taken.process);
        try {
          return await work((task, timeoutMs) => taken.process.run(task, timeoutMs, signal));
        } finally {
          this.#busy.delete(taken.process);
          taken.keys.add(key);
          this.#putBack(taken);
        }
      },
      signal,
    );
  }

  get waitingCount(): number {
    return this.#turns.waitingCount;
  }

  /** The number of existing processes. */
  get pids(): number[] {
    return [...this.#busy, ...[...this.#idle].map(({ process }) => process)].map(({ pid }) => pid);
  }

  close(): void {
    this.#turns.close();
    for (const process of this.#busy) process.kill();
    for (const { process, timer } of this.#idle) {
      clearTimeout(timer);
      process.kill();
    }
    this.#idle.clear();
  }

  #take(key: string): IdleProcess {
    const alive = [...this.#idle].filter(({ process }) => !process.isEnded);
    const taken = alive.find(({ keys }) => keys.has(key)) ?? alive[0];
    if (taken === undefined) return { process: new WorkbookProcess(), keys: new Set() };
    clearTimeout(taken.timer);
    this.#idle.delete(taken);
    return taken;
  }

  #putBack(taken: IdleProcess): void {
    for (const idle of this.#idle) if (idle.process.isEnded) this.#idle.delete(idle);
    if (taken.process.isEnded) return;
    this.#idle.add(taken);
    taken.timer = setTimeout(() => {
      this.#idle.delete(taken);
      taken.process.kill();
    }, idleMs).unref();
  }
}
