// Finds variables that logic reads and values do not contain. The list of read variables is computed once for
// many values.
import { isJsonObject, type Json, listVariables, type RuleVariable } from '@coverwright/rules';

/** The maximum number of missing variables in a message. */
const namedVariablesMax = 10;

const none: readonly never[] = [];

/** Variables without a fallback, whose paths are not computed by the logic. */
export function listNeeded(logic: Json): readonly RuleVariable[] {
  return listVariables(logic).filter(({ dynamic, optional }) => !dynamic && !optional);
}

/** The dotted names, deduplicated; null counts as a value. */
export function listMissing(needed: readonly RuleVariable[], values: Json): readonly string[] {
  let missing: string[] | undefined;
  for (const { path, segments } of needed) {
    if (!isPresent(values, segments)) (missing ??= []).push(path);
  }
  return missing ?? none;
}

/** Missing variables are the usual reason for a missing result: a sentence to append to a message, or an empty text. */
export function missingHint(needed: readonly RuleVariable[], values: Json): string {
  const missing = listMissing(needed, values);
  if (missing.length === 0) return '';
  const named = missing.slice(0, namedVariablesMax).join(', ');
  const more = missing.length > namedVariablesMax ? ` and ${missing.length - namedVariablesMax} more` : '';
  return ` The logic reads variables that were not given: ${named}${more}.`;
}

function isPresent(values: Json, segments: readonly string[]): boolean {
  let current: Json | undefined = values;
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
