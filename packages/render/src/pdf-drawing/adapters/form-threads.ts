// Uploaded PDF files are opened in threads, which are terminated if they take too long or use too much.
import type { EngineThreads, ThreadPool } from '../../threads/adapters/thread-pool.ts';
import { ThreadFailure } from '../../threads/thread-failure.ts';
import type { TurnCaller } from '../../turns/turns.ts';
import type { FormFacts, FormOutcome, FormRefusal, LoadForm } from '../drawing-request.ts';
import { FormRefused } from '../form/open-form.ts';
import { refusals } from '../form/refusals.ts';
import { formLimits } from '../limits.ts';
import type { FormDrawing } from '../write/draw-form.ts';

export type FormTask =
  | { readonly kind: 'read'; readonly form: Uint8Array }
  | { readonly kind: 'draw'; readonly drawing: FormDrawing };

export type FormAnswer =
  | { readonly kind: 'read'; readonly facts: FormFacts }
  | { readonly kind: 'drawn'; readonly pdf: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'refused'; readonly refusal: FormRefusal }
  | { readonly kind: 'failed'; readonly message: string };

export class FormThreads {
  readonly #threads: EngineThreads<FormTask, FormAnswer>;

  constructor(threads: ThreadPool) {
    this.#threads = threads.serve({
      name: 'forms',
      module: new URL('form-worker.ts', import.meta.url),
      totalMs: formLimits.totalMs,
      heapMb: formLimits.memoryMb,
      countsExternal: true,
    });
  }

  /** Rejects with the error of loading, or for an internal error. */
  async read(loadForm: LoadForm, caller: TurnCaller, signal?: AbortSignal): Promise<FormOutcome> {
    try {
      const pack = async () => ({ task: { kind: 'read', form: await requireForm(loadForm) } }) as const;
      const answer = await this.#threads.run(caller, pack, signal);
      if (answer.kind === 'read') return { ok: true, facts: answer.facts };
      if (answer.kind === 'refused') return { ok: false, refusal: answer.refusal };
      throw new Error(answer.kind === 'failed' ? answer.message : 'A thread answered what it was not asked.');
    } catch (error) {
      return { ok: false, refusal: error instanceof FormRefused ? error.refusal : toRefusal(error) };
    }
  }

  /** For a document that already holds a printer page, so it needs no turn. Rejects with FormRefused for a bad file. */
  async draw(drawing: FormDrawing, signal?: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
    try {
      const answer = await this.#threads.runWithoutTurn({ kind: 'draw', drawing }, signal);
      if (answer.kind === 'drawn') return answer.pdf;
      if (answer.kind === 'refused') throw new FormRefused(answer.refusal);
      throw new Error(answer.kind === 'failed' ? answer.message : 'A thread answered what it was not asked.');
    } catch (error) {
      signal?.throwIfAborted();
      throw error instanceof ThreadFailure ? new FormRefused(toRefusal(error)) : error;
    }
  }
}

export async function requireForm(loadForm: LoadForm): Promise<Uint8Array> {
  const form = await loadForm();
  if (form === undefined) throw new FormRefused(refusals.gone);
  return form;
}

/** A thread that crashed did so because of this file. */
function toRefusal(error: unknown): FormRefusal {
  if (!(error instanceof ThreadFailure)) throw error;
  const { reason } = error;
  if (reason === 'TIME') return refusals.time;
  if (reason === 'MEMORY') return refusals.memory;
  if (reason === 'SLOW') return refusals.slow;
  return reason === 'BROKEN' ? refusals.damaged : refusals.busy;
}
