/** Values for the fields of a quote from the facts of a policy, which has no record of the values of its price. Pure. */
import { segmentsOf } from '@coverwright/insurance/input';
import { isJsonObject, type Json, type JsonObject } from '@coverwright/rules';
import { changedAt } from '../../../ui/input-fields/changed-at.ts';
import type { InputField } from '../../../ui/input-fields/input-answers.ts';

export interface Fact {
  readonly type: string;
  readonly value: string | number | boolean;
}

export interface FilledValues {
  readonly values: JsonObject;
  /** Of fields that have a value. */
  readonly count: number;
}

/**
 * A fact is the value of the field of the same name, such as trip.days, or else of the only field whose name ends with it,
 * such as days. A fact that does not fit its field, or has several values, is left out.
 */
export function valuesOfFacts(facts: readonly Fact[], fields: readonly InputField[]): FilledValues {
  const known = new Map<string, Fact['value'] | undefined>();
  for (const { type, value } of facts) {
    known.set(type, !known.has(type) || known.get(type) === value ? value : undefined);
  }
  const shortNames = Map.groupBy(fields, ({ name }) => lastSegment(name));
  let values: Json = {};
  let count = 0;
  for (const field of fields) {
    const short = lastSegment(field.name);
    const isOnlyOne = shortNames.get(short)?.length === 1;
    const fact = known.has(field.name) ? known.get(field.name) : isOnlyOne ? known.get(short) : undefined;
    const value = fact === undefined ? undefined : fittingValue(field, fact);
    if (value === undefined) continue;
    values = changedAt(values, segmentsOf(field.name), () => value) ?? values;
    count += 1;
  }
  return { values: isJsonObject(values) ? values : {}, count };
}

function lastSegment(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

function fittingValue({ kind, choices }: InputField, fact: Fact['value']): Json | undefined {
  if (kind === 'number') return typeof fact === 'number' ? fact : undefined;
  if (kind === 'boolean') return typeof fact === 'boolean' ? fact : undefined;
  if (kind === 'list' || kind === 'any' || kind === 'json' || typeof fact === 'boolean') return undefined;
  const text = String(fact);
  if (kind === 'choice') return choices.some(({ value }) => value === text) ? text : undefined;
  if (kind === 'date') return /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : undefined;
  return text;
}
