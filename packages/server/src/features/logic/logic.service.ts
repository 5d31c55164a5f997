import { requireNone } from '../../errors/user-error.ts';
import type { QueryevaluateLogicArgs } from '../../graphql/generated/schema-types.ts';
import { evaluate, requireJson, validateJsonText } from './logic.ts';

export { evaluate, type GivenValues, requireJson, toVariables, validateJsonText } from './logic.ts';
export { fromScalarInput, type ScalarValue, toScalarValue } from './scalar-value.ts';

const logicName = 'logic';
const valuesName = 'text of the values';

/** Calculates and keeps nothing, so it needs no transaction. */
export function evaluateLogic({ logic, valuesJsonString }: QueryevaluateLogicArgs) {
  requireNone([
    ...validateJsonText(logic, 'logic', logicName),
    ...validateJsonText(valuesJsonString, 'valuesJsonString', valuesName),
  ]);
  const rule = requireJson(logic, 'logic', logicName);
  const variables = requireJson(valuesJsonString, 'valuesJsonString', valuesName);
  return { value: { resultJsonString: JSON.stringify(evaluate(rule, variables, 'logic')) } };
}
