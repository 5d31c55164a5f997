/**
 * Which parts of a rule may have a value that doubles hold only approximately: the results of calculations. Where such a
 * value is compared, tested for truth or written as text, it is calculated exactly.
 */
import { isJsonList, type Json } from '../json/json.ts';
import { roundingOperators } from './rounding.ts';

const calculating = new Set(['+', '-', '*', '/']);
const comparing = ['<', '<=', '>', '>=', '==', '!=', '===', '!=='];
const deciding = [
  '!',
  '!!',
  'not',
  'in',
  'cat',
  'substr',
  'throw',
  'function',
  'table',
  'decide',
  'exists',
  'missing',
  'missing_some',
];
const iterating = ['some', 'none', 'all', 'every'];
/** Operators that decide or write text by the values of all their arguments. */
const judging = new Set([...comparing, ...deciding, '%', 'val']);
/** Operators whose result is never a calculated number, whatever their arguments are. */
const settling = new Set([...comparing, ...deciding, ...iterating, ...roundingOperators, 'length', 'keys', 'preserve']);
const testing = new Set(['filter', ...iterating]);

const calculated = new WeakMap<object, boolean>();
const carried = new WeakMap<object, boolean>();

function remembered(known: WeakMap<object, boolean>, node: object, find: () => boolean): boolean {
  const old = known.get(node);
  if (old !== undefined) return old;
  const found = find();
  known.set(node, found);
  return found;
}

/** The operator's name and argument; undefined for everything that is not evaluated. */
function operatorOf(node: object): readonly [name: string, argument: Json] | undefined {
  const [entry, ...more] = Object.entries<Json>(node as Readonly<Record<string, Json>>);
  return more.length > 0 ? undefined : entry;
}

/** Whether the value of a node may be a calculated number, or contain one. */
export function isCalculated(node: Json | undefined): boolean {
  if (typeof node !== 'object' || node === null) return false;
  return remembered(calculated, node, () => {
    if (isJsonList(node)) return node.some(isCalculated);
    const [name = '', argument = null] = operatorOf(node) ?? [];
    if (name === 'eachKey') return Object.values(argument ?? {}).some(isCalculated);
    return calculating.has(name) || (!settling.has(name) && isCalculated(argument));
  });
}

/** The conditions that an operator tests for truth, without its results. */
function conditionsOf(name: string, argument: Json): readonly Json[] {
  if (!isJsonList(argument)) return [];
  if (name === 'if' || name === '?:') return argument.filter((_, at) => at % 2 === 0 && at < argument.length - 1);
  if (name === 'and' || name === 'or') return argument.slice(0, -1);
  return testing.has(name) ? argument.slice(1, 2) : [];
}

/** Whether an operator itself calculates part of its argument exactly. */
export function judgesCalculated(name: string, argument: Json): boolean {
  return judging.has(name) ? isCalculated(argument) : conditionsOf(name, argument).some(isCalculated);
}

type IsRead = (path: string | undefined, isNested: boolean) => boolean;

/** Whether a node reads data; the path is undefined if it is calculated. */
function reads(node: Json, isRead: IsRead, isNested: boolean): boolean {
  if (typeof node !== 'object' || node === null) return false;
  if (isJsonList(node)) return node.some((item) => reads(item, isRead, isNested));
  const [name = '', argument = null] = operatorOf(node) ?? [];
  if (name === 'var' || name === 'val') {
    const first: Json = isJsonList(argument) ? (argument[0] ?? '') : argument;
    return isRead(typeof first === 'string' ? first : undefined, isNested) || reads(argument, isRead, isNested);
  }
  if (name === 'exists' || name === 'missing' || name === 'missing_some') return false;
  return Object.values(node).some((inner: Json) => reads(inner, isRead, isNested || scoped.has(name)));
}

/** Whether a node compares, tests or writes data that it reads. */
function judgesRead(node: Json, isRead: IsRead, isNested = false): boolean {
  if (typeof node !== 'object' || node === null) return false;
  if (isJsonList(node)) return node.some((item) => judgesRead(item, isRead, isNested));
  const [name = '', argument = null] = operatorOf(node) ?? [];
  if (name === 'preserve') return false;
  if (judging.has(name) && reads(argument, isRead, isNested)) return true;
  const isInside = isNested || scoped.has(name);
  if (conditionsOf(name, argument).some((condition) => reads(condition, isRead, isInside))) return true;
  return Object.values(node).some((inner: Json) => judgesRead(inner, isRead, isInside));
}

const anyRead: IsRead = () => true;
/** What a body of reduce reads that is neither the current element nor outside data. */
const accumulatorRead: IsRead = (path, isNested) =>
  isNested || path === undefined || !(/^current(\.|$)/.test(path) || path.startsWith('../'));

const scoped = new Set(['map', 'reduce', 'pipe', ...testing]);

function carriesInPipe(steps: readonly Json[]): boolean {
  let isAfter = false;
  return steps.some((step) => {
    if (isAfter && judgesRead(step, anyRead)) return true;
    isAfter ||= isCalculated(step);
    return false;
  });
}

function carriesInReduce([list = null, body = null, initial = null]: readonly Json[]): boolean {
  if (isCalculated(list)) return judgesRead(body, anyRead);
  return (isCalculated(body) || isCalculated(initial)) && judgesRead(body, accumulatorRead);
}

/**
 * Whether an iteration or pipe compares, tests or writes numbers that an earlier step of it calculated: it is then
 * calculated exactly as a whole, because a double between the steps would lose the digits.
 */
export function carriesCalculated(name: string, argument: Json): boolean {
  if (!scoped.has(name) || !isJsonList(argument)) return false;
  return remembered(carried, argument, () => {
    if (name === 'pipe') return carriesInPipe(argument);
    if (name === 'reduce') return carriesInReduce(argument);
    const [list = null, body = null] = argument;
    if (!isCalculated(list)) return false;
    return judgesRead(body, anyRead) || (testing.has(name) && reads(body, anyRead, false));
  });
}
