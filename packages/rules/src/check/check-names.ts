/** Finds names in a rule that its product does not declare: JSON Logic reads them as nothing, and calculates on. */
import { nearestTexts } from '@coverwright/insurance/nearest-texts';
import type { Json, JsonPath } from '../json/json.ts';
import { isJsonList, isJsonObject } from '../json/json.ts';
import { say, type EnglishSentence } from '../problems/sentences.ts';
import { listVariables } from '../variables/variables.ts';
import type { TableHeaders } from './check-table-call.ts';
import type { DeclaredName } from './declared-name.ts';
import { lookupForm } from './lookup-form.ts';

export interface NameFinding extends EnglishSentence {
  readonly path: JsonPath;
}

/** Part of the values of every product. */
const knownNames = ['benefitOptions', 'loadingCodes'] as const;
const nearestMax = 3;
/** Each is compared with all declared names. */
const namesMax = 100;

/** One for each operator that reads such a name; the path ends with the operator, or leads to its first argument. */
export function checkNames(
  rule: Json,
  inputs: readonly DeclaredName[],
  tables: TableHeaders | undefined,
): NameFinding[] {
  const isKnown = toKnown(inputs);
  const paths = inputs.map(({ path }) => path);
  return listVariables(rule)
    .filter(({ path, dynamic }) => path !== '' && !dynamic && !isKnown(path))
    .slice(0, namesMax)
    .flatMap(({ path, readPaths }) => {
      const sentence = sentenceOf(path, paths, tables);
      return readPaths.map((readPath) => ({ ...sentence, path: toName(rule, readPath) }));
    });
}

function sentenceOf(variable: string, inputs: readonly string[], tables: TableHeaders | undefined): EnglishSentence {
  const table = tables?.get(variable);
  if (table !== undefined) return say('VARIABLE_IS_TABLE', { table: variable, form: lookupForm(table, inputs) });
  const nearest = nearestNames(variable, inputs);
  if (nearest.length === 0) return say('VARIABLE_UNDECLARED', { variable });
  return say('VARIABLE_MISSPELT', { variable, near: nearest.join(', ') });
}

/** What is declared, all around it, and all that is in a list. */
function toKnown(inputs: readonly DeclaredName[]): (path: string) => boolean {
  const whole = new Set<string>(knownNames);
  for (const { path } of inputs) {
    const names = path.split('.');
    for (let end = 1; end <= names.length; end++) whole.add(names.slice(0, end).join('.'));
  }
  const open = [...knownNames, ...inputs.flatMap(({ path, type }) => (type === 'list' ? [path] : []))];
  return (path) => whole.has(path) || open.some((name) => path.startsWith(`${name}.`));
}

/** With the same last names, such as insured.age for age, or else those that are written alike. */
export function nearestNames(path: string, names: readonly string[]): readonly string[] {
  const lower = path.toLowerCase();
  const last = lower.slice(lower.lastIndexOf('.') + 1);
  const ends = (end: string) => names.filter((name) => `.${name.toLowerCase()}`.endsWith(`.${end}`));
  const same = [ends(lower), ends(last)].find((found) => found.length > 0);
  if (same !== undefined) return same.slice(0, nearestMax);
  const alike = nearestTexts(path, names, nearestMax);
  if (alike.length > 0) return alike;
  const lasts = nearestTexts(last, new Set(names.map(lastOf)), 1);
  return names.filter((name) => lasts.includes(lastOf(name))).slice(0, nearestMax);
}

function lastOf(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

/** Of `{"var": ["age", 0]}`, the name itself. */
function toName(rule: Json, readPath: JsonPath): JsonPath {
  if (readPath.at(-1) !== 'var') return readPath;
  let node: Json | undefined = rule;
  for (const step of readPath) node = childOf(node, step);
  return isJsonList(node) ? [...readPath, 0] : readPath;
}

function childOf(node: Json | undefined, step: string | number): Json | undefined {
  if (isJsonList(node)) return node[Number(step)];
  return isJsonObject(node) ? node[step] : undefined;
}
