// Evaluates logic on values, both given as texts. Pure; may use up to the evaluation limits, so it runs in a
// worker thread.
import { compileRule } from '@coverwright/rules';
import type { LogicTexts } from './calculation.ts';
import { prepareTables } from './lookup-tables.ts';
import { toRuleProblem } from '../errors/rule-problem.ts';
import { throwIfAny, UserError } from '../errors/user-error.ts';
import { requireJson, validateFinite, validateJsonText, valuesName } from '../errors/validate-json-text.ts';

const logicName = 'logic';

/** The result as JSON text; throws a UserError. */
export function evaluateLogicTexts({ logic, valuesJsonString, tables }: LogicTexts): string {
  throwIfAny([
    ...validateJsonText(logic, 'logic', logicName),
    ...validateJsonText(valuesJsonString, 'valuesJsonString', valuesName),
  ]);
  const variables = requireJson(valuesJsonString, 'valuesJsonString', valuesName);
  throwIfAny(validateFinite(variables, 'valuesJsonString', valuesName));
  const rule = compileRule(requireJson(logic, 'logic', logicName), { tables: prepareTables(tables) });
  const outcome = rule.evaluate(variables);
  if (!outcome.ok) throw new UserError(toRuleProblem(outcome.problem, 'logic'));
  return JSON.stringify(outcome.value);
}
