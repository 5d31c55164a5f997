import type { Json } from '@coverwright/rules';
import { requireJson, valuesName } from '../errors/validate-json-text.ts';
import type { keyValueInput } from './generated/schema-types.ts';
import { fromKeyValues } from './scalar-value.ts';

/** The two forms in which a request can pass values to logic. */
export interface GivenValues {
  readonly values?: readonly (keyValueInput | null)[] | null | undefined;
  /** Takes precedence over values. */
  readonly valuesJsonString?: string | null | undefined;
}

/** The variables of a request; undefined if it has none. */
export function toVariables({ values, valuesJsonString }: GivenValues): Json | undefined {
  if (valuesJsonString !== null && valuesJsonString !== undefined) {
    return requireJson(valuesJsonString, 'valuesJsonString', valuesName);
  }
  return values === null || values === undefined ? undefined : fromKeyValues(values);
}
