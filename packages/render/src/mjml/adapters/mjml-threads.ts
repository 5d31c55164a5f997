// The threads that hold the compiler, and the messages for their failures. They are a separate pool: the compiler takes
// ten times the memory of everything else in a thread.
import type { Sentence } from '@coverwright/insurance/sentence';
import { say } from '../../sentences/say.ts';
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

export interface ThreadProblem extends Sentence {
  readonly code: ThreadProblemCode;
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

const busy = say('MJML_BUSY');

const words: Readonly<Record<Exclude<ThreadFailureReason, 'BROKEN'>, readonly [ThreadProblemCode, Sentence]>> = {
  FULL: ['BUSY', busy],
  LATE: ['BUSY', busy],
  SLOW: ['BUSY', machineBusy],
  TENANT_FULL: ['BUSY', say('MJML_BUSY_TENANT')],
  USER_FULL: ['BUSY', say('MJML_BUSY_USER')],
  CANCELLED: ['CANCELLED', say('LIQUID_CANCELED')],
  TIME: ['TIME', say('MJML_TIME_MAX', { seconds: mjmlLimits.totalMs / 1000 })],
  MEMORY: ['MEMORY', say('MJML_MEMORY_MAX')],
};

function toProblem({ reason, message }: ThreadFailure): ThreadProblem {
  if (reason === 'BROKEN') return { code: 'RENDER', ...say('MJML_COMPILER_STOPPED', { fault: message }) };
  const [code, sentence] = words[reason];
  return { code, ...sentence };
}
