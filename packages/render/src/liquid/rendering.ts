// The request for a rendering, and its result.
import type { Sentence } from '@coverwright/insurance/sentence';
import type { TurnCaller } from '../turns/turns.ts';

export interface LiquidRequest {
  readonly template: string;
  /** The template's root variables. JSON values only. */
  readonly data: Readonly<Record<string, unknown>>;
  /** A language tag: amounts, dates and numbers are formatted for it. */
  readonly locale: string;
  /** `html`: values are escaped for HTML unless marked `raw`. `none`: values are unchanged. */
  readonly escape: 'html' | 'none';
  /** Whether the positions of the rendered text in the template are recorded. */
  readonly isTraced?: boolean;
  /** Used for fair turns. Requests without a caller count as one. */
  readonly caller?: TurnCaller;
}

/** Several templates for the same data, which together take one turn. */
export interface LiquidBatch extends Omit<LiquidRequest, 'template'> {
  readonly templates: readonly string[];
}

export type LiquidProblemCode = 'SYNTAX' | 'RENDER' | 'TIME' | 'MEMORY' | 'OUTPUT' | 'BUSY' | 'CANCELLED';

/** Its sentence does not contain the position. */
export interface LiquidProblem extends Sentence {
  readonly code: LiquidProblemCode;
  /** From 1; absent if the position is unknown. */
  readonly line?: number;
  readonly column?: number;
  /** About 30 characters around the position, with `▸` before it. */
  readonly excerpt?: string;
}

/** LOOP: a list item lacks a displayed property. OBJECT: an object is displayed. DATE: an invalid date is displayed. */
export type LiquidWarningCode = 'LOOP' | 'OBJECT' | 'DATE';

export interface LiquidWarning extends Omit<LiquidProblem, 'code'> {
  readonly code: LiquidWarningCode;
}

export type LiquidOutcome =
  | {
      readonly ok: true;
      readonly text: string;
      /** Paths of expected values that the data lacks or has as null; incomplete if there are many. */
      readonly missingVariables: readonly string[];
      /** Output that differs from the intent, without duplicates, with its position, up to a limit. */
      readonly warnings: readonly LiquidWarning[];
      /** For a traced rendering: see positions.ts. */
      readonly positions?: Uint32Array;
    }
  | { readonly ok: false; readonly problems: readonly LiquidProblem[] };
