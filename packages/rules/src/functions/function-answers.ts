/**
 * Functions that a rule calls: calculations outside this package, such as a workbook. Evaluation is synchronous, so it
 * stops at the first call without an answer; the caller then fetches the answer and evaluates again.
 */
import type { JsonObject } from '../json/json.ts';

export interface FunctionCall {
  /** The logical id of the function. */
  readonly name: string;
  readonly inputs: JsonObject;
}

/** The result of a call, or the reason for its failure in English, which a `try` in the rule may catch. */
export type FunctionAnswer =
  | { readonly ok: true; readonly outputs: JsonObject }
  | { readonly ok: false; readonly message: string };

export interface AnsweredCall {
  readonly call: FunctionCall;
  readonly answer: FunctionAnswer;
}

/** The distinct calls (function and inputs) of one evaluation; repeated calls are made once. */
export const functionCallsMax = 20;

/** The answers to the calls of one evaluation. */
export class FunctionAnswers {
  readonly #answers: ReadonlyMap<string, FunctionAnswer>;

  constructor(answered: readonly AnsweredCall[]) {
    this.#answers = new Map(answered.map(({ call, answer }) => [keyOf(call), answer]));
  }

  get isFull(): boolean {
    return this.#answers.size >= functionCallsMax;
  }

  find(call: FunctionCall): FunctionAnswer | undefined {
    return this.#answers.get(keyOf(call));
  }
}

function keyOf({ name, inputs }: FunctionCall): string {
  return JSON.stringify([name, inputs]);
}
