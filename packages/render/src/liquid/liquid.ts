// Liquid within limits: templates are parsed and rendered in worker threads that are ended when they take too long or
// too much. Knows no request, no tenant and no files.
import { LiquidThreads, usualThreads } from './adapters/liquid-threads.ts';
import { type LiquidLimits, liquidLimits } from './limits.ts';
import type { LiquidOutcome, LiquidRequest } from './rendering.ts';

export type { LiquidOutcome, LiquidProblem, LiquidProblemCode, LiquidRequest } from './rendering.ts';

export interface LiquidEngine {
  /** Never throws for what a template or its data does: every such failure is a problem, all of them at once. */
  render(request: LiquidRequest, signal?: AbortSignal): Promise<LiquidOutcome>;
  /** Ends the workers; what is being rendered is answered as cancelled. */
  close(): Promise<void>;
}

export interface LiquidEngineOptions {
  /** When not given, one more than twice the cores, and at least 5. */
  readonly workers?: number;
  readonly limits?: Partial<LiquidLimits>;
}

export function createLiquidEngine({ workers, limits }: LiquidEngineOptions = {}): LiquidEngine {
  const threads = new LiquidThreads(workers ?? usualThreads(), { ...liquidLimits, ...limits });
  return { render: (request, signal) => threads.render(request, signal), close: () => threads.close() };
}
