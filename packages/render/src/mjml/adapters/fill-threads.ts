// The threads that fill precompiled mails: shared with other engines, because the compiler is not needed for it.
import { serialize } from 'node:v8';
import type { EngineThreads, ThreadPool } from '../../threads/adapters/thread-pool.ts';
import { ThreadFailure } from '../../threads/thread-failure.ts';
import type { TurnCaller } from '../../turns/turns.ts';
import { liquidLimits } from '../../liquid/limits.ts';
import type { MailParts } from '../compile/compile-mail.ts';
import type { KeptMail } from '../keep/keep-mjml.ts';

export interface FillTask {
  readonly kept: KeptMail;
  readonly data: Uint8Array<ArrayBuffer>;
  readonly locale: string;
  readonly isWhole: boolean;
}

/** Undefined if the mail has to be compiled. */
export type FilledMail =
  | { readonly html: string; readonly missingVariables: readonly string[]; readonly parts?: MailParts }
  | undefined;

export interface Filling extends Omit<FillTask, 'data'> {
  readonly data: Readonly<Record<string, unknown>>;
}

export class FillThreads {
  readonly #threads: EngineThreads<FillTask, FilledMail>;

  constructor(threads: ThreadPool) {
    const { totalMs, heapMb } = liquidLimits;
    this.#threads = threads.serve({
      name: 'mails',
      module: new URL('fill-worker.ts', import.meta.url),
      totalMs,
      heapMb,
    });
  }

  /** Any failure is reported by compiling the mail instead. */
  async run({ data, ...task }: Filling, caller: TurnCaller, signal?: AbortSignal): Promise<FilledMail> {
    try {
      const pack = () => {
        const bytes = serialize(data);
        if (bytes.length > liquidLimits.dataBytes) throw new ThreadFailure('MEMORY');
        return { task: { ...task, data: bytes }, transferred: [bytes.buffer] };
      };
      return await this.#threads.run(caller, pack, signal);
    } catch (error) {
      if (error instanceof ThreadFailure) return undefined;
      throw error;
    }
  }
}
