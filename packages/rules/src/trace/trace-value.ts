/** Copies of operator values, short enough to read: nothing is shared with the rule or the data. */
import { isLongNumber } from '@coverwright/insurance/long-number';
import { Exact, exactToNumber } from '../numbers/exact.ts';
import type { Json } from '../json/json.ts';
import { readKey } from '../operators/values.ts';

const maxNodes = 200;
const maxTextLength = 2_000;
const maxDepth = 20;

/** Budget for all values of one trace together. */
export interface TraceBudget {
  nodesLeft: number;
  textLeft: number;
}

export function startTraceBudget(): TraceBudget {
  return { nodesLeft: 300_000, textLeft: 3_000_000 };
}

interface Copying {
  readonly budget: TraceBudget;
  nodesLeft: number;
  textLeft: number;
  isCut: boolean;
}

export interface TracedValue {
  readonly value: Json;
  /** True if a text is shortened or something is omitted. */
  readonly isCut: boolean;
}

/** Exact numbers become plain ones; Infinity, which JSON lacks, becomes its name. */
export function toTracedValue(value: unknown, budget: TraceBudget): TracedValue {
  const copying: Copying = {
    budget,
    nodesLeft: Math.min(maxNodes, budget.nodesLeft),
    textLeft: Math.min(maxTextLength, budget.textLeft),
    isCut: false,
  };
  return { value: copy(value, copying, 0), isCut: copying.isCut };
}

function cut(copying: Copying): Json {
  copying.isCut = true;
  return null;
}

function copyText(text: string, copying: Copying): string {
  const kept = text.length > copying.textLeft ? `${text.slice(0, copying.textLeft)}…` : text;
  if (kept !== text) copying.isCut = true;
  copying.textLeft -= Math.min(text.length, copying.textLeft);
  copying.budget.textLeft -= Math.min(kept.length, copying.budget.textLeft);
  return kept;
}

function copy(value: unknown, copying: Copying, depth: number): Json {
  if (copying.nodesLeft <= 0) return cut(copying);
  copying.nodesLeft--;
  copying.budget.nodesLeft--;
  if (typeof value === 'string') return copyText(value, copying);
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : String(value);
  if (typeof value === 'boolean') return value;
  if (typeof value !== 'object' || value === null) return null;
  if (isLongNumber(value)) return copyText(value.valueOf(), copying);
  if (value instanceof Exact) return copy(exactToNumber(value), copying, depth);
  if (depth >= maxDepth) return cut(copying);
  return Array.isArray(value) ? copyList(value, copying, depth) : copyObject(value, copying, depth);
}

function copyList(list: readonly unknown[], copying: Copying, depth: number): Json {
  const items: Json[] = [];
  for (const item of list) {
    if (copying.nodesLeft <= 0) {
      copying.isCut = true;
      break;
    }
    items.push(copy(item, copying, depth + 1));
  }
  return items;
}

function copyObject(object: object, copying: Copying, depth: number): Json {
  const entries: (readonly [string, Json])[] = [];
  for (const key in object) {
    if (!Object.hasOwn(object, key)) continue;
    if (copying.nodesLeft <= 0 || key.length > copying.textLeft) {
      copying.isCut = true;
      break;
    }
    entries.push([copyText(key, copying), copy(readKey(object, key), copying, depth + 1)]);
  }
  // Makes "__proto__" an ordinary key.
  return Object.fromEntries(entries);
}
