/** Finds problems of a decision table in a rule, each with the path of the cell that it is in. */
import { hasDecideInputs, toDecideCall } from '../decisions/decide-call.ts';
import { wrongInputType } from '../decisions/match-rows.ts';
import type { Json, JsonPath } from '../json/json.ts';
import { say, type EnglishSentence } from '../problems/sentences.ts';
import { isWrongType } from './wrong-key-type.ts';

export interface DecideFinding extends EnglishSentence {
  readonly code: 'WRONG_ARGUMENT';
  readonly path: JsonPath;
}

/** @param path of the operator, ending with its name */
export function checkDecideCall(argument: Json, path: JsonPath): DecideFinding[] {
  const finding = (sentence: EnglishSentence, inside: JsonPath = []): DecideFinding => {
    const { reason, parameters, message } = sentence;
    return { code: 'WRONG_ARGUMENT', reason, parameters, message, path: [...path, ...inside] };
  };
  const call = toDecideCall(argument);
  if (call === undefined)
    return [finding(say(hasDecideInputs(argument) ? 'DECISION_TABLE_NEEDED' : 'DECISION_INPUTS_NEEDED'))];
  const { read, keys } = call;
  if (!read.ok) return read.problems.map((problem) => finding(problem, [1, 'preserve', ...problem.path]));
  return read.table.columns.flatMap(({ name, type }) =>
    type !== undefined && isWrongType(type, keys[name] ?? null)
      ? [finding(wrongInputType(name, type), [0, 'eachKey', name])]
      : [],
  );
}
