import { compileRule } from '@coverwright/rules';
import { toProblem } from '../../errors/rule-problem.ts';
import { requireNone, UserError } from '../../errors/user-error.ts';
import { requireJson, validateJsonText } from '../../errors/validate-json-text.ts';
import type { QueryevaluateLogicArgs } from '../../graphql/generated/schema-types.ts';
import { valuesName } from '../../graphql/given-values.ts';

const logicName = 'logic';

/** Calculates and keeps nothing, so it needs no transaction. */
export function evaluateLogic({ logic, valuesJsonString }: QueryevaluateLogicArgs) {
  requireNone([
    ...validateJsonText(logic, 'logic', logicName),
    ...validateJsonText(valuesJsonString, 'valuesJsonString', valuesName),
  ]);
  const variables = requireJson(valuesJsonString, 'valuesJsonString', valuesName);
  const outcome = compileRule(requireJson(logic, 'logic', logicName)).evaluate(variables);
  if (!outcome.ok) throw new UserError(toProblem(outcome.problem, 'logic'));
  return { value: { resultJsonString: JSON.stringify(outcome.value) } };
}
