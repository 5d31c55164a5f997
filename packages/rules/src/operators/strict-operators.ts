/** Operators that get all their arguments evaluated. Behaviour follows json-logic-engine 5.0.7. */
import { isLongNumber } from '@coverwright/insurance/long-number';
import {
  addExact,
  compareExact,
  divideExact,
  Exact,
  exactOne,
  exactToNumber,
  exactZero,
  multiplyExact,
  negateExact,
  remainderExact,
  spendSize,
  toExact,
} from '../numbers/exact.ts';
import {
  invalidArguments,
  limitExceeded,
  notANumber,
  numberTooLong,
  RuleThrow,
  spend,
  spendText,
  type Run,
} from '../problems/failures.ts';
import { callFunction } from '../functions/call-function.ts';
import { readNumber } from '../numbers/number-text.ts';
import { say } from '../problems/sentences.ts';
import { checked, includes, toNumber, toText, truthy } from './values.ts';

type Strict = (args: unknown[], run: Run) => unknown;

export function add(args: unknown[], run: Run): unknown {
  if (run.exact) return args.map((arg) => toExact(arg, run)).reduce((a, b) => addExact(a, b, run), exactZero);
  let sum = 0;
  for (const arg of args) sum += toNumber(arg);
  return checked(sum);
}

export function multiply(args: unknown[], run: Run): unknown {
  if (run.exact) return args.map((arg) => toExact(arg, run)).reduce((a, b) => multiplyExact(a, b, run), exactOne);
  let product = 1;
  for (const arg of args) product *= toNumber(arg);
  return checked(product);
}

export function subtract(args: unknown[], run: Run): unknown {
  if (args.length === 0) throw invalidArguments('-');
  if (run.exact) {
    const [first = exactZero, ...rest] = args.map((arg) => toExact(arg, run));
    return rest.length === 0 ? negateExact(first) : rest.reduce((a, b) => addExact(a, negateExact(b), run), first);
  }
  if (args.length === 1) return checked(-toNumber(args[0]));
  let difference = toNumber(args[0]);
  for (let index = 1; index < args.length; index++) difference -= toNumber(args[index]);
  return checked(difference);
}

/** Division by an empty value (0, null, "", false) is not a number; neither is a quotient beyond the largest number. */
export function divide(args: unknown[], run: Run): unknown {
  if (args.length === 0) throw invalidArguments('/');
  const operands = args.length === 1 ? [1, args[0]] : args;
  if (run.exact) {
    const [first = exactOne, ...rest] = operands.map((operand) => toExact(operand, run));
    return rest.reduce((a, b) => divideExact(a, b, run), first);
  }
  let quotient = toNumber(operands[0]);
  for (let index = 1; index < operands.length; index++) {
    const divisor = toNumber(operands[index]);
    if (divisor === 0) throw notANumber();
    quotient /= divisor;
  }
  if (quotient === Infinity) throw notANumber();
  return checked(quotient);
}

export function remainder(args: unknown[], run: Run): unknown {
  if (args.length < 2) throw invalidArguments('%');
  // The remainder of whole numbers is exact in doubles.
  if (args.every(Number.isSafeInteger)) {
    return checked((args as readonly number[]).reduce((a, b) => a % b));
  }
  const [first = exactZero, ...rest] = args.map((arg) => toExact(arg, run));
  const exact = rest.reduce((a, b) => remainderExact(a, b, run), first);
  return run.exact ? exact : exactToNumber(exact);
}

/** Why an operator that needs numbers refuses a value. */
export function noNumber(operator: string, value: unknown): RuleThrow {
  return isLongNumber(value) ? numberTooLong(value.valueOf()) : invalidArguments(operator);
}

function extreme(operator: 'max' | 'min', sign: 1 | -1): Strict {
  return (args, run) => {
    let best: unknown;
    for (let index = 0; index < args.length; index++) {
      const arg = args[index];
      if (typeof arg !== 'number' && !(arg instanceof Exact)) throw noNumber(operator, arg);
      if (index === 0) best = arg;
      else if (run.exact) best = compareExact(toExact(arg, run), toExact(best, run), run) * sign > 0 ? arg : best;
      else if ((toNumber(arg) - toNumber(best)) * sign > 0) best = arg;
    }
    if (best === undefined) throw invalidArguments(operator);
    return best;
  };
}

export function contains(args: unknown[], run: Run): boolean {
  const [item, list] = args;
  if (!list) return false;
  if (Array.isArray(list)) {
    spend(run, list.length >>> 5);
    if (typeof item === 'string') spend(run, list.length * (item.length >>> 10));
    return includes(list, item);
  }
  if (typeof list !== 'string') throw invalidArguments('in');
  spend(run, list.length >>> 8);
  const part = toText(item, run);
  // Searching for a long text in a text that nearly repeats it may compare every character with every other.
  if (part.length > 250) spend(run, Math.ceil((list.length * part.length) / 4096));
  return list.includes(part);
}

export function concatenate(args: unknown[], run: Run): string {
  spend(run, args.length >>> 3);
  let text = '';
  for (const arg of args) {
    if (arg === null || arg === undefined) continue;
    const part = toText(arg, run);
    spendText(run, part.length);
    text += part;
  }
  // The joined text counts again as a whole: a text that doubles itself must reach the limit.
  if (args.length > 1) spendText(run, text.length);
  return text;
}

function toCount(value: unknown, run: Run): number {
  if (value === undefined) return 0;
  const number = typeof value === 'object' && value !== null ? readNumber(toText(value, run)) : readNumber(value);
  return Number.isNaN(number) ? 0 : number;
}

/** Like String.prototype.substr; a negative third argument omits that many characters from the end. */
function substring(args: unknown[], run: Run): string {
  const [text, from, length] = args;
  if (typeof text !== 'string') throw invalidArguments('substr');
  const start = Math.trunc(toCount(from, run));
  const begin = start < 0 ? Math.max(text.length + start, 0) : start;
  if (length === undefined) return text.slice(begin);
  const count = toCount(length, run);
  const tail = text.slice(begin);
  // Half a surrogate pair does not count as a character, at either end.
  return tail.slice(0, Math.trunc(count < 0 ? Math.max(tail.length + count, 0) : count));
}

function merge(args: unknown[], run: Run): unknown[] {
  spend(run, args.length >>> 3);
  const merged: unknown[] = [];
  for (const arg of args) {
    if (!Array.isArray(arg)) merged.push(arg);
    else {
      spend(run, arg.length);
      for (const item of arg as unknown[]) merged.push(item);
    }
  }
  return merged;
}

function keys(args: unknown[], run: Run): string[] {
  const [value] = args;
  if (value === null) throw invalidArguments('keys');
  if (typeof value !== 'object' || isLongNumber(value)) return [];
  const names = Object.keys(value);
  spend(run, names.length);
  return names;
}

/** Undefined for lists and objects without a type: they have no name. */
function describeThrown(value: unknown): string | undefined {
  if (typeof value === 'string') return value.length > 200 ? `${value.slice(0, 200)}…` : value;
  if (typeof value !== 'object' || value === null || isLongNumber(value)) return String(value);
  const type: unknown = Object.hasOwn(value, 'type') ? (value as { type?: unknown }).type : undefined;
  return typeof type === 'string' ? describeThrown(type) : undefined;
}

function throwValue(args: unknown[]): never {
  const [thrown] = args;
  const value = typeof thrown === 'object' && !isLongNumber(thrown) ? thrown : { type: thrown };
  const described = describeThrown(thrown);
  const sentence = described === undefined ? say('THROWN_STRUCTURE') : say('THROWN', { value: described });
  throw new RuleThrow('THROWN', sentence, value);
}

/** Converts exact numbers to doubles for the operators that do not support exact numbers. */
export function toPlain(value: unknown, run: Run, seen = new Map<object, unknown>(), depth = 0): unknown {
  if (value instanceof Exact) {
    spendSize(value, run);
    return exactToNumber(value);
  }
  if (typeof value !== 'object' || value === null || isLongNumber(value)) return value;
  const known = seen.get(value);
  if (known !== undefined) return known;
  // Every eighth list or object costs a step, whatever it contains, and so does every eighth item of a list.
  spend(run, (seen.size & 7) === 7 ? 1 : 0);
  if (depth > run.limits.maxResultDepth) throw limitExceeded(say('VALUE_TOO_DEEP'));
  let plain: unknown = value;
  if (Array.isArray(value)) {
    spend(run, value.length >>> 3);
    const items = value.map((item) => toPlain(item, run, seen, depth + 1));
    if (items.some((item, index) => item !== value[index])) plain = items;
  } else {
    const own = Object.entries(value);
    spend(run, own.length >>> 3);
    const entries = own.map(([key, item]) => [key, toPlain(item, run, seen, depth + 1)] as const);
    if (entries.some(([key, item]) => item !== (value as Record<string, unknown>)[key])) {
      plain = Object.fromEntries(entries);
    }
  }
  seen.set(value, plain);
  return plain;
}

export const arithmetic: ReadonlyMap<string, Strict> = new Map([
  ['+', add],
  ['-', subtract],
  ['*', multiply],
  ['/', divide],
  ['%', remainder],
  ['max', extreme('max', 1)],
  ['min', extreme('min', -1)],
]);

function not(args: unknown[]): boolean {
  return !truthy(args[0]);
}

/** Operators that take plain values but no exact numbers. */
export const strictOperators: ReadonlyMap<string, Strict> = new Map<string, Strict>([
  ['!', not],
  ['not', not],
  ['!!', (args) => truthy(args[0])],
  ['in', contains],
  ['cat', concatenate],
  ['substr', substring],
  ['merge', merge],
  ['keys', keys],
  ['throw', throwValue],
  ['function', callFunction],
]);
