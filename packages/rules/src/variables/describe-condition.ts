// What the declaration of inputs must know of a condition to check it.
import type { ConditionFacts } from '@coverwright/insurance/check-inputs';
import { sayOfInput } from '@coverwright/insurance/input-sentences';
import { checkRule } from '../check/check-rule.ts';
import { listFunctions } from '../functions/list-functions.ts';
import type { Json } from '../json/json.ts';
import { listVariables } from './variables.ts';

export function describeCondition(condition: Json): ConditionFacts {
  const variables = listVariables(condition);
  const findings = checkRule(condition).filter(({ code }) => code !== 'WRONG_ARITY' && code !== 'UNSAFE_NUMBER');
  const calls = listFunctions(condition).length > 0 ? [sayOfInput('INPUT_CONDITION_FUNCTION')] : [];
  return {
    reads: variables.filter(({ dynamic }) => !dynamic).map(({ segments }) => segments.join('.')),
    isComputed: variables.some(({ dynamic }) => dynamic),
    faults: [...findings.map(({ reason, parameters, message }) => ({ reason, params: parameters, message })), ...calls],
  };
}
