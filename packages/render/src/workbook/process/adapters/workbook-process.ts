// A process that works on workbooks, seen from the server: a task has limits of processor time and memory, then the process
// is killed. Its start does not count.
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { lowerSessionPriority } from '../../../threads/adapters/priority.ts';
import { processMs } from '../../../threads/adapters/process-time.ts';
import { limitProcessorTime, slowLimits } from '../../../threads/processor-time.ts';
import { workbookLimits } from '../../limits.ts';
import type { ProcessMessage, WorkbookAnswer, WorkbookTask } from '../messages.ts';
import { ProcessFailure, type ProcessFailureReason } from '../process-failure.ts';

const main = fileURLToPath(new URL('workbook-process-main.ts', import.meta.url));
/** Buffers are outside the heap, so the process itself is monitored as well. */
const heapMb = 192;
const watchMs = 50;
const pageBytes = 4_096;

/** Cannot write files or start programs, and does not inherit the server's environment. */
const flags = [
  `--max-old-space-size=${heapMb}`,
  '--permission',
  '--allow-fs-read=*',
  '--allow-addons',
  '--disable-warning=SecurityWarning',
  '--disable-warning=ExperimentalWarning',
  main,
];

interface Running {
  readonly task: WorkbookTask;
  readonly timeoutMs: number;
  readonly settle: (answer: WorkbookAnswer) => void;
  readonly fail: (reason: ProcessFailureReason) => void;
  /** Ends the watches. */
  stop: () => void;
  /** Whether the process has received the task. */
  isSent: boolean;
}

export interface WorkbookProcessOptions {
  /** How long a task may take by the clock; defaults to slowAfterMs. */
  readonly slowMs?: number;
  readonly startMs?: number;
}

export class WorkbookProcess {
  readonly #options: WorkbookProcessOptions;
  readonly #child: ChildProcess;
  readonly #startedAt = performance.now();
  /** Its processor time at its last message; undefined until it has started. */
  #processorMs: number | undefined;
  #running: Running | undefined;
  #isEnded = false;

  constructor(options: WorkbookProcessOptions = {}) {
    this.#options = options;
    this.#child = spawn(process.execPath, flags, {
      env: { TZ: 'UTC', LANG: 'C.UTF-8' },
      cwd: '/',
      detached: true,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    });
    lowerSessionPriority(this.pid);
    this.#child.on('message', (message: ProcessMessage) => this.#hear(message));
    this.#child.on('exit', () => this.#end('ENDED'));
    this.#child.on('error', () => this.#end('ENDED'));
    this.#rest();
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  get isEnded(): boolean {
    return this.#isEnded;
  }

  /** Rejects with a ProcessFailure. Unless the process was still starting, it has ended then. */
  run(task: WorkbookTask, timeoutMs: number, signal?: AbortSignal): Promise<WorkbookAnswer> {
    return new Promise((resolve, reject) => {
      if (this.#isEnded || signal?.aborted) {
        reject(new ProcessFailure(this.#isEnded ? 'ENDED' : 'CANCELLED'));
        return;
      }
      const settle = () => {
        this.#running?.stop();
        this.#running = undefined;
        signal?.removeEventListener('abort', cancel);
        this.#rest();
      };
      const running: Running = {
        task,
        timeoutMs,
        settle: (answer) => {
          settle();
          resolve(answer);
        },
        fail: (reason) => {
          settle();
          if (running.isSent || performance.now() - this.#startedAt > slowLimits.lostMs) this.kill();
          reject(new ProcessFailure(reason));
        },
        stop: () => undefined,
        isSent: false,
      };
      const cancel = () => running.fail('CANCELLED');
      signal?.addEventListener('abort', cancel);
      this.#child.ref();
      this.#child.channel?.ref();
      this.#running = running;
      if (this.#processorMs === undefined) {
        const timer = setTimeout(running.fail, this.#options.startMs ?? slowLimits.startMs, 'SLOW');
        running.stop = () => clearTimeout(timer);
      } else this.#send(running, this.#processorMs);
    });
  }

  #hear({ answer, processorMs }: ProcessMessage): void {
    this.#processorMs = processorMs;
    if (answer !== undefined) this.#running?.settle(answer);
    else if (this.#running !== undefined) this.#send(this.#running, processorMs);
  }

  #send(running: Running, beforeMs: number): void {
    running.stop();
    running.isSent = true;
    const watch = setInterval(() => {
      if (residentMb(this.pid) > workbookLimits.processMb) running.fail('MEMORY');
    }, watchMs);
    const endLimit = limitProcessorTime({
      limitMs: running.timeoutMs,
      slowMs: this.#options.slowMs,
      read: async () => {
        const nowMs = await processMs(this.pid);
        return nowMs === undefined ? undefined : nowMs - beforeMs;
      },
      onOver: () => running.fail('TIME'),
      onSlow: () => running.fail('SLOW'),
    });
    running.stop = () => {
      clearInterval(watch);
      endLimit();
    };
    this.#child.send(running.task, (error) => {
      if (error !== null) this.#end('ENDED');
    });
  }

  kill(): void {
    this.#isEnded = true;
    this.#child.kill('SIGKILL');
  }

  /** Without a task it does not keep the server alive. */
  #rest(): void {
    this.#child.unref();
    this.#child.channel?.unref();
  }

  #end(reason: ProcessFailureReason): void {
    this.#isEnded = true;
    this.#running?.fail(reason);
  }
}

/** The process's memory; 0 if the system does not report it, and only the heap's own limit applies. */
function residentMb(pid: number): number {
  try {
    const [, pages = '0'] = readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ');
    return (Number(pages) * pageBytes) / 1024 ** 2;
  } catch {
    return 0;
  }
}
