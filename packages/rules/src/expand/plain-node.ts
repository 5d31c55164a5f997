/** Parts of standard JSON Logic, simplified where a part is true or false whatever the values are. */
import { isJsonList, isJsonObject, type Json } from '../json/json.ts';
import type { KeyType } from '../tables/rate-table.ts';

/** More than a rule, or the work for it, may have. */
export class TooLarge extends Error {
  readonly what: 'nodes' | 'levels' | 'visits';

  constructor(what: TooLarge['what']) {
    super(what);
    this.what = what;
  }
}

/** Logic that has no plain form. */
export class NoPlainForm extends Error {
  readonly operator: string;

  constructor(operator: string) {
    super(operator);
    this.operator = operator;
  }
}

/** How many nodes may still be added, and how often rows may be visited for them. */
export interface ExpansionBudget {
  nodesLeft: number;
  visitsLeft: number;
}

export function spendNodes(budget: ExpansionBudget, nodes: number, visits = 0): void {
  budget.nodesLeft -= nodes;
  budget.visitsLeft -= visits;
  if (budget.visitsLeft < 0) throw new TooLarge('visits');
  if (budget.nodesLeft < 0) throw new TooLarge('nodes');
}

export function anyOf(parts: readonly Json[]): Json {
  const open = parts.filter((part) => part !== false);
  if (open.includes(true)) return true;
  return open.length > 1 ? { or: open } : (open[0] ?? false);
}

export function allOf(parts: readonly Json[]): Json {
  const open = parts.filter((part) => part !== true);
  if (open.includes(false)) return false;
  return open.length > 1 ? { and: open } : (open[0] ?? true);
}

export function not(part: Json): Json {
  return typeof part === 'boolean' ? !part : { '!': [part] };
}

/** For a condition that has no effect but its result. */
export function choose(condition: Json, then: Json, otherwise: Json): Json {
  if (typeof condition === 'boolean') return condition ? then : otherwise;
  return then === otherwise ? then : { if: [condition, then, otherwise] };
}

/** A test with the result if it is met. */
export type Case = readonly [Json, Json];

/** Cases, the first of which counts, in one `if`: nested ones would need a level for each. */
export function chain(cases: readonly Case[], otherwise: Json): Json {
  const end = cases.findIndex(([test]) => test === true);
  const before = end === -1 ? cases : cases.slice(0, end);
  const last = end === -1 ? otherwise : (cases[end]?.[1] ?? null);
  const open = before.filter(([test]) => test !== false);
  return open.length === 0 ? last : { if: [...open.flat(), last] };
}

/** The operators whose result is the value itself if it is of the type. */
const conversions = { text: 'cat', number: '+', boolean: '!!', date: 'cat' } as const;

/** Comparisons would convert other types: null and texts to numbers, numbers to texts. */
export function isOfType(type: KeyType, key: Json): Json {
  const converted: Json = { [conversions[type]]: [key] };
  return { '===': [converted, key] };
}

/** Whether a key may be written several times: a literal, or a variable read by its name. */
function isRepeatable(key: Json): boolean {
  if (typeof key !== 'object' || key === null) return true;
  return isJsonObject(key) && Object.keys(key).join() === 'var' && typeof key['var'] === 'string';
}

/** Keys that are calculated are elements of a list, so that `reduce` evaluates them once. */
export function withKeys(keys: readonly Json[], expand: (keys: readonly Json[]) => Json): Json {
  if (keys.every(isRepeatable)) return expand(keys);
  const expanded = expand(keys.map((_, index): Json => ({ var: `current.${index}` })));
  return isJsonObject(expanded) || isJsonList(expanded) ? { reduce: [[keys], expanded, null] } : expanded;
}
