// Liquid within limits: templates are parsed and rendered in worker threads, which are terminated if they take too long
// or use too much. Knows no request, no tenant and no files.
import { serialize } from 'node:v8';
import type { Sentence } from '@coverwright/insurance/sentence';
import type { EngineThreads, PackedTask, ThreadPool } from '../threads/adapters/thread-pool.ts';
import { machineBusy, ThreadFailure, type ThreadFailureReason } from '../threads/thread-failure.ts';
import { say } from '../sentences/say.ts';
import { tooMuchMemory } from './failures.ts';
import { type LiquidLimits, liquidLimits } from './limits.ts';
import type { LiquidBatch, LiquidOutcome, LiquidProblemCode, LiquidRequest } from './rendering.ts';

export type { LiquidOutcome, LiquidProblem, LiquidProblemCode, LiquidRequest, LiquidWarning } from './rendering.ts';

export interface LiquidEngine {
  /** Never throws because of a template or its data: every such failure is a problem, and all are reported together. */
  render(request: LiquidRequest, signal?: AbortSignal): Promise<LiquidOutcome>;
  /**
   * The same for several templates, which share the limits of time and output of one. Results are in their order; ends with
   * the first template that reaches a limit.
   */
  renderTogether(batch: LiquidBatch, signal?: AbortSignal): Promise<readonly LiquidOutcome[]>;
  /** From now on an idle thread can render immediately. */
  warm(): void;
}

/** Renders in these threads; renderings in progress when they are closed are answered as cancelled. */
export function createLiquidEngine(threads: ThreadPool, limits: Partial<LiquidLimits> = {}): LiquidEngine {
  return new LiquidThreads(threads, { ...liquidLimits, ...limits });
}

export type LiquidTask = Omit<LiquidBatch, 'data' | 'caller'> & { readonly data: Uint8Array<ArrayBuffer> };

/** The data cannot be sent to a thread. */
class UnusableData extends Error {
  readonly outcome: LiquidOutcome;

  constructor(code: LiquidProblemCode, sentence: Sentence) {
    super(sentence.message);
    this.outcome = failure(code, sentence);
  }
}

/** Callers without an identity count as one. */
const nobody = { tenantId: '', userId: '' };

class LiquidThreads implements LiquidEngine {
  readonly #limits: LiquidLimits;
  readonly #threads: EngineThreads<LiquidTask, readonly LiquidOutcome[]>;

  constructor(threads: ThreadPool, limits: LiquidLimits) {
    this.#limits = limits;
    const { totalMs, heapMb } = limits;
    const module = new URL('render-template.ts', import.meta.url);
    this.#threads = threads.serve({ name: 'liquid', module, settings: limits, totalMs, heapMb });
  }

  warm(): void {
    this.#threads.warm();
  }

  async render({ template, ...request }: LiquidRequest, signal?: AbortSignal): Promise<LiquidOutcome> {
    const [outcome] = await this.renderTogether({ ...request, templates: [template] }, signal);
    return outcome ?? failure('CANCELLED', wordsOf.CANCELLED[1]);
  }

  async renderTogether(batch: LiquidBatch, signal?: AbortSignal): Promise<readonly LiquidOutcome[]> {
    const { caller = nobody } = batch;
    try {
      return await this.#threads.run(caller, () => pack(batch, this.#limits.dataBytes), signal);
    } catch (error) {
      if (error instanceof UnusableData) return [error.outcome];
      if (error instanceof ThreadFailure) return [toOutcome(error, batch)];
      throw error;
    }
  }
}

/** The bytes of a structured clone: half the cost of JSON text for the main thread. */
function pack({ data, caller: _caller, ...rest }: LiquidBatch, dataBytes: number): PackedTask<LiquidTask> {
  const bytes = toBytes(data);
  if (bytes.length > dataBytes) {
    throw new UnusableData('MEMORY', say('LIQUID_DATA_MAX', { mebibytes: dataBytes / 1024 / 1024 }));
  }
  return { task: { ...rest, data: bytes }, transferred: [bytes.buffer] };
}

function toBytes(data: LiquidRequest['data']): Uint8Array<ArrayBuffer> {
  try {
    return serialize(data);
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error);
    throw new UnusableData('RENDER', say('LIQUID_DATA_UNREADABLE', { fault }));
  }
}

const busy = say('LIQUID_BUSY');

const wordsOf: Readonly<
  Record<Exclude<ThreadFailureReason, 'TIME' | 'BROKEN'>, readonly [code: LiquidProblemCode, sentence: Sentence]>
> = {
  FULL: ['BUSY', busy],
  LATE: ['BUSY', busy],
  SLOW: ['BUSY', machineBusy],
  TENANT_FULL: ['BUSY', say('LIQUID_BUSY_TENANT')],
  USER_FULL: ['BUSY', say('LIQUID_BUSY_USER')],
  CANCELLED: ['CANCELLED', say('LIQUID_CANCELED')],
  MEMORY: ['MEMORY', tooMuchMemory],
};

function toOutcome({ reason, message }: ThreadFailure, { templates }: LiquidBatch): LiquidOutcome {
  const length = templates.reduce((sum, template) => sum + template.length, 0);
  // Parsing the template is included in that time, so the template may be too large.
  if (reason === 'TIME') return failure('TIME', say('LIQUID_TOTAL_TIME_MAX', { count: length.toLocaleString('en') }));
  if (reason === 'BROKEN') return failure('RENDER', say('LIQUID_STOPPED', { fault: message }));
  return failure(...wordsOf[reason]);
}

function failure(code: LiquidProblemCode, sentence: Sentence): LiquidOutcome {
  return { ok: false, problems: [{ code, ...sentence }] };
}
