/** What the values entered so far need of the declared inputs, by the rule that prices and decisions apply. */
import { type AskedInput, type AskInputs, compileAskedInputs } from '@coverwright/insurance/asked-inputs';
import type { Input } from '@coverwright/insurance/input';
import { evaluateRule, type Json } from '@coverwright/rules';

/** By the full name of a field, such as insureds.0.age. */
export type AskedFields = ReadonlyMap<string, AskedInput>;

/** Whether a condition of a declared input holds. */
export function toCondition(condition: Json) {
  return (values: Json): boolean => {
    const outcome = evaluateRule({ '!!': [condition] }, values);
    return outcome.ok && outcome.value === true;
  };
}

export function compileAsked(inputs: readonly Input[]): AskInputs {
  return compileAskedInputs(inputs, toCondition);
}

export function toAskedFields(inputs: readonly AskedInput[]): AskedFields {
  return new Map(inputs.map((input) => [input.path, input]));
}
