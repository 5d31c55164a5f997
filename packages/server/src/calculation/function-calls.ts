// Functions that pricing logic calls. Logic is evaluated without waiting for anything, in whichever thread: where it comes to a
// call that has no answer yet, the calculation ends with that call, which is answered, and begins again. Pure.
import {
  type AnsweredCall,
  type FunctionAnswer,
  type FunctionCall,
  listFunctions,
  parseJsonText,
} from '@coverwright/rules';
import { type Problem, UserError } from '../errors/user-error.ts';

/** A call has to be answered first. Where calls are not answered, it is a problem with this message. */
export class FunctionNeeded extends UserError {
  readonly call: FunctionCall;

  constructor(call: FunctionCall, problems: readonly Problem[]) {
    super(...problems);
    this.call = call;
  }
}

/** Answers a call; a failure is an answer, too. */
export type CallFunction = (call: FunctionCall) => Promise<FunctionAnswer>;

/** Calculates until no call is left to be answered; the logic itself is limited to so many different ones. */
export async function withFunctions<Result>(
  calculate: (answered: readonly AnsweredCall[]) => Promise<Result>,
  callFunction: CallFunction,
): Promise<Result> {
  const answered: AnsweredCall[] = [];
  for (;;) {
    try {
      return await calculate(answered);
    } catch (error) {
      if (!(error instanceof FunctionNeeded)) throw error;
      answered.push({ call: error.call, answer: await callFunction(error.call) });
    }
  }
}

/** The functions that pricing logic names; none in logic that is not valid JSON, or calls none. */
export function functionsIn(amountLogic: string): readonly string[] {
  if (!amountLogic.includes('"function"')) return [];
  const parsed = parseJsonText(amountLogic);
  return parsed.ok ? listFunctions(parsed.value) : [];
}
