// Liquid within limits: templates are parsed and rendered in worker threads that are ended when they take too long or
// too much. Knows no request, no tenant and no files.
import type { ThreadPool } from '../threads/adapters/thread-pool.ts';
import { LiquidThreads } from './adapters/liquid-threads.ts';
import { type LiquidLimits, liquidLimits } from './limits.ts';
import type { LiquidBatch, LiquidOutcome, LiquidRequest } from './rendering.ts';

export type { LiquidOutcome, LiquidProblem, LiquidProblemCode, LiquidRequest, LiquidWarning } from './rendering.ts';

export interface LiquidEngine {
  /** Never throws for what a template or its data does: every such failure is a problem, all of them at once. */
  render(request: LiquidRequest, signal?: AbortSignal): Promise<LiquidOutcome>;
  /**
   * The same for several templates, whose limits of time and of output are those of one. In their order; it ends with the
   * first one that met a limit.
   */
  renderTogether(batch: LiquidBatch, signal?: AbortSignal): Promise<readonly LiquidOutcome[]>;
  /** From now on an idle thread can render at once. */
  warm(): void;
}

/** Renders in these threads; what is being rendered when they are closed is answered as cancelled. */
export function createLiquidEngine(threads: ThreadPool, limits: Partial<LiquidLimits> = {}): LiquidEngine {
  const renderer = new LiquidThreads(threads, { ...liquidLimits, ...limits });
  return {
    render: (request, signal) => renderer.render(request, signal),
    renderTogether: (batch, signal) => renderer.renderTogether(batch, signal),
    warm: () => renderer.warm(),
  };
}
