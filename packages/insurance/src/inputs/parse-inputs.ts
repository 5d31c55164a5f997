// Reads the declaration of inputs from JSON: every field has its type and is within limits. Whether the inputs fit
// together is decided by check-inputs.ts.
import { isJsonList, isJsonObject, type Json, type JsonObject } from '../json.ts';
import type { Sentence } from '../problems/sentence.ts';
import {
  type Input,
  type InputChoice,
  inputLevels,
  inputLimits,
  type InputType,
  inputTypes,
  segmentsOf,
  type TextByLocale,
} from './input.ts';
import { shorten } from '../texts/shorten.ts';
import { sayOfInput } from './input-sentences.ts';

/** What is wrong with the declaration, with a dotted position such as 3.choices.0.value. */
export interface DeclarationProblem extends Sentence {
  readonly path: string;
}

export type ParsedInputs =
  | { readonly ok: true; readonly inputs: readonly Input[] }
  | { readonly ok: false; readonly problems: readonly DeclarationProblem[] };

/** Further problems would only repeat the first ones. */
const problemsMax = 20;

interface Parsing {
  readonly problems: DeclarationProblem[];
  /** The number of inputs so far, including items of lists. */
  count: number;
}

export function parseInputs(given: Json): ParsedInputs {
  const parsing: Parsing = { problems: [], count: 0 };
  const inputs = readInputs(given, [], 1, parsing);
  const problems = parsing.problems.slice(0, problemsMax);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, inputs };
}

function readInputs(given: Json, place: readonly string[], depth: number, parsing: Parsing): readonly Input[] {
  if (!isJsonList(given)) return refuse(sayOfInput('INPUTS_NOT_A_LIST'), place, parsing);
  if (depth > inputLimits.listDepth)
    return refuse(sayOfInput('INPUT_LISTS_TOO_DEEP', { max: inputLimits.listDepth }), place, parsing);
  parsing.count += given.length;
  if (parsing.count > inputLimits.inputs)
    return refuse(sayOfInput('INPUTS_TOO_MANY', { max: inputLimits.inputs }), place, parsing);
  return given.flatMap((one, index) => {
    const position = [...place, String(index)];
    if (parsing.problems.length >= problemsMax) return [];
    return isJsonObject(one)
      ? [readInput(one, position, depth, parsing)]
      : refuse(sayOfInput('INPUT_ENTRY_NOT_AN_OBJECT'), position, parsing);
  });
}

function refuse(sentence: Sentence, place: readonly string[], { problems }: Parsing): [] {
  problems.push({ ...sentence, path: place.join('.') });
  return [];
}

const numeric = ['number', 'integer', 'amount'] as const;

/** The fields that only inputs of some types have. */
const typesOf: Readonly<Partial<Record<keyof Input, readonly InputType[]>>> = {
  choices: ['text', 'choice'],
  minimum: numeric,
  maximum: numeric,
  unit: ['number', 'integer'],
  currency: ['amount'],
  minItems: ['list'],
  maxItems: ['list'],
  items: ['list'],
};

interface Reading {
  readonly given: JsonObject;
  readonly place: readonly string[];
  readonly parsing: Parsing;
}

function readInput(given: JsonObject, place: readonly string[], depth: number, parsing: Parsing): Input {
  const reading: Reading = { given, place, parsing };
  const path = (value: Json) => toPath(value, depth > 1);
  const { segments, segmentLength: length, labelLength, helpLength, unitLength } = inputLimits;
  const input: Input = {
    path: required(reading, 'path', path, sayOfInput('INPUT_WANTS_PATH', { segments, length })) ?? '',
    type: required(reading, 'type', oneOf(inputTypes), oneOfWanted(inputTypes)) ?? 'text',
    level: optional(reading, 'level', oneOf(inputLevels), oneOfWanted(inputLevels)) ?? 'warn',
    requiredWhen: readJson(reading, 'requiredWhen'),
    default: readJson(reading, 'default'),
    example: readJson(reading, 'example'),
    isPersonal: optional(reading, 'isPersonal', toBoolean, sayOfInput('INPUT_WANTS_BOOLEAN')) ?? false,
    label: readTexts(reading, 'label', labelLength),
    help: readTexts(reading, 'help', helpLength),
    choices: readChoices(reading),
    minimum: optional(reading, 'minimum', toNumber, sayOfInput('INPUT_WANTS_NUMBER')),
    maximum: optional(reading, 'maximum', toNumber, sayOfInput('INPUT_WANTS_NUMBER')),
    unit: readUnit(reading, unitLength),
    currency: optional(reading, 'currency', toCurrency, sayOfInput('INPUT_WANTS_CURRENCY')),
    minItems: optional(reading, 'minItems', toCount, sayOfInput('INPUT_WANTS_COUNT')),
    maxItems: optional(reading, 'maxItems', toCount, sayOfInput('INPUT_WANTS_COUNT')),
    items: isGiven(given['items']) ? readInputs(given['items'], [...place, 'items'], depth + 1, parsing) : undefined,
  };
  refuseFields(reading, input);
  return input;
}

function isGiven(value: Json | undefined): value is Exclude<Json, null> {
  return value !== undefined && value !== null;
}

type Read<Value> = (value: Json) => Value | undefined;

function required<Value>(reading: Reading, field: keyof Input, read: Read<Value>, wanted: Sentence) {
  const value = read(reading.given[field] ?? null);
  if (value === undefined) refuseField(reading, field, sayOfInput('INPUT_FIELD_WRONG', { field, wanted }));
  return value;
}

/** Null is equivalent to an absent field. */
function optional<Value>(reading: Reading, field: keyof Input, read: Read<Value>, wanted: Sentence) {
  return isGiven(reading.given[field]) ? required(reading, field, read, wanted) : undefined;
}

function readJson(reading: Reading, field: keyof Input): Json | undefined {
  const max = inputLimits.jsonLength;
  const read = (value: Json) => (JSON.stringify(value).length > max ? undefined : value);
  return optional(reading, field, read, sayOfInput('INPUT_WANTS_SMALL_JSON', { max }));
}

function readTexts(reading: Reading, field: keyof Input, max: number): TextByLocale | undefined {
  const wanted = sayOfInput('INPUT_WANTS_TEXTS', { locales: inputLimits.locales, max });
  return optional(reading, field, toTexts(max), wanted);
}

function readUnit(reading: Reading, max: number): string | TextByLocale | undefined {
  const [text, texts] = [toText(max), toTexts(max)];
  const wanted = sayOfInput('INPUT_WANTS_UNIT', { max });
  return optional<string | TextByLocale>(reading, 'unit', (value) => text(value) ?? texts(value), wanted);
}

function readChoices(reading: Reading): readonly InputChoice[] | undefined {
  return optional(reading, 'choices', toChoices, sayOfInput('INPUT_WANTS_CHOICES', { max: inputLimits.choices }));
}

/** Fields that no input has, or none of this type. */
function refuseFields(reading: Reading, input: Input): void {
  const { type } = input;
  for (const field of Object.keys(reading.given)) {
    if (!Object.hasOwn(input, field))
      refuseField(reading, field, sayOfInput('INPUT_FIELD_UNKNOWN', { field: shorten(field, 100) }));
  }
  for (const [field, types] of Object.entries(typesOf)) {
    if (isGiven(reading.given[field]) && !types.includes(type))
      refuseField(reading, field, sayOfInput('INPUT_FIELD_FOREIGN', { field, type }));
  }
}

function refuseField({ place, parsing }: Reading, field: string, sentence: Sentence): void {
  refuse(sentence, [...place, shorten(field, 100)], parsing);
}

function oneOf<const Value extends string>(values: readonly Value[]): Read<Value> {
  return (value) => values.find((one) => one === value);
}

function oneOfWanted(values: readonly string[]): Sentence {
  return sayOfInput('INPUT_WANTS_ONE_OF', { values: values.join(', ') });
}

const segmentPattern = /^[^\\./\p{Cc}\s]+$/u;
/** Objects have these names already. */
const inherited = new Set(['__proto__', 'constructor', 'prototype']);

/** @param isEntry whether it is relative to the entries of a list */
function toPath(value: Json, isEntry: boolean): string | undefined {
  if (typeof value !== 'string') return undefined;
  if (value === '') return isEntry ? value : undefined;
  const segments = segmentsOf(value);
  const isValid = segments.every(
    (one) => one.length <= inputLimits.segmentLength && segmentPattern.test(one) && !inherited.has(one),
  );
  return isValid && segments.length <= inputLimits.segments ? value : undefined;
}

function toText(max: number): Read<string> {
  return (value) => (typeof value === 'string' && value.trim() !== '' && value.length <= max ? value : undefined);
}

function toTexts(max: number): Read<TextByLocale> {
  return (value) => {
    if (!isJsonObject(value)) return undefined;
    const texts = Object.entries(value);
    if (texts.length > inputLimits.locales) return undefined;
    const fit = texts.filter(
      (entry): entry is [string, string] =>
        localePattern.test(entry[0]) && typeof entry[1] === 'string' && entry[1].length <= max,
    );
    return fit.length === texts.length ? Object.fromEntries(fit) : undefined;
  };
}

const localePattern = /^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8}){0,4}$/;

function toChoices(value: Json): readonly InputChoice[] | undefined {
  if (!isJsonList(value) || value.length > inputLimits.choices) return undefined;
  const choices = value.map(toChoice).filter((choice) => choice !== undefined);
  return choices.length === value.length ? choices : undefined;
}

function toChoice(value: Json): InputChoice | undefined {
  if (!isJsonObject(value)) return undefined;
  const { value: text, label, ...others } = value;
  if (typeof text !== 'string' || text.length > inputLimits.choiceLength) return undefined;
  if (Object.keys(others).length > 0) return undefined;
  const texts = isGiven(label) ? toTexts(inputLimits.labelLength)(label) : undefined;
  return isGiven(label) && texts === undefined ? undefined : { value: text, label: texts };
}

function toNumber(value: Json): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

function toCount(value: Json): number | undefined {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;
}

function toBoolean(value: Json): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined;
}

function toCurrency(value: Json): string | undefined {
  return typeof value === 'string' && /^[A-Z]{3}$/.test(value) ? value : undefined;
}
