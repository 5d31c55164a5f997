// Whether a value matches a declared input.
import { isJsonList, type Json } from '../json.ts';
import { isLongNumber } from '../numbers/long-number.ts';
import type { Sentence } from '../problems/sentence.ts';
import { isCalendarDay } from '../texts/calendar-day.ts';
import { nearestTexts } from '../texts/nearest-texts.ts';
import { shorten } from '../texts/shorten.ts';
import type { Input } from './input.ts';
import { sayOfInput } from './input-sentences.ts';

/** Of a quoted value. */
const shownLength = 100;
const nearestMax = 3;
const shownChoices = 10;

/** A form sends an empty text for what was not filled in, unless that is one of the choices. */
export function isAbsent(value: Json | undefined, { type, choices }: Pick<Input, 'type' | 'choices'>): boolean {
  if (value === undefined || value === null) return true;
  if (value !== '') return false;
  return type !== 'choice' || choices?.some((choice) => choice.value === '') !== true;
}

/** Why a value that is present does not match, without the items of a list. */
export function faultOfValue(value: Json, input: Input, path: string): Sentence | undefined {
  const { type } = input;
  if (type === 'text') return typeof value === 'string' ? undefined : wrongType(path, sayOfInput('INPUT_WANTS_TEXT'));
  if (type === 'choice') return faultOfChoice(value, input, path);
  if (type === 'date') return isDate(value) ? undefined : wrongType(path, sayOfInput('INPUT_WANTS_DATE'));
  if (type === 'boolean')
    return typeof value === 'boolean' ? undefined : wrongType(path, sayOfInput('INPUT_WANTS_BOOLEAN'));
  if (type !== 'list') return faultOfNumber(toNumber(value), input, path);
  return isJsonList(value) ? faultOfCount(value.length, input, path) : wrongType(path, sayOfInput('INPUT_WANTS_LIST'));
}

export function wrongType(path: string, wanted: Sentence): Sentence {
  return sayOfInput('INPUT_TYPE_WRONG', { path, wanted });
}

function faultOfChoice(value: Json, { choices = [] }: Input, path: string): Sentence | undefined {
  if (typeof value !== 'string') return wrongType(path, sayOfInput('INPUT_WANTS_TEXT'));
  if (choices.some((choice) => choice.value === value)) return undefined;
  const values = choices.map((choice) => choice.value);
  const shown = { path, value: shorten(value, shownLength) };
  const nearest = nearestTexts(value, values, nearestMax);
  if (nearest.length > 0) return sayOfInput('INPUT_CHOICE_MISSPELT', { ...shown, nearest: nearest.join(', ') });
  const more = values.length > shownChoices ? ', …' : '';
  return sayOfInput('INPUT_CHOICE_UNKNOWN', { ...shown, choices: values.slice(0, shownChoices).join(', ') + more });
}

function faultOfNumber(number: number | undefined, { type, minimum, maximum }: Input, path: string) {
  const isWhole = type === 'integer';
  if (number === undefined || (isWhole && !Number.isInteger(number)))
    return wrongType(path, sayOfInput(isWhole ? 'INPUT_WANTS_INTEGER' : 'INPUT_WANTS_NUMBER'));
  if (minimum !== undefined && number < minimum) return sayOfInput('INPUT_TOO_SMALL', { path, least: minimum });
  if (maximum !== undefined && number > maximum) return sayOfInput('INPUT_TOO_LARGE', { path, most: maximum });
  return undefined;
}

function faultOfCount(count: number, { minItems, maxItems }: Input, path: string): Sentence | undefined {
  if (minItems !== undefined && count < minItems) return sayOfInput('INPUT_ENTRIES_MIN', { path, least: minItems });
  if (maxItems !== undefined && count > maxItems) return sayOfInput('INPUT_ENTRIES_MAX', { path, most: maxItems });
  return undefined;
}

/** Calculations refuse numbers with too many digits; here they are numbers like any other. */
function toNumber(value: Json): number | undefined {
  if (typeof value === 'number') return value;
  return isLongNumber(value) ? Number(value.valueOf()) : undefined;
}

function isDate(value: Json): boolean {
  return typeof value === 'string' && isCalendarDay(value);
}
