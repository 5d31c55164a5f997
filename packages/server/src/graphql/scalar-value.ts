import { isLongNumber } from '@coverwright/insurance/long-number';
import { isJsonObject, type Json } from '@coverwright/rules';
import type { keyValueInput, scalarValueInput } from './generated/schema-types.ts';

/** A scalarValue in a response: one field is set, all others are absent. */
export interface ScalarValue {
  readonly arrayValue?: readonly (ScalarValue | null)[];
  readonly booleanValue?: boolean;
  readonly numberValue?: number;
  readonly objectValue?: readonly { readonly key: string; readonly value: ScalarValue | null }[];
  readonly stringValue?: string;
}

/** Converts a scalar input to JSON; null if no field is set. */
export function fromScalarInput(input: scalarValueInput | null | undefined): Json {
  if (input === null || input === undefined) return null;
  if (isGiven(input.stringValue)) return input.stringValue;
  if (isGiven(input.numberValue)) return input.numberValue;
  if (isGiven(input.booleanValue)) return input.booleanValue;
  if (isGiven(input.dateValue)) return input.dateValue;
  if (isGiven(input.objectValue)) return fromKeyValues(input.objectValue);
  if (isGiven(input.arrayValue)) return input.arrayValue.map(fromScalarInput);
  return null;
}

/** Of duplicate keys, the last one is used. fromEntries keeps a key such as __proto__ a plain property. */
export function fromKeyValues(pairs: readonly (keyValueInput | null | undefined)[]): Json {
  return Object.fromEntries(pairs.filter(isGiven).map((pair) => [pair.key, fromScalarInput(pair.value)]));
}

/** null has no field of its own, so it becomes null, and so does a number that was too large to parse. */
export function toScalarValue(value: Json): ScalarValue | null {
  if (value === null) return null;
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') return Number.isFinite(value) ? { numberValue: value } : null;
  if (typeof value === 'boolean') return { booleanValue: value };
  if (isLongNumber(value)) return { numberValue: Number(value) };
  if (isJsonObject(value)) {
    return { objectValue: Object.entries(value).map(([key, inner]) => ({ key, value: toScalarValue(inner) })) };
  }
  return { arrayValue: value.map(toScalarValue) };
}

function isGiven<T>(value: T | null | undefined): value is T {
  return value !== null && value !== undefined;
}
