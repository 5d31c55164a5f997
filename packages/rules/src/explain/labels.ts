/** What users call the variables of a rule, in their language. */
import { isJsonList, type Json } from '../json/json.ts';
import { toOperator } from '../json/shape.ts';

export interface VariableLabels {
  /** By dotted path; of what is in a list by its path, without a number. */
  readonly names: ReadonlyMap<string, string>;
  /** By path, what the values are called. */
  readonly choices: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

export const noLabels: VariableLabels = { names: new Map(), choices: new Map() };

/** The path of a variable that is read by name; undefined for other logic, and for a path that is calculated. */
export function pathOfVariable(logic: Json): string | undefined {
  const operator = toOperator(logic);
  if (operator?.isSingle !== true || (operator.name !== 'var' && operator.name !== 'val')) return undefined;
  const { name, argument } = operator;
  const steps = isJsonList(argument) ? argument : [argument];
  const names = name === 'val' ? steps : steps.slice(0, 1);
  const isNamed = names.every((step) => typeof step === 'string' || typeof step === 'number');
  return isNamed && names.length > 0 ? names.join('.') : undefined;
}

/** Operators that keep the meaning of their only variable, such as a fallback. */
const transparent: ReadonlySet<string> = new Set(['!!', '??', 'or', 'try', 'round']);

/** The label and the choices of what a column or a key decides by; of a calculated value none. */
export function labelsOfKey(
  logic: Json,
  labels: VariableLabels,
): { readonly name: string | undefined; readonly choices: ReadonlyMap<string, string> | undefined } {
  const operator = toOperator(logic);
  const args = isJsonList(operator?.argument) ? operator.argument : [operator?.argument ?? null];
  const [first = null, ...others] = args;
  const isWrapped = operator !== undefined && transparent.has(operator.name);
  if (isWrapped && others.every((other) => toOperator(other) === undefined)) return labelsOfKey(first, labels);
  const path = pathOfVariable(logic);
  if (path === undefined) return { name: undefined, choices: undefined };
  return { name: labels.names.get(path), choices: labels.choices.get(path) };
}

/** What is used instead of a variable without a value; undefined if nothing is declared. */
export function fallbackOfVariable(logic: Json): Json | undefined {
  const operator = toOperator(logic);
  return operator?.name === 'var' && isJsonList(operator.argument) ? operator.argument[1] : undefined;
}

/** @param scope the path of the list whose entries are read, which their variables are relative to */
export function fullPathOf(path: string, scope: string): string {
  const own = path.replaceAll(/\.\d+(?=\.|$)/g, '');
  return scope === '' ? own : own === '' ? scope : `${scope}.${own}`;
}
