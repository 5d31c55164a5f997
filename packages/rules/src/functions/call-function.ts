import { isLongNumber } from '@coverwright/insurance/long-number';
import { isJsonObject } from '../json/json.ts';
import {
  FunctionNeeded,
  invalidArguments,
  limitExceeded,
  numberTooLong,
  RuleThrow,
  spend,
  type Run,
} from '../problems/failures.ts';
import { say } from '../problems/sentences.ts';
import { functionCallsMax } from './function-answers.ts';

/** All outputs of the function as an object, or only the named one. */
export function callFunction([name, inputs, output]: unknown[], run: Run): unknown {
  if (typeof name !== 'string' || !isJsonObject(inputs)) throw invalidArguments('function');
  for (const value of Object.values(inputs)) if (isLongNumber(value)) throw numberTooLong(String(value));
  const call = { name, inputs };
  if (run.functions === undefined) throw new RuleThrow('FUNCTION_FAILED', say('FUNCTION_NOT_HERE', { name }), thrown);
  spend(run, 1 + Object.keys(call.inputs).length);
  const answer = run.functions.find(call);
  if (answer === undefined) {
    if (run.functions.isFull) throw limitExceeded(say('TOO_MANY_FUNCTION_CALLS', { limit: functionCallsMax }));
    throw new FunctionNeeded(call);
  }
  if (!answer.ok)
    throw new RuleThrow('FUNCTION_FAILED', say('FUNCTION_FAILED', { name, reason: answer.message }), thrown);
  if (output === undefined || output === null) return answer.outputs;
  if (typeof output !== 'string') throw invalidArguments('function');
  if (Object.hasOwn(answer.outputs, output)) return answer.outputs[output];
  throw new RuleThrow('FUNCTION_FAILED', say('FUNCTION_OUTPUT_UNKNOWN', { name, output }), thrown);
}

/** The value that a `try` in the rule receives. */
const thrown = { type: 'Function' } as const;
