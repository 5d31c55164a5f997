// What users call the values of a product, from its declared inputs. Pure.
import { type Input, textIn } from '@coverwright/insurance/input';
import { parseJson } from '@coverwright/insurance/json';
import { parseInputs } from '@coverwright/insurance/parse-inputs';
import type { VariableLabels } from '@coverwright/rules/explain';

/** @param inputs the declared inputs as JSON text */
export function variableLabels(inputs: string | undefined, locales: readonly string[]): VariableLabels {
  const names = new Map<string, string>();
  const choices = new Map<string, ReadonlyMap<string, string>>();
  const add = (declared: readonly Input[], scope: string): void => {
    for (const { path: own, label, choices: values = [], items = [] } of declared) {
      const path = [scope, own].filter((part) => part !== '').join('.');
      const name = textIn(label, locales);
      if (name !== undefined) names.set(path, name);
      const labels = values.flatMap(({ value, label: text }): [string, string][] => {
        const shown = textIn(text, locales);
        return shown === undefined ? [] : [[value, shown]];
      });
      if (labels.length > 0) choices.set(path, new Map(labels));
      add(items, path);
    }
  };
  const parsed = inputs === undefined ? undefined : parseInputs(parseJson(inputs) ?? null);
  if (parsed?.ok === true) add(parsed.inputs, '');
  return { names, choices };
}
