/** Fields for the values that the logic of a product reads, and what is entered in them. Pure. */
import { segmentsOf } from '@coverwright/insurance/input';
import { isLongNumber } from '@coverwright/insurance/long-number';
import { readTypedNumber } from '@coverwright/insurance/typed-number';
import { valueAt } from '@coverwright/insurance/value-at';
import { isJsonList, isJsonObject, parseLogicText, type Json, type JsonObject } from '@coverwright/rules';
import { changedAt } from './changed-at.ts';

/** Any: a text, or any other value as JSON; a text that is JSON itself is in quotes. */
export type FieldKind = 'text' | 'number' | 'date' | 'boolean' | 'choice' | 'suggested' | 'list' | 'any' | 'json';

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

/** The entry of a list of which nothing more is known. */
export const anyEntry: InputField = {
  name: '',
  label: '',
  kind: 'any',
  choices: [],
  help: undefined,
  unit: undefined,
  fallback: undefined,
  example: undefined,
  isPersonal: false,
  items: [],
};

export const noAnswers: InputAnswers = { texts: {}, counts: {} };

/** Nobody types more of them. */
export const entriesMax = 50;

export function joinNames(...names: readonly (string | number)[]): string {
  return names.filter((name) => name !== '').join('.');
}

/** Without the fields that are empty. */
export function toValues(fields: readonly InputField[], { texts, counts }: InputAnswers): JsonObject {
  return replaceValues({}, fields, { texts, counts });
}

/** Values with those of the fields in place of their own. */
export function replaceValues(values: JsonObject, fields: readonly InputField[], answers: InputAnswers): JsonObject {
  let replaced: Json | undefined = values;
  for (const { name } of fields) replaced = changedAt(replaced, segmentsOf(name), () => undefined);
  for (const field of fields) {
    const value = valueOf(field, field.name, answers);
    if (value !== undefined) replaced = changedAt(replaced, segmentsOf(field.name), () => value);
  }
  return replaced !== undefined && isJsonObject(replaced) ? replaced : {};
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
  let entry: Json = {};
  for (const item of items) {
    const value = valueOf(item, joinNames(name, item.name), answers);
    if (value !== undefined) entry = changedAt(entry, segmentsOf(item.name), () => value) ?? entry;
  }
  return entry;
}

/** Sends a text that is not a number unchanged, so that the server says what it expects. */
export function toJson(kind: FieldKind, text: string): Json | undefined {
  if (text.trim() === '') return undefined;
  if (kind === 'boolean') return text === 'true';
  if (kind === 'number') return numberIn(text);
  return kind === 'json' || kind === 'any' ? (exactJson(text) ?? text) : text;
}

/** With all digits of numbers. */
function exactJson(text: string): Json | undefined {
  const parsed = parseLogicText(text);
  return parsed.ok ? parsed.value : undefined;
}

function numberIn(text: string): Json {
  return exactJson(readTypedNumber(text) ?? '') ?? text;
}

/** Values in the fields; those that have no field are left out. */
export function toAnswers(fields: readonly InputField[], values: Json): InputAnswers {
  const texts: Record<string, string> = {};
  const counts: Record<string, number> = {};
  const read = (field: InputField, name: string, value: Json | undefined) => {
    if (value === undefined || value === null) return;
    if (field.kind !== 'list') {
      texts[name] = textOf(field.kind, value);
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

function textOf(kind: FieldKind, value: Json): string {
  if (isLongNumber(value)) return String(value.valueOf());
  if (typeof value !== 'string') return JSON.stringify(value);
  return kind === 'any' && (value.trim() === '' || exactJson(value) !== undefined) ? JSON.stringify(value) : value;
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
