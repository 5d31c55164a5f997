/** Which declared input each key of a table is looked up with: by the logic that looks up the table, or else by name. */
import type { Input } from '@coverwright/insurance/input';
import { isJsonList, isJsonObject, type Json } from '../json/json.ts';
import { toOperator } from '../json/shape.ts';
import { visitOperators } from '../trace/visit-operators.ts';
import type { KeyType, TableHeader } from './rate-table.ts';
import { toTableCall } from './table-call.ts';

/** Where `reduce` has the entry of a list. */
const entryPrefix = 'current.';

const typesOfInputs = {
  text: 'text',
  choice: 'text',
  number: 'number',
  integer: 'number',
  amount: 'number',
  date: 'date',
  boolean: 'boolean',
  list: undefined,
} as const satisfies Readonly<Record<Input['type'], KeyType | undefined>>;

/** Those of lists included, whose paths are relative to their entries. */
function allInputs(inputs: readonly Input[]): readonly Input[] {
  return [...inputs, ...inputs.flatMap(({ items }) => allInputs(items ?? []))];
}

/** Undefined for everything but a variable, also with a literal that replaces an absent value. */
function pathOf(node: Json): string | undefined {
  if (!isJsonObject(node)) return undefined;
  const { or: alternatives } = node;
  const [alternative, ...literals] = alternatives !== undefined && isJsonList(alternatives) ? alternatives : [];
  if (alternative !== undefined) return literals.every(isLiteral) ? pathOf(alternative) : undefined;
  const argument = node['var'];
  const path = isJsonList(argument) ? argument[0] : argument;
  if (typeof path !== 'string') return undefined;
  return path.startsWith(entryPrefix) ? path.slice(entryPrefix.length) : path;
}

function isLiteral(node: Json): boolean {
  return typeof node !== 'object' || node === null;
}

/** By key, the variables of all lookups; undefined among them for a value that is calculated. */
function lookupsOf(table: TableHeader, rules: readonly Json[]): ReadonlyMap<string, ReadonlySet<string | undefined>> {
  const found = new Map<string, Set<string | undefined>>();
  for (const rule of rules) {
    visitOperators(rule, ({ node, operator }) => {
      const call = operator === 'table' ? toTableCall(toOperator(node)?.argument ?? null) : undefined;
      if (call?.name !== table.name) return true;
      for (const [key, value] of Object.entries(call.keys)) {
        found.set(key, (found.get(key) ?? new Set()).add(pathOf(value)));
      }
      return true;
    });
  }
  return found;
}

function fold(text: string): string {
  return text.toLowerCase().replaceAll(/[\s_-]/gu, '');
}

/** By its last segment or one of its labels, if only one input has it. */
function inputNamed(name: string, inputs: readonly Input[]): Input | undefined {
  const wanted = fold(name);
  const named = inputs.filter(({ path, label }) =>
    [path, path.split('.').at(-1) ?? '', ...Object.values(label ?? {})].some((text) => fold(text) === wanted),
  );
  return named.length === 1 ? named[0] : undefined;
}

/**
 * By the position of the key; undefined for a key that is looked up with a calculated value or with several inputs, or
 * whose input is not declared or of another type. Names only count for a table that no logic looks up yet.
 */
export function inputsOfKeys(
  table: TableHeader,
  rules: readonly Json[],
  declared: readonly Input[],
): readonly (Input | undefined)[] {
  const lookups = lookupsOf(table, rules);
  const inputs = allInputs(declared);
  return table.keys.map(({ name, type }) => {
    const paths = [...(lookups.get(name) ?? [])];
    const [path] = paths;
    const input =
      paths.length === 0
        ? inputNamed(name, inputs)
        : inputs.find((one) => paths.length === 1 && path !== undefined && one.path === path);
    return input !== undefined && typesOfInputs[input.type] === type ? input : undefined;
  });
}
