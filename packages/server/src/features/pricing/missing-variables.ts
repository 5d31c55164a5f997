import { isJsonObject, type Json, listVariables, type RuleVariable } from '@coverwright/rules';

/** Most names of missing variables that a message lists. */
const namedVariablesMax = 10;

/** Mostly a result is missing because variables are: a sentence to add to a message, or nothing. */
export function missingHint(logic: Json, variables: Json): string {
  const missing = listMissing(variablesOf(logic), variables);
  if (missing.length === 0) return '';
  const named = missing.slice(0, namedVariablesMax).join(', ');
  const more = missing.length > namedVariablesMax ? ` and ${missing.length - namedVariablesMax} more` : '';
  return ` The logic reads variables that were not given: ${named}${more}.`;
}

/** By the logic itself: for each of many calculations that fail, looking through it again would take far longer than they. */
const known = new WeakMap<object, readonly RuleVariable[]>();

function variablesOf(logic: Json): readonly RuleVariable[] {
  if (typeof logic !== 'object' || logic === null) return [];
  const found = known.get(logic) ?? listVariables(logic);
  known.set(logic, found);
  return found;
}

function listMissing(read: readonly RuleVariable[], variables: Json): string[] {
  return read
    .filter(({ dynamic, optional, segments }) => !dynamic && !optional && !isPresent(variables, segments))
    .map(({ path }) => path);
}

function isPresent(variables: Json, segments: readonly string[]): boolean {
  let current: Json | undefined = variables;
  for (const segment of segments) {
    if (current === undefined) return false;
    current = stepInto(current, segment);
  }
  return current !== undefined;
}

function stepInto(value: Json, segment: string): Json | undefined {
  if (isJsonObject(value)) return Object.hasOwn(value, segment) ? value[segment] : undefined;
  return typeof value === 'object' && value !== null ? value[Number(segment)] : undefined;
}
