/** Values in which one field has changed. All others remain as they are, whether or not a field can show them. Pure. */
import { segmentsOf } from '@coverwright/insurance/input';
import { isJsonList, isJsonObject, type Json, type JsonObject } from '@coverwright/rules';
import { changedAt } from './changed-at.ts';
import { toJson, type InputField } from './input-answers.ts';

/** Names are the full ones, such as insureds.0.age. */
export type FieldChange =
  | { readonly kind: 'text'; readonly field: InputField; readonly name: string; readonly text: string }
  | { readonly kind: 'addEntry'; readonly field: InputField; readonly name: string }
  | { readonly kind: 'removeEntry'; readonly field: InputField; readonly name: string; readonly index: number };

export function changedValues(values: JsonObject, change: FieldChange): JsonObject {
  const changed = changedAt(values, segmentsOf(change.name), (present) => newValue(present, change));
  return changed !== undefined && isJsonObject(changed) ? changed : {};
}

function newValue(present: Json | undefined, change: FieldChange): Json | undefined {
  if (change.kind === 'text') return toJson(change.field.kind, change.text);
  const entries = present !== undefined && isJsonList(present) ? present : [];
  if (change.kind === 'addEntry') return [...entries, isPlain(change.field) ? null : {}];
  const left = entries.filter((_, position) => position !== change.index);
  return left.length === 0 ? undefined : left;
}

/** Whether the entries of a list are values without names. */
function isPlain({ items }: InputField): boolean {
  return items.some(({ name }) => name === '');
}
