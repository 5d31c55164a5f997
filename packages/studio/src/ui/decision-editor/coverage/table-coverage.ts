/** What the rows of a decision table in logic cover. */
import type { Input } from '@coverwright/insurance/input';
import {
  findCoverage,
  isJsonList,
  isJsonObject,
  parseJsonText,
  type DecisionCoverage,
  type Json,
  type JsonPath,
} from '@coverwright/rules';

export interface CoverageRequest {
  readonly logicText: string;
  /** Of the object with `decide`. */
  readonly path: JsonPath;
  readonly inputs: readonly Input[];
}

function valueAt(value: Json | undefined, path: JsonPath): Json | undefined {
  let at = value;
  for (const segment of path) {
    if (at === undefined) return undefined;
    if (isJsonList(at)) at = at[Number(segment)];
    else at = isJsonObject(at) ? at[segment] : undefined;
  }
  return at;
}

/** Undefined while the table has problems. */
export function findTableCoverage({ logicText, path, inputs }: CoverageRequest): DecisionCoverage | undefined {
  const parsed = parseJsonText(logicText);
  const argument = parsed.ok ? valueAt(parsed.value, [...path, 'decide']) : undefined;
  return argument === undefined ? undefined : findCoverage(argument, inputs);
}
