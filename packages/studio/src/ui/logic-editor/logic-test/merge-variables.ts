import { isJsonObject, type Json, type JsonObject } from '@coverwright/rules';

/** Adds missing variables to the typed ones; any typed value other than null is retained. */
export function mergeVariables(typed: Json, extracted: JsonObject): Json {
  if (typed === null) return extracted;
  if (!isJsonObject(typed)) return typed;
  const merged = Object.entries(extracted).map(([name, wanted]): [string, Json] => {
    const present = Object.hasOwn(typed, name) ? (typed[name] ?? null) : null;
    return [name, isJsonObject(wanted) ? mergeVariables(present, wanted) : (present ?? wanted)];
  });
  // fromEntries defines own properties, so a variable named __proto__ is treated like any other.
  return Object.fromEntries([...Object.entries(typed), ...merged]);
}
