// Liquid within limits: templates are parsed and rendered in worker threads that are ended when they take too long or
// too much. Knows no request, no tenant and no files.
export interface LiquidRequest {
  readonly template: string;
  /** What the template sees at its root. JSON values only. */
  readonly data: Readonly<Record<string, unknown>>;
  /** A language tag: money, dates and numbers are written in its manner. */
  readonly locale: string;
  /** `html`: values are escaped for HTML unless marked `raw`. `none`: values stand as they are. */
  readonly escape: 'html' | 'none';
}

export type LiquidProblemCode = 'SYNTAX' | 'RENDER' | 'TIME' | 'MEMORY' | 'OUTPUT' | 'BUSY' | 'CANCELLED';

export interface LiquidProblem {
  readonly code: LiquidProblemCode;
  /** What is wrong, in words, without the place. */
  readonly message: string;
  /** From 1; absent where the place is not known. */
  readonly line?: number;
  readonly column?: number;
  /** About 30 characters around the place, `▸` before it. */
  readonly excerpt?: string;
}

export type LiquidOutcome =
  { readonly ok: true; readonly text: string } | { readonly ok: false; readonly problems: readonly LiquidProblem[] };

export interface LiquidEngine {
  /** Never throws for what a template or its data does: every such failure is a problem, all of them at once. */
  render(request: LiquidRequest, signal?: AbortSignal): Promise<LiquidOutcome>;
  /** Ends the workers; what is being rendered is answered as cancelled. */
  close(): Promise<void>;
}

export function createLiquidEngine(): LiquidEngine {
  return {
    render: () => Promise.resolve({ ok: false, problems: [{ code: 'RENDER', message: 'Not made yet.' }] }),
    close: () => Promise.resolve(),
  };
}
