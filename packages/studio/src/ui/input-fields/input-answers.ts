/** Fields for the values that the logic of a product reads, and what is entered in them. Pure. */
import { segmentsOf } from '@coverwright/insurance/input';
import { parseJson } from '@coverwright/insurance/json';
import { readTypedNumber } from '@coverwright/insurance/typed-number';
import { valueAt, withoutValue } from '@coverwright/insurance/value-at';
import { isJsonList, isJsonObject, type Json, type JsonObject } from '@coverwright/rules';

export type FieldKind = 'text' | 'number' | 'date' | 'boolean' | 'choice' | 'suggested' | 'list' | 'json';

export interface InputField {
  /** Dotted, such as trip.days; within a list relative to its entries, where empty means the entry itself. */
  readonly name: string;
  readonly label: string;
  readonly kind: FieldKind;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly help: string | undefined;
  /** Of a number, such as years or HKD, in the language of the user. */
  readonly unit: string | undefined;
  /** What the server uses without a value. */
  readonly fallback: string | undefined;
  readonly example: string | undefined;
  readonly isPersonal: boolean;
  /** Of a list. */
  readonly items: readonly InputField[];
}

/** As typed, by the full name of a field, such as insureds.0.age. */
export interface InputAnswers {
  readonly texts: Readonly<Record<string, string>>;
  /** Of entries, by the name of a list. */
  readonly counts: Readonly<Record<string, number>>;
}

export const noAnswers: InputAnswers = { texts: {}, counts: {} };

/** Nobody types more of them. */
export const entriesMax = 50;

export function joinNames(...names: readonly (string | number)[]): string {
  return names.filter((name) => name !== '').join('.');
}

/** Without the fields that are empty. */
export function toValues(fields: readonly InputField[], { texts, counts }: InputAnswers): JsonObject {
  const values: { [name: string]: Json } = {};
  for (const field of fields) {
    const value = valueOf(field, field.name, { texts, counts });
    if (value !== undefined) putAt(values, field.name.split('.'), value);
  }
  return values;
}

/** Values with those of the fields in place of their own. */
export function replaceValues(values: JsonObject, fields: readonly InputField[], answers: InputAnswers): JsonObject {
  let left: Json = values;
  for (const { name } of fields) left = withoutValue(left, segmentsOf(name));
  const replaced: { [name: string]: Json } = isJsonObject(left) ? withoutEmpty(left, values) : {};
  for (const field of fields) {
    const value = valueOf(field, field.name, answers);
    if (value !== undefined) putAt(replaced, field.name.split('.'), value);
  }
  return replaced;
}

/** Without the objects that have lost all their values. */
function withoutEmpty(left: JsonObject, before: JsonObject): { [name: string]: Json } {
  const isEmptied = ([name, value]: readonly [string, Json]): boolean =>
    isJsonObject(value) && Object.keys(value).length === 0 && value !== before[name];
  return Object.fromEntries(Object.entries(left).filter((entry) => !isEmptied(entry)));
}

function valueOf(field: InputField, name: string, answers: InputAnswers): Json | undefined {
  if (field.kind !== 'list') return toJson(field.kind, answers.texts[name] ?? '');
  const count = answers.counts[name] ?? 0;
  return count === 0
    ? undefined
    : Array.from({ length: count }, (_, index) => entryOf(field, joinNames(name, index), answers));
}

function entryOf({ items }: InputField, name: string, answers: InputAnswers): Json {
  const whole = items.find((item) => item.name === '');
  if (whole !== undefined) return valueOf(whole, name, answers) ?? null;
  const entry: { [name: string]: Json } = {};
  for (const item of items) {
    const value = valueOf(item, joinNames(name, item.name), answers);
    if (value !== undefined) putAt(entry, item.name.split('.'), value);
  }
  return entry;
}

/** Sends a text that is not a number unchanged, so that the server says what it expects. */
function toJson(kind: FieldKind, text: string): Json | undefined {
  if (text.trim() === '') return undefined;
  if (kind === 'boolean') return text === 'true';
  if (kind === 'number') return numberIn(text);
  return kind === 'json' ? (parseJson(text) ?? text) : text;
}

function numberIn(text: string): Json {
  return parseJson(readTypedNumber(text) ?? '') ?? text;
}

function putAt(target: { [name: string]: Json }, [first = '', ...rest]: readonly string[], value: Json): void {
  if (rest.length === 0) {
    target[first] = value;
    return;
  }
  const inner: Json | undefined = Object.hasOwn(target, first) ? target[first] : undefined;
  const object: { [name: string]: Json } = isJsonObject(inner) ? { ...inner } : {};
  putAt(object, rest, value);
  target[first] = object;
}

/** Values in the fields; those that have no field are left out. */
export function toAnswers(fields: readonly InputField[], values: Json): InputAnswers {
  const texts: Record<string, string> = {};
  const counts: Record<string, number> = {};
  const read = (field: InputField, name: string, value: Json | undefined) => {
    if (value === undefined || value === null) return;
    if (field.kind !== 'list') {
      texts[name] = typeof value === 'string' ? value : JSON.stringify(value);
      return;
    }
    if (!isJsonList(value)) return;
    const entries = value.slice(0, entriesMax);
    counts[name] = entries.length;
    for (const [index, entry] of entries.entries())
      for (const item of field.items)
        read(item, joinNames(name, index, item.name), valueAt(entry, segmentsOf(item.name)));
  };
  for (const field of fields) read(field, field.name, valueAt(values, segmentsOf(field.name)));
  return { texts, counts };
}

/** Without entry `index`; later ones move up. */
export function withoutEntry(field: InputField, name: string, index: number, answers: InputAnswers): InputAnswers {
  const count = answers.counts[name] ?? 0;
  const entries = Array.from({ length: count }, (_, position) => entryOf(field, joinNames(name, position), answers));
  const left = entries.filter((_, position) => position !== index);
  const isWithin = (key: string) => key.startsWith(`${name}.`);
  const texts = Object.fromEntries(Object.entries(answers.texts).filter(([key]) => !isWithin(key)));
  const moved = toAnswers([{ ...field, name: 'list' }], { list: left });
  const renamed = Object.entries(moved.texts).map(([key, text]) => [`${name}${key.slice('list'.length)}`, text]);
  return { texts: { ...texts, ...Object.fromEntries(renamed) }, counts: { ...answers.counts, [name]: left.length } };
}
