// A process that works on workbooks, seen from the server: a task has limits of time and memory, then the process is killed.
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { lowerSessionPriority, withLowerPriority } from '../../../threads/adapters/priority.ts';
import { workbookLimits } from '../../limits.ts';
import type { WorkbookAnswer, WorkbookTask } from '../messages.ts';
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
  readonly resolve: (answer: WorkbookAnswer) => void;
  readonly fail: (reason: ProcessFailureReason) => void;
}

export class WorkbookProcess {
  readonly #child: ChildProcess;
  #running: Running | undefined;
  #isEnded = false;

  constructor() {
    const [program, args] = withLowerPriority(process.execPath, flags);
    this.#child = spawn(program, args, {
      env: { TZ: 'UTC', LANG: 'C.UTF-8' },
      cwd: '/',
      detached: true,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    });
    lowerSessionPriority(this.pid);
    this.#child.on('message', (answer: WorkbookAnswer) => this.#running?.resolve(answer));
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

  /** Rejects with a ProcessFailure once the process has ended. */
  run(task: WorkbookTask, timeoutMs: number, signal?: AbortSignal): Promise<WorkbookAnswer> {
    return new Promise((resolve, reject) => {
      if (this.#isEnded || signal?.aborted) {
        reject(new ProcessFailure(this.#isEnded ? 'ENDED' : 'CANCELLED'));
        return;
      }
      const settle = () => {
        this.#running = undefined;
        clearTimeout(timer);
        clearInterval(watch);
        signal?.removeEventListener('abort', cancel);
        this.#rest();
      };
      const fail = (reason: ProcessFailureReason) => {
        settle();
        this.kill();
        reject(new ProcessFailure(reason));
      };
      const cancel = () => fail('CANCELLED');
      const timer = setTimeout(fail, timeoutMs, 'TIME');
      const watch = setInterval(() => {
        if (residentMb(this.pid) > workbookLimits.processMb) fail('MEMORY');
      }, watchMs);
      signal?.addEventListener('abort', cancel);
      this.#child.ref();
      this.#child.channel?.ref();
      this.#running = {
        fail,
        resolve: (answer) => {
          settle();
          resolve(answer);
        },
      };
      this.#child.send(task, (error) => {
        if (error !== null) this.#end('ENDED');
      });
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
