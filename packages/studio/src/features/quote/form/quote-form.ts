/** The fields of a quote, from the questions and declared inputs of a product, and the values entered in them. */
import { type Input, segmentsOf, textIn } from '@coverwright/insurance/input';
import { parseJson } from '@coverwright/insurance/json';
import { parseInputs } from '@coverwright/insurance/parse-inputs';
import { readTypedNumber } from '@coverwright/insurance/typed-number';
import { unitIn } from '@coverwright/insurance/unit';
import { valueAt } from '@coverwright/insurance/value-at';
import { isJsonList, isJsonObject, type Json, type JsonObject } from '@coverwright/rules';
import type { QuoteQuestionFragment } from '../../../api/generated/operations.ts';

export type FieldKind = 'text' | 'number' | 'date' | 'boolean' | 'choice' | 'suggested' | 'list' | 'json';

export interface QuoteField {
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
  readonly items: readonly QuoteField[];
}

/** As typed, by the full name of a field, such as insureds.0.age. */
export interface QuoteAnswers {
  readonly texts: Readonly<Record<string, string>>;
  /** Of entries, by the name of a list. */
  readonly counts: Readonly<Record<string, number>>;
}

export const noAnswers: QuoteAnswers = { texts: {}, counts: {} };

/** Nobody types more of them. */
export const entriesMax = 50;

interface Question extends QuoteQuestionFragment {
  readonly items?: readonly QuoteQuestionFragment[] | null | undefined;
}

export function readDeclared(inputsJsonString: string | undefined): readonly Input[] {
  const parsed = parseInputs(parseJson(inputsJsonString ?? '[]') ?? null);
  return parsed.ok ? parsed.inputs : [];
}

/** @param declared the declared inputs, which know more of a value than its question */
export function toFields(questions: readonly Question[], declared: readonly Input[], language: string): QuoteField[] {
  return questions.map((question) => toField(question, declared, language));
}

function toField(question: Question, declared: readonly Input[], language: string): QuoteField {
  const { name, label, choices, fallbackJsonString } = question;
  const input = declared.find(({ path }) => path === name);
  const items = question.items ?? [];
  return {
    name,
    label: label ?? name,
    kind: kindOf(question, input),
    choices: choices.map((choice) => ({ value: choice.value, label: choice.name ?? choice.value })),
    help: textIn(input?.help, [language]),
    unit: unitIn(input?.unit, [language]) ?? input?.currency,
    fallback: toShown(fallbackJsonString),
    example: input?.example === undefined ? undefined : toShown(JSON.stringify(input.example)),
    isPersonal: input?.isPersonal ?? false,
    items: items.map((item) => toField(item, input?.items ?? [], language)),
  };
}

function kindOf({ type, choices, hasOtherAnswers, items }: Question, input: Input | undefined): FieldKind {
  if (type === 'list' && items && items.length > 0) return 'list';
  if (type === 'list' || type === 'object') return 'json';
  if (type === 'number' || type === 'boolean') return type;
  if (input?.type === 'date') return 'date';
  if (choices.length > 0) return hasOtherAnswers ? 'suggested' : 'choice';
  return 'text';
}

/** A text without its quotes. */
function toShown(json: string | null | undefined): string | undefined {
  if (json === null || json === undefined) return undefined;
  const value = parseJson(json);
  return typeof value === 'string' ? value : json;
}

export function joinNames(...names: readonly (string | number)[]): string {
  return names.filter((name) => name !== '').join('.');
}

/** Without the fields that are empty. */
export function toValues(fields: readonly QuoteField[], { texts, counts }: QuoteAnswers): JsonObject {
  const values: { [name: string]: Json } = {};
  for (const field of fields) {
    const value = valueOf(field, field.name, { texts, counts });
    if (value !== undefined) putAt(values, field.name.split('.'), value);
  }
  return values;
}

function valueOf(field: QuoteField, name: string, answers: QuoteAnswers): Json | undefined {
  if (field.kind !== 'list') return toJson(field.kind, answers.texts[name] ?? '');
  const count = answers.counts[name] ?? 0;
  return count === 0
    ? undefined
    : Array.from({ length: count }, (_, index) => entryOf(field, joinNames(name, index), answers));
}

function entryOf({ items }: QuoteField, name: string, answers: QuoteAnswers): Json {
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

/** Values of an earlier quote in the fields of this one; others are left out. */
export function toAnswers(fields: readonly QuoteField[], values: Json): QuoteAnswers {
  const texts: Record<string, string> = {};
  const counts: Record<string, number> = {};
  const read = (field: QuoteField, name: string, value: Json | undefined) => {
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
export function withoutEntry(field: QuoteField, name: string, index: number, answers: QuoteAnswers): QuoteAnswers {
  const count = answers.counts[name] ?? 0;
  const entries = Array.from({ length: count }, (_, position) => entryOf(field, joinNames(name, position), answers));
  const left = entries.filter((_, position) => position !== index);
  const isWithin = (key: string) => key.startsWith(`${name}.`);
  const texts = Object.fromEntries(Object.entries(answers.texts).filter(([key]) => !isWithin(key)));
  const moved = toAnswers([{ ...field, name: 'list' }], { list: left });
  const renamed = Object.entries(moved.texts).map(([key, text]) => [`${name}${key.slice('list'.length)}`, text]);
  return { texts: { ...texts, ...Object.fromEntries(renamed) }, counts: { ...answers.counts, [name]: left.length } };
}
