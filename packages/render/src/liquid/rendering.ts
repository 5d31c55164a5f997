// What is asked of a rendering, and what it answers.
import type { TurnCaller } from '../turns/turns.ts';

export interface LiquidRequest {
  readonly template: string;
  /** What the template sees at its root. JSON values only. */
  readonly data: Readonly<Record<string, unknown>>;
  /** A language tag: money, dates and numbers are written in its manner. */
  readonly locale: string;
  /** `html`: values are escaped for HTML unless marked `raw`. `none`: values are unchanged. */
  readonly escape: 'html' | 'none';
  /** Whether the positions of the rendered text in the template are recorded. */
  readonly isTraced?: boolean;
  /** Whose turn it takes. Requests without a caller count as one. */
  readonly caller?: TurnCaller;
}

/** Several templates on the same data, for which one turn is taken. */
export interface LiquidBatch extends Omit<LiquidRequest, 'template'> {
  readonly templates: readonly string[];
}

export type LiquidProblemCode = 'SYNTAX' | 'RENDER' | 'TIME' | 'MEMORY' | 'OUTPUT' | 'BUSY' | 'CANCELLED';

export interface LiquidProblem {
  readonly code: LiquidProblemCode;
  /** What is wrong, in words, without the position. */
  readonly message: string;
  /** From 1; absent where the position is unknown. */
  readonly line?: number;
  readonly column?: number;
  /** About 30 characters around the position, `▸` before it. */
  readonly excerpt?: string;
}

/** LOOP: an item of a list lacks what is shown of it. OBJECT: an object is shown. DATE: an invalid date is shown unchanged. */
export type LiquidWarningCode = 'LOOP' | 'OBJECT' | 'DATE';

export interface LiquidWarning extends Omit<LiquidProblem, 'code'> {
  readonly code: LiquidWarningCode;
}

export type LiquidOutcome =
  | {
      readonly ok: true;
      readonly text: string;
      /** Paths of what the text should have and the data does not hold, or only as null; not all where there are many. */
      readonly missingVariables: readonly string[];
      /** Output that differs from what was meant, each once, with its position, up to a limit. */
      readonly warnings: readonly LiquidWarning[];
      /** Of a rendering that is traced: see positions.ts. */
      readonly positions?: Uint32Array;
    }
  | { readonly ok: false; readonly problems: readonly LiquidProblem[] };
