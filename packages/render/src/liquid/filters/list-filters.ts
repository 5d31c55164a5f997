// Filters over lists as in Shopify's Liquid: for text items, `where` and similar filters match a part of the text, and nil
// tests whether there is a value at all.
import { isTruthy, toValue, toValueSync } from 'liquidjs';
import { say } from '../../sentences/say.ts';
import { TemplateMistake } from '../failures.ts';
import { characterCount, toText } from '../markup.ts';
import { isEqual } from '../operators.ts';
import { isRecord, isThere } from '../sealed-context.ts';
import type { FilterUse } from './filter-use.ts';
import { toNumber, toTidy } from './math-filters.ts';
import { byText, byValue } from './sorting.ts';

function toList(use: FilterUse, given: unknown): unknown[] {
  const value: unknown = toValue(given);
  if (value === null || value === undefined) return [];
  if (!Array.isArray(value)) return [value];
  return value.some(Array.isArray) ? flatten(use, value, []) : value;
}

/** Counts while flattening: a list that contains itself several times would never end. */
function flatten(use: FilterUse, list: readonly unknown[], into: unknown[]): unknown[] {
  use.context.memoryLimit.use(list.length);
  for (const item of list) {
    if (Array.isArray(item)) flatten(use, item, into);
    else into.push(item);
  }
  return into;
}

/** Counts the items read against the memory limit of the rendering. */
function listOf(use: FilterUse, given: unknown): unknown[] {
  const list = toList(use, given);
  use.context.memoryLimit.use(list.length);
  return list;
}

function propertyOf(use: FilterUse, item: unknown, property: unknown, filter: string): unknown {
  if (typeof item === 'string') return item.includes(toText(property)) ? toText(property) : undefined;
  if (item === null || item === undefined) return undefined;
  if (typeof item === 'object') return use.context.getFromScope(item, toText(property).split('.'));
  if (typeof property === 'number') return item === property;
  throw new TemplateMistake(
    say('LIQUID_FILTER_LOOKS_IN_OBJECTS', { filter, property: toText(property), found: toText(item) }),
  );
}

/** The item itself, or its property. */
function keyOf(use: FilterUse, item: unknown, property: unknown, filter: string): unknown {
  return isThere(toValue(property)) ? propertyOf(use, item, property, filter) : item;
}

function sorted(
  use: FilterUse,
  given: unknown,
  property: unknown,
  compare: (one: unknown, other: unknown) => number,
): unknown[] {
  const keyed = listOf(use, given).map((item) => ({
    item,
    key: toValue(keyOf(use, item, property, 'sort')) as unknown,
  }));
  return keyed.toSorted((one, other) => compare(one.key, other.key)).map(({ item }) => item);
}

function isMatch(use: FilterUse, filter: string, item: unknown, [property, sought]: readonly unknown[]): boolean {
  const value = propertyOf(use, item, property, filter);
  if (toValue(sought) === undefined || toValue(sought) === null) return isTruthy(value, use.context);
  return toValueSync(isEqual(value, sought, use.context));
}

export const listFilters = {
  where(this: FilterUse, given: unknown, ...sought: unknown[]) {
    return listOf(this, given).filter((item) => isMatch(this, 'where', item, sought));
  },
  reject(this: FilterUse, given: unknown, ...sought: unknown[]) {
    return listOf(this, given).filter((item) => !isMatch(this, 'reject', item, sought));
  },
  find(this: FilterUse, given: unknown, ...sought: unknown[]) {
    return listOf(this, given).find((item) => isMatch(this, 'find', item, sought));
  },
  find_index(this: FilterUse, given: unknown, ...sought: unknown[]) {
    const index = listOf(this, given).findIndex((item) => isMatch(this, 'find_index', item, sought));
    return index < 0 ? undefined : index;
  },
  has(this: FilterUse, given: unknown, ...sought: unknown[]) {
    return listOf(this, given).some((item) => isMatch(this, 'has', item, sought));
  },
  map(this: FilterUse, given: unknown, property: unknown) {
    const values: unknown[] = [];
    for (const item of listOf(this, given)) {
      if (typeof item !== 'object')
        throw new TemplateMistake(say('LIQUID_MAP_NEEDS_OBJECTS', { property: toText(property), found: toText(item) }));
      values.push(propertyOf(this, item, property, 'map'));
    }
    return values;
  },
  /** Returns the first of all items with the same value, or the same value of a property. */
  uniq(this: FilterUse, given: unknown, property?: unknown) {
    const seen = new Set<unknown>();
    const kept: unknown[] = [];
    for (const item of listOf(this, given)) {
      const value = keyOf(this, item, property, 'uniq');
      const key = typeof value === 'object' && value !== null ? JSON.stringify(value) : (value ?? null);
      if (!seen.has(key)) kept.push(item);
      seen.add(key);
    }
    return kept;
  },
  /** Drops the items without a value, or without a value of a property. */
  compact(this: FilterUse, given: unknown, property?: unknown) {
    return listOf(this, given).filter((item) => isThere(keyOf(this, item, property, 'compact')));
  },
  reverse(this: FilterUse, given: unknown) {
    return listOf(this, given).toReversed();
  },
  sort(this: FilterUse, given: unknown, property?: unknown) {
    return sorted(this, given, property, byValue);
  },
  sort_natural(this: FilterUse, given: unknown, property?: unknown) {
    return sorted(this, given, property, byText);
  },
  first: (given: unknown) => {
    const value: unknown = toValue(given);
    if (typeof value === 'string') return Array.from(value.slice(0, 2))[0];
    return Array.isArray(value) ? value[0] : isRecord(value) ? Object.entries(value)[0] : undefined;
  },
  last: (given: unknown) => {
    const value: unknown = toValue(given);
    if (typeof value === 'string') return Array.from(value.slice(-2)).at(-1);
    return Array.isArray(value) ? value.at(-1) : undefined;
  },
  sum(this: FilterUse, given: unknown, property?: unknown) {
    let sum = 0;
    for (const item of listOf(this, given)) sum += toNumber(keyOf(this, item, property, 'sum'), 'sum');
    return toTidy(sum);
  },
  concat(this: FilterUse, given: unknown, more: unknown) {
    const list = toList(this, given);
    const added: unknown = toValue(more) ?? [];
    if (!Array.isArray(added))
      throw new TemplateMistake(say('LIQUID_CONCAT_NEEDS_LIST', { value: toText(added).slice(0, 40) }));
    this.context.memoryLimit.use(list.length + added.length);
    return [...list, ...added];
  },
  /** Between the items is a blank; a separator that is missing from the data is empty. */
  join(this: FilterUse, given: unknown, ...separators: unknown[]) {
    const texts = toList(this, given).map(toText);
    const glue = separators.length === 0 ? ' ' : toText(separators[0]);
    this.context.memoryLimit.use(texts.reduce((length, text) => length + text.length + glue.length, 0));
    return texts.join(glue);
  },
  size: (given: unknown) => {
    const value: unknown = toValue(given);
    if (typeof value === 'string') return characterCount(value);
    if (Array.isArray(value)) return value.length;
    return isRecord(value) ? Object.keys(value).length : 0;
  },
};
