// Finds variables that logic reads and values do not contain. The list of read variables is computed once for
// many values.
import type { Sentence } from '@coverwright/insurance/sentence';
import { isJsonObject, type Json, listVariables, type RuleVariable } from '@coverwright/rules';
import { say } from '../../sentences/say.ts';

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

/** Missing variables are the usual reason for a missing result: the sentence about them, if there are any. */
export function missingHint(needed: readonly RuleVariable[], values: Json): readonly Sentence[] {
  const missing = listMissing(needed, values);
  if (missing.length === 0) return none;
  const variables = missing.slice(0, namedVariablesMax).join(', ');
  const more = missing.length - namedVariablesMax;
  if (more <= 0) return [say('VARIABLES_NOT_GIVEN', { variables })];
  return [say('MANY_VARIABLES_NOT_GIVEN', { variables, more })];
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
