// Liquid within limits: templates are parsed and rendered in worker threads, which are terminated if they take too long
// or use too much. Knows no request, no tenant and no files.
import type { ThreadPool } from '../threads/adapters/thread-pool.ts';
import { LiquidThreads } from './adapters/liquid-threads.ts';
import { type LiquidLimits, liquidLimits } from './limits.ts';
import type { LiquidBatch, LiquidOutcome, LiquidRequest } from './rendering.ts';

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
  const renderer = new LiquidThreads(threads, { ...liquidLimits, ...limits });
  return {
    render: (request, signal) => renderer.render(request, signal),
    renderTogether: (batch, signal) => renderer.renderTogether(batch, signal),
    warm: () => renderer.warm(),
  };
}
