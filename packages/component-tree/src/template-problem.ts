// What prevents a template from being edited and compiled.
import type { Sentence } from '@coverwright/insurance/sentence';

export type TemplateProblemCode =
  | 'BROKEN_START_TAG'
  | 'UNCLOSED_MARKUP'
  | 'UNMATCHED_END_TAG'
  | 'MISSING_END_TAG'
  | 'UNCLOSED_RAW_TEXT'
  | 'TOO_DEEP'
  | 'MORE_PROBLEMS';

export interface TemplateProblem extends Sentence {
  readonly code: TemplateProblemCode;
  readonly offset: number;
  /** 1-based. */
  readonly line: number;
  /** 1-based, in UTF-16 units. */
  readonly column: number;
}

/** Converts offsets in a text to 1-based lines and columns. */
export function positionsIn(text: string): (offset: number) => { readonly line: number; readonly column: number } {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}
