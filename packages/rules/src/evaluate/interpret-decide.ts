import { toDecideCall } from '../decisions/decide-call.ts';
import { findMatches } from '../decisions/match-rows.ts';
import { settle } from '../decisions/settle.ts';
import { isJsonObject, type Json } from '../json/json.ts';
import { invalidArguments, RuleThrow, type Run } from '../problems/failures.ts';

/** Decides by a table. Its inputs are always calculated exactly, as the keys of a rate table are. */
export function evaluateDecide(argument: Json, evaluateInputs: (inputs: Json) => unknown, run: Run): unknown {
  const call = toDecideCall(argument);
  if (call === undefined) throw invalidArguments('decide');
  const { read } = call;
  if (!read.ok) {
    const [problem] = read.problems;
    if (problem === undefined) throw invalidArguments('decide');
    const { reason, parameters, message } = problem;
    throw new RuleThrow('INVALID_ARGUMENTS', { reason, parameters, message }, { type: 'Invalid Arguments' });
  }
  const { table } = read;
  const given = evaluateInputs(call.inputs);
  const inputs = table.columns.map(({ name, type }) => {
    const value = isJsonObject(given) ? given[name] : undefined;
    if (type !== undefined) run.observer?.onKey?.('decide', argument, call.keys[name] ?? null, value, type);
    return value;
  });
  const { value, rows } = settle(table, findMatches(table, inputs, run), inputs, run);
  run.observer?.onDecisionRows?.(rows.map((row) => row + 1));
  return value;
}
