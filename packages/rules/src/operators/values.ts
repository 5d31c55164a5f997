/**
 * How JSON Logic treats single values: truth, numbers, text, comparison, reading by a path.
 * The interpreter and the compiled code share these functions, so they cannot disagree.
 */
import { compareDecimals, isDecimal } from '@coverwright/insurance/decimal';
import { isLongNumber } from '@coverwright/insurance/long-number';
import { Exact, exactToNumber, spendSize } from '../numbers/exact.ts';
import {
  invalidArguments,
  limitExceeded,
  notANumber,
  numberTooLong,
  Refusal,
  spendText,
  type Run,
} from '../problems/failures.ts';
import { maxNumberLength, readNumber } from '../numbers/number-text.ts';
import { say } from '../problems/sentences.ts';

export function truthy(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return Boolean(value);
  if (Array.isArray(value)) return value.length > 0;
  if (value instanceof Exact) return value.n !== 0n;
  return hasKeys(value);
}

/** One known key per object: just starting to iterate over a million keys takes as long as visiting all of them. */
const knownKeys = new WeakMap<object, string>();

function hasKeys(object: object): boolean {
  const known = knownKeys.get(object);
  if (known !== undefined && Object.hasOwn(object, known)) return true;
  for (const key in object) {
    if (!Object.hasOwn(object, key)) continue;
    knownKeys.set(object, key);
    return true;
  }
  return false;
}

/** Like `+value`; a list or an object is not a number. The caller checks for NaN once. */
export function toNumber(value: unknown): number {
  if (typeof value === 'number') return value;
  if (isLongNumber(value)) throw numberTooLong(value.valueOf());
  if (typeof value === 'object' && value !== null) throw notANumber();
  return readNumber(value);
}

export function checked(value: number): number {
  if (Number.isNaN(value)) throw notANumber();
  return value;
}

/** Like `String(value)`, but limited: lists can share their parts and grow without end as text. */
export function toText(value: unknown, run: Run, depth = 0): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return String(value);
  if (value instanceof Exact) {
    spendSize(value, run);
    return String(exactToNumber(value));
  }
  if (Array.isArray(value)) {
    if (depth > run.limits.maxResultDepth) throw limitExceeded(say('LIST_TOO_DEEP_FOR_TEXT'));
    let text = '';
    for (let index = 0; index < value.length; index++) {
      const item: unknown = value[index];
      const part = item === null || item === undefined ? '' : toText(item, run, depth + 1);
      spendText(run, part.length + 1);
      text += index === 0 ? part : `,${part}`;
    }
    return text;
  }
  if (isLongNumber(value)) return value.valueOf();
  if (Object.hasOwn(value, 'toString')) throw invalidArguments('cat');
  return '[object Object]';
}

/** Whether a list contains a value; long numbers are compared by their digits. */
export function includes(list: readonly unknown[], item: unknown): boolean {
  return list.includes(item) || (isLongNumber(item) && list.some((one) => isSame(one, item)));
}

function isTextOrNull(value: unknown): value is string | null {
  return typeof value === 'string' || value === null;
}

function comparableNumber(value: unknown, other: unknown): number {
  const number = toNumber(value);
  if (Number.isNaN(number) && other !== null) throw notANumber();
  return number;
}

type Order = (a: number | string, b: number | string) => boolean;

/** Texts and null compare as in JavaScript; anything else as numbers, and a value that is not a number is a failure. */
function comparison(order: Order): (a: unknown, b: unknown) => boolean {
  return (a, b) => {
    if (isTextOrNull(a) && isTextOrNull(b)) return order(a as string, b as string);
    if (mayBeLong(a) || mayBeLong(b)) return order(compareDecimals(decimalOf(a), decimalOf(b)), 0);
    const left = comparableNumber(a, undefined);
    return order(left, comparableNumber(b, a));
  };
}

/** Longer texts may differ from each other and have the same double. */
const maxPlainLength = 15;

function mayBeLong(value: unknown): boolean {
  return isLongNumber(value) || (typeof value === 'string' && value.length > maxPlainLength);
}

/** The decimal that a value is compared as. */
function decimalOf(value: unknown): string {
  if (isLongNumber(value) || typeof value === 'string') {
    const text = value.trim();
    const isShort = value.length <= maxNumberLength;
    if (isShort && isDecimal(text)) return text;
    if (isLongNumber(value)) throw numberTooLong(text);
  }
  const number = comparableNumber(value, undefined);
  return Number.isFinite(number) ? String(number) : `${number < 0 ? '-' : ''}1e999999`;
}

function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isLongNumber(a) || !isLongNumber(b)) return false;
  const isShort = a.length <= maxNumberLength && b.length <= maxNumberLength;
  return isShort ? compareDecimals(a.valueOf(), b.valueOf()) === 0 : a.valueOf() === b.valueOf();
}

export const comparisons = {
  '<': comparison((a, b) => a < b),
  '<=': comparison((a, b) => a <= b),
  '>': comparison((a, b) => a > b),
  '>=': comparison((a, b) => a >= b),
  '==': comparison((a, b) => a === b),
  '!=': comparison((a, b) => a !== b),
  '===': isSame,
  '!==': (a: unknown, b: unknown): boolean => !isSame(a, b),
};
export type ComparisonName = keyof typeof comparisons;
export const comparisonNames: readonly ComparisonName[] = ['<', '<=', '>', '>=', '==', '!=', '===', '!=='];

export const iteratorNames: ReadonlySet<string> = new Set(['map', 'filter', 'reduce', 'all', 'every', 'some', 'none']);
export const equalityNames: ReadonlySet<string> = new Set(['==', '===', '!=', '!==']);

export const prototypeNames: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

export function refusePrototypeName(name: string): void {
  if (prototypeNames.has(name)) {
    throw new Refusal('PROTOTYPE_NAME', say('NAME_FORBIDDEN', { name }));
  }
}

/** Own properties only: an inherited method is never a value. A long number has no parts, although it is stored as text. */
export function readKey(value: unknown, key: string): unknown {
  if (value === null || value === undefined || !Object.hasOwn(value, key)) return undefined;
  if (isNameInText(key) && isLongNumber(value)) return undefined;
  return (value as Record<string, unknown>)[key];
}

/** The length of a text, or the place of a character. */
export function isNameInText(key: string): boolean {
  return key === 'length' || key.charCodeAt(0) <= 0x39;
}

export function readSegments(value: unknown, segments: readonly string[]): unknown {
  for (const segment of segments) refusePrototypeName(segment);
  let current = value;
  for (const segment of segments) {
    if (current === null || current === undefined) return undefined;
    current = readKey(current, segment);
  }
  return current;
}

const splitPaths = new Map<string, readonly string[]>();
const maxRememberedPaths = 2048;

/** Splits "a.b.c"; `\.` is a dot inside a name, `\\` a backslash, `\/` a slash: json-logic-engine's own rules. */
export function splitPath(path: string): readonly string[] {
  const remembered = splitPaths.get(path);
  if (remembered !== undefined) return remembered;
  const segments: string[] = [];
  let segment = '';
  for (let index = 0; index < path.length; index++) {
    const character = path.charAt(index);
    const next = path.charAt(index + 1);
    if (character === '\\' && (next === '.' || next === '/' || next === '\\')) {
      segment += next;
      index++;
    } else if (character === '.') {
      segments.push(segment);
      segment = '';
    } else segment += character;
  }
  // "." is one empty name, not two.
  if (segments.length !== path.length) segments.push(segment);
  if (splitPaths.size >= maxRememberedPaths) splitPaths.clear();
  if (path.length < 1000) splitPaths.set(path, segments);
  return segments;
}
