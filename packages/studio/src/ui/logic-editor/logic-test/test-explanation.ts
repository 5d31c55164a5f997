/** How a tested value came about, in the steps of a quote, small enough to be sent from the worker. Pure. */
import type { Sentence } from '@coverwright/insurance/sentence';
import type { Json, JsonPath } from '@coverwright/rules';
import type { ExplainedStep, Explanation } from '@coverwright/rules/explain';
import { previewJson } from './json-preview.ts';

export interface ExplanationStep {
  readonly depth: number;
  /** How the value enters that of the step around it: one of + - * /. */
  readonly sign: string | undefined;
  /** A value that is too long is a text, its beginning. */
  readonly valueJsonString: string;
  readonly sentence: Sentence;
  readonly path: JsonPath;
  readonly row: ExplainedStep['row'];
}

export interface TestExplanation {
  readonly steps: readonly ExplanationStep[];
  readonly isCut: boolean;
}

const valueLength = 200;

function toShownJson(value: Json): string {
  const text = previewJson(value, valueLength);
  return text.length > valueLength ? JSON.stringify(text) : text;
}

/** Undefined if there is no value to explain. */
export function toExplanation({ steps, isCut }: Explanation): TestExplanation | undefined {
  if (steps.length === 0) return undefined;
  return {
    isCut,
    steps: steps.map(({ depth, sign, value, sentence, path, row }) => ({
      depth,
      sign,
      valueJsonString: toShownJson(value),
      sentence,
      path,
      row,
    })),
  };
}
