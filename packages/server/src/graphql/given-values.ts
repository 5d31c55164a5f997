import type { Json } from '@coverwright/rules';
import { requireJson } from '../errors/validate-json-text.ts';
import type { keyValueInput } from './generated/schema-types.ts';
import { fromKeyValues } from './scalar-value.ts';

/** The two ways in which a request may give values to logic. */
export interface GivenValues {
  readonly values?: readonly (keyValueInput | null)[] | null | undefined;
  /** Wins over values. */
  readonly valuesJsonString?: string | null | undefined;
}

/** What the values are called in messages. */
export const valuesName = 'text of the values';

/** The variables that a request gives; undefined when it gives none. */
export function toVariables({ values, valuesJsonString }: GivenValues): Json | undefined {
  if (valuesJsonString !== null && valuesJsonString !== undefined) {
    return requireJson(valuesJsonString, 'valuesJsonString', valuesName);
  }
  return values === null || values === undefined ? undefined : fromKeyValues(values);
}
