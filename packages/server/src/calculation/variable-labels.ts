// What users call the values of a product, from its declared inputs as they are stored. Pure.
import { inputLabels, type InputLabels } from '@coverwright/insurance/input-labels';
import { parseJson } from '@coverwright/insurance/json';
import { parseInputs } from '@coverwright/insurance/parse-inputs';

/** @param inputs the declared inputs as JSON text */
export function variableLabels(inputs: string | undefined, locales: readonly string[]): InputLabels {
  const parsed = inputs === undefined ? undefined : parseInputs(parseJson(inputs) ?? null);
  return inputLabels(parsed?.ok === true ? parsed.inputs : [], locales);
}
