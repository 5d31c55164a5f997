// The threads that hold the compiler, and the messages for their failures. They are a separate pool: the compiler takes
// ten times the memory of everything else in a thread.
import { ThreadPool } from '../../threads/adapters/thread-pool.ts';
import type { EngineThreads } from '../../threads/adapters/thread-pool.ts';
import { machineBusy, ThreadFailure, type ThreadFailureReason } from '../../threads/thread-failure.ts';
import type { TurnCaller } from '../../turns/turns.ts';
import type { CompiledMail, CompileTask, KeepTask, MjmlTask } from '../compile/compile-mail.ts';
import type { Keeping } from '../keep/keep-mjml.ts';
import { mjmlLimits } from '../limits.ts';

export type MjmlAnswer =
  | { readonly kind: 'compiled'; readonly mail: CompiledMail }
  | { readonly kind: 'kept'; readonly keeping: Keeping };

export type ThreadProblemCode = 'TIME' | 'MEMORY' | 'BUSY' | 'CANCELLED' | 'RENDER';

export interface ThreadProblem {
  readonly code: ThreadProblemCode;
  readonly message: string;
}

export class MjmlThreads {
  readonly #pool: ThreadPool;
  readonly #threads: EngineThreads<MjmlTask, MjmlAnswer>;

  constructor() {
    const { threads: places, idleMs, totalMs, heapMb } = mjmlLimits;
    this.#pool = new ThreadPool({ places, idleMs, idleHeapMb: 256 }, { MJML_BROWSER: '1' });
    this.#threads = this.#pool.serve({
      name: 'mjml',
      module: new URL('mjml-worker.ts', import.meta.url),
      totalMs,
      heapMb,
    });
  }

  async compile(
    task: Omit<CompileTask, 'kind'>,
    caller: TurnCaller,
    signal?: AbortSignal,
  ): Promise<CompiledMail | ThreadProblem> {
    try {
      const answer = await this.#threads.run(caller, () => ({ task: { kind: 'compile', ...task } }), signal);
      if (answer.kind === 'compiled') return answer.mail;
      throw new Error('A thread answered what it was not asked.');
    } catch (error) {
      if (error instanceof ThreadFailure) return toProblem(error);
      throw error;
    }
  }

  /** Undefined if it could not be tried. */
  async keep(task: Omit<KeepTask, 'kind'>, caller: TurnCaller): Promise<Keeping | undefined> {
    try {
      const answer = await this.#threads.run(caller, () => ({ task: { kind: 'keep', ...task } }));
      return answer.kind === 'kept' ? answer.keeping : undefined;
    } catch (error) {
      if (error instanceof ThreadFailure) return undefined;
      throw error;
    }
  }

  close(): Promise<void> {
    return this.#pool.close();
  }
}

const busy = 'Too many emails are being rendered at the moment. Try again shortly.';

const words: Readonly<Record<Exclude<ThreadFailureReason, 'BROKEN'>, readonly [ThreadProblemCode, string]>> = {
  FULL: ['BUSY', busy],
  LATE: ['BUSY', busy],
  SLOW: ['BUSY', machineBusy.message],
  TENANT_FULL: ['BUSY', 'Too many emails of your tenant are waiting to be rendered. Try again shortly.'],
  USER_FULL: ['BUSY', 'Too many of your emails are waiting to be rendered. Try again when some of them are done.'],
  CANCELLED: ['CANCELLED', 'Rendering was canceled.'],
  TIME: [
    'TIME',
    `The mail takes longer than ${mjmlLimits.totalMs / 1000} seconds to compile. Shorten its lists, or use fewer components.`,
  ],
  MEMORY: ['MEMORY', 'The mail takes too much memory to compile. Shorten its texts or lists.'],
};

function toProblem({ reason, message }: ThreadFailure): ThreadProblem {
  if (reason === 'BROKEN') return { code: 'RENDER', message: `The compiler stopped: ${message}` };
  const [code, sentence] = words[reason];
  return { code, message: sentence };
}
