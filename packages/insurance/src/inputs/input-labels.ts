// What users call the values of a product in their language, from its declared inputs.
import { type Input, textIn } from './input.ts';

export interface InputLabels {
  /** By dotted path; of what is in a list by its path, without a number. */
  readonly names: ReadonlyMap<string, string>;
  /** By path, the labels of values. */
  readonly choices: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

/** @param locales the preferred one first */
export function inputLabels(inputs: readonly Input[], locales: readonly string[]): InputLabels {
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
  add(inputs, '');
  return { names, choices };
}
