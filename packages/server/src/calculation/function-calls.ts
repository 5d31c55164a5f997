// Functions called by pricing logic. Logic is evaluated synchronously, in any thread: at a call without a
// result, the calculation stops and returns the call, which is then answered, and the calculation starts again.
// Pure.
import {
  type AnsweredCall,
  type FunctionAnswer,
  type FunctionCall,
  listFunctions,
  parseLogicText,
} from '@coverwright/rules';
import { type Problem, UserError } from '../errors/user-error.ts';

/** A call must be answered first. If calls are not supported, it is a problem with this message. */
export class FunctionNeeded extends UserError {
  readonly call: FunctionCall;

  constructor(call: FunctionCall, problems: readonly Problem[]) {
    super(...problems);
    this.call = call;
  }
}

/** Answers a call; failures are returned as results, too. */
export type CallFunction = (call: FunctionCall) => Promise<FunctionAnswer>;

/** Repeats the calculation until all calls are answered; the logic itself is limited to a number of different calls. */
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

/** The functions named by pricing logic; none if it is not valid JSON or calls none. */
export function functionsIn(amountLogic: string): readonly string[] {
  if (!amountLogic.includes('"function"')) return [];
  const parsed = parseLogicText(amountLogic);
  return parsed.ok ? listFunctions(parsed.value) : [];
}
