import { formatValue } from '../formats/format-value.ts';
import { readNumberText } from '../number-text.ts';
import { errors, isError, isTable, type Result, type Scalar, toNumber, toScalar, toText } from '../values.ts';
import { foldCase, toWildcards } from '../wildcards.ts';
import { roundTo } from './rounding.ts';
import {
  type FunctionSpecification,
  type FunctionTable,
  manyMax,
  optionalBoolean,
  optionalNumber,
  textual,
} from './specification.ts';

const textMaxLength = 32_767;
/** As in Excel. */
const formatMaxLength = 255;

function bounded(text: string): Scalar {
  return text.length > textMaxLength ? errors.value : text;
}

/** A text and a number of characters, from either end. */
function side(take: (text: string, count: number) => string): FunctionSpecification {
  return {
    min: 1,
    max: 2,
    arguments: 'v',
    call: (...[value = null, count]) => {
      const [text, length] = [toText(value), optionalNumber(count, 1)];
      if (typeof text !== 'string') return text;
      if (typeof length !== 'number') return length;
      return length < 0 ? errors.value : take(text, Math.trunc(length));
    },
  };
}

/** FIND and SEARCH. */
function find(position: (text: string, wanted: string, from: number) => number): FunctionSpecification {
  return {
    min: 2,
    max: 3,
    arguments: 'v',
    call: (...[value = null, within = null, start]) => {
      const [wanted, text, from] = [toText(value), toText(within), optionalNumber(start, 1)];
      if (typeof wanted !== 'string') return wanted;
      if (typeof text !== 'string') return text;
      if (typeof from !== 'number') return from;
      const first = Math.trunc(from) - 1;
      if (first < 0 || first > text.length) return errors.value;
      const found = position(text, wanted, first);
      return found < 0 ? errors.value : found + 1;
    },
  };
}

function searchText(text: string, wanted: string, from: number): number {
  return toWildcards(wanted)?.findIn(text, from) ?? foldCase(text).indexOf(foldCase(wanted), from);
}

/** All texts of all arguments, in order. */
function collectTexts(values: readonly Result[]): string[] | Exclude<Scalar, string | number | boolean | null> {
  const texts: string[] = [];
  for (const value of values) {
    const size = isTable(value) ? value.rows * value.columns : 1;
    for (let index = 0; index < size; index++) {
      const text = toText(isTable(value) ? value.get(index) : value);
      if (typeof text !== 'string') return text;
      texts.push(text);
    }
  }
  return texts;
}

function joinTexts(...[separator = null, ignoresEmpty = null, ...values]: Result[]): Scalar {
  const [between, ignores, texts] = [
    toText(toScalar(separator)),
    optionalBoolean(toScalar(ignoresEmpty), true),
    collectTexts(values),
  ];
  if (typeof between !== 'string') return between;
  if (typeof ignores !== 'boolean') return ignores;
  if (!Array.isArray(texts)) return texts;
  return bounded((ignores ? texts.filter((text) => text !== '') : texts).join(between));
}

function substitute(...[value = null, wanted = null, replacement = null, which]: Result[]): Scalar {
  const [text, old, next] = [toText(value), toText(wanted), toText(replacement)];
  const place = optionalNumber(which, 0);
  if (typeof text !== 'string') return text;
  if (typeof old !== 'string') return old;
  if (typeof next !== 'string') return next;
  if (typeof place !== 'number') return place;
  if (old === '') return text;
  if (which === undefined) return bounded(text.replaceAll(old, () => next));
  if (place < 1) return errors.value;
  let at = -1;
  for (let count = 0; count < Math.trunc(place); count++) {
    at = text.indexOf(old, at + 1);
    if (at < 0) return text;
  }
  return bounded(text.slice(0, at) + next + text.slice(at + old.length));
}

function formatText(value: Result, format: Result): Scalar {
  const [scalar, code] = [toScalar(value), toText(format)];
  if (isError(scalar)) return scalar;
  if (typeof code !== 'string') return code;
  if (typeof scalar === 'boolean') return scalar ? 'TRUE' : 'FALSE';
  const number = typeof scalar === 'string' ? readNumberText(scalar) : (scalar ?? 0);
  if (code === '') return '';
  const text = code.length > formatMaxLength ? undefined : formatValue(number ?? scalar ?? 0, code);
  return text === undefined ? errors.value : bounded(text);
}

function fixed(...[value = null, digits, withoutCommas]: Result[]): Scalar {
  const [number, places, plain] = [toNumber(value), optionalNumber(digits, 2), optionalBoolean(withoutCommas, false)];
  if (typeof number !== 'number') return number;
  if (typeof places !== 'number') return places;
  if (typeof plain !== 'boolean') return plain;
  const rounded = roundTo(number, places, 'nearest');
  const decimals = Math.min(Math.max(Math.trunc(places), 0), 20);
  const text = Math.abs(rounded).toFixed(decimals);
  const [whole = '', rest = ''] = text.split('.');
  const grouped = plain ? whole : whole.replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return `${rounded < 0 ? '-' : ''}${grouped}${rest === '' ? '' : `.${rest}`}`;
}

function replace(...[value = null, start = null, length = null, replacement = null]: Result[]): Scalar {
  const [text, from, count, next] = [toText(value), toNumber(start), toNumber(length), toText(replacement)];
  if (typeof text !== 'string') return text;
  if (typeof from !== 'number') return from;
  if (typeof count !== 'number') return count;
  if (typeof next !== 'string') return next;
  if (from < 1 || count < 0) return errors.value;
  const first = Math.trunc(from) - 1;
  return bounded(text.slice(0, first) + next + text.slice(first + Math.trunc(count)));
}

function middle(...[value = null, start = null, length = null]: Result[]): Scalar {
  const [text, from, count] = [toText(value), toNumber(start), toNumber(length)];
  if (typeof text !== 'string') return text;
  if (typeof from !== 'number') return from;
  if (typeof count !== 'number') return count;
  if (from < 1 || count < 0) return errors.value;
  return text.slice(Math.trunc(from) - 1, Math.trunc(from) - 1 + Math.trunc(count));
}

export const textFunctions: FunctionTable = {
  LEFT: side((text, count) => text.slice(0, count)),
  RIGHT: side((text, count) => (count === 0 ? '' : text.slice(-count))),
  MID: { min: 3, max: 3, arguments: 'v', call: middle },
  LEN: textual(1, 1, (text = '') => text.length),
  LOWER: textual(1, 1, (text = '') => text.toLowerCase()),
  UPPER: textual(1, 1, (text = '') => text.toUpperCase()),
  PROPER: textual(1, 1, (text = '') =>
    text
      .toLowerCase()
      .replaceAll(/(^|[^\p{L}])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase()),
  ),
  TRIM: textual(1, 1, (text = '') => text.replaceAll(/ +/g, ' ').replaceAll(/^ | $/g, '')),
  CLEAN: textual(1, 1, (text = '') => text.replaceAll(/[\u0000-\u001f]/g, '')),
  EXACT: textual(2, 2, (left, right) => left === right),
  CONCATENATE: textual(1, manyMax, (...texts) => bounded(texts.join(''))),
  CONCAT: {
    min: 1,
    max: manyMax,
    arguments: 't',
    call: (...values) => {
      const texts = collectTexts(values);
      return Array.isArray(texts) ? bounded(texts.join('')) : texts;
    },
  },
  TEXTJOIN: { min: 3, max: manyMax, arguments: 'vvt', call: joinTexts },
  SUBSTITUTE: { min: 3, max: 4, arguments: 'v', call: substitute },
  REPLACE: { min: 4, max: 4, arguments: 'v', call: replace },
  FIND: find((text, wanted, from) => text.indexOf(wanted, from)),
  SEARCH: find(searchText),
  REPT: {
    min: 2,
    max: 2,
    arguments: 'v',
    call: (...[value = null, times = null]) => {
      const [text, count] = [toText(value), toNumber(times)];
      if (typeof text !== 'string') return text;
      if (typeof count !== 'number') return count;
      return count < 0 || text.length * count > textMaxLength ? errors.value : text.repeat(Math.trunc(count));
    },
  },
  TEXT: { min: 2, max: 2, arguments: 'v', call: (...[value = null, format = null]) => formatText(value, format) },
  FIXED: { min: 1, max: 3, arguments: 'v', call: fixed },
  VALUE: {
    min: 1,
    max: 1,
    arguments: 'v',
    call: (...[value = null]) => (typeof value === 'boolean' ? errors.value : toNumber(value)),
  },
  T: {
    min: 1,
    max: 1,
    arguments: 'v',
    call: (...[value = null]) => (typeof value === 'string' || isError(value) ? value : ''),
  },
};
