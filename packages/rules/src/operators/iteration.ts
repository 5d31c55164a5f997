/** Shared code for the iterating operators of the interpreter and the compiled code. */
import { isLongNumber } from '@coverwright/insurance/long-number';
import { Exact } from '../numbers/exact.ts';
import { invalidArguments, RuleThrow, spend, type Run } from '../problems/failures.ts';
import { isJsonList, type Json } from '../json/json.ts';
import { say } from '../problems/sentences.ts';
import { readNumber } from '../numbers/number-text.ts';
import { judgesCalculated } from '../numbers/calculated.ts';
import { isRoundingOperator } from '../numbers/rounding.ts';
import { readKey } from './values.ts';

/** An operator or number inside a rounding takes this many times as long as a node elsewhere. */
const exactWeight = 16;
/** The work of bodies outside and inside exact arithmetic, by identity: iterators need it on every use. */
const plainWork = new WeakMap<object, number>();
const exactWork = new WeakMap<object, number>();

/** The number of nodes, with a weight for exact ones. Does not depend on how compiled code calculates the result. */
function workOf(node: Json, isExact: boolean): number {
  if (typeof node === 'number') return isExact ? exactWeight : 1;
  if (typeof node !== 'object' || node === null) return 1;
  const works = isExact ? exactWork : plainWork;
  const known = works.get(node);
  if (known !== undefined) return known;
  let work = isExact && !isJsonList(node) ? exactWeight : 1;
  for (const [key, inner] of Object.entries<Json>(node)) {
    if (!isJsonList(node) && isRoundingOperator(key)) work += exactWeight + workOf(inner, true);
    else work += workOf(inner, isExact || (!isJsonList(node) && judgesCalculated(key, inner)));
  }
  works.set(node, work);
  return work;
}

/** The cost of one iterator step: large bodies cost more, so that the limit is a limit on work. */
export function stepCost(body: Json | undefined, isExact: boolean): number {
  return body === undefined ? 1 : Math.max(1, Math.ceil(workOf(body, isExact) / 8));
}

export function toArgumentList(argument: Json, operator: string): readonly Json[] {
  if (!isJsonList(argument)) throw invalidArguments(operator);
  return argument;
}

/** map, filter and reduce take a list; null, false, 0 and "" count as the empty list. */
export function toList(selector: unknown, operator: string): readonly unknown[] {
  if (Array.isArray(selector)) return selector;
  if (!selector) return [];
  throw invalidArguments(operator);
}

/** all, some and none iterate over anything with a length, including texts; a value without one has no steps. */
export function toSteps(selector: unknown, run: Run): readonly unknown[] {
  if (Array.isArray(selector)) return selector;
  if (typeof selector === 'string') {
    spend(run, selector.length);
    // By UTF-16 unit, like indexing a text: half a surrogate pair is a step.
    return Array.from({ length: selector.length }, (_, index) => selector.charAt(index));
  }
  if (typeof selector !== 'object' || selector === null || !Object.hasOwn(selector, 'length')) return [];
  const raw = readKey(selector, 'length');
  const length = typeof raw === 'object' && raw !== null ? Number.NaN : readNumber(raw);
  if (!(length > 0)) return [];
  spend(run, Math.ceil(length));
  return Array.from({ length: Math.ceil(length) }, (_, index) => readKey(selector, String(index)));
}

/** The accumulator of reduce may contain lists and objects only one level deep: the engine's own limit. */
export function checkAccumulator(value: unknown, run: Run): unknown {
  if (typeof value !== 'object' || value === null || value instanceof Exact || isLongNumber(value)) return value;
  const items: unknown[] = Array.isArray(value) ? value : Object.values(value);
  spend(run, items.length >>> 3);
  for (const item of items) {
    if (typeof item === 'object' && item !== null && !(item instanceof Exact) && !isLongNumber(item)) {
      throw new RuleThrow('LIMIT_EXCEEDED', say('ACCUMULATOR_NESTED'), { type: 'Exceeded Allowed Depth' });
    }
  }
  return value;
}

/** The data for the second and later branches of try. */
export function thrownContext(error: RuleThrow): { readonly type: unknown } {
  const { value } = error;
  if (typeof value !== 'object' || value === null) return { type: null };
  const own = (key: string): unknown => readKey(value, key);
  return { type: own('type') || own('error') || own('message') || (Array.isArray(value) ? 'Array' : 'Object') };
}

export function measure(value: unknown, run: Run): number {
  if (typeof value === 'string' || Array.isArray(value)) return value.length;
  if (typeof value !== 'object' || value === null || isLongNumber(value)) throw invalidArguments('length');
  const { length } = Object.keys(value);
  spend(run, length);
  return length;
}
