/** The last values entered for a product, in a quote or a test, without personal data. */
import { parseJson } from '@coverwright/insurance/json';
import { isJsonObject, type JsonObject } from '@coverwright/rules';
import type { InputField } from './input-answers.ts';

/** In UTF-16 units: a browser stores a few million for all of the studio. */
const textLengthMax = 20_000;
const prefix = 'quoteValues ';
/** Of products; the oldest are forgotten. */
const rememberedMax = 50;

export function readRemembered(key: string, storage: Storage = localStorage): JsonObject | undefined {
  const values = parseJson(storage.getItem(prefix + key) ?? 'null');
  return isJsonObject(values) ? values : undefined;
}

export function remember(key: string, values: JsonObject, storage: Storage = localStorage): void {
  const text = JSON.stringify(values);
  storage.removeItem(prefix + key);
  if (text === '{}' || text.length > textLengthMax) return;
  const others = Object.keys(storage).filter((name) => name.startsWith(prefix));
  for (const name of others.slice(0, Math.max(0, others.length - rememberedMax + 1))) storage.removeItem(name);
  try {
    storage.setItem(prefix + key, text);
  } catch {
    // The browser's storage is full: the values are only not remembered.
  }
}

/** Personal data is asked for again. */
export function withoutPersonal(fields: readonly InputField[]): InputField[] {
  return fields
    .filter(({ isPersonal }) => !isPersonal)
    .map((field) => ({ ...field, items: withoutPersonal(field.items) }));
}
