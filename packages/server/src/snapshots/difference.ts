// The differences between two contents of an item, entry by entry with their values, and their summary by part. Pure.
import { isDeepStrictEqual } from 'node:util';
import type { Sentence } from '@coverwright/insurance/sentence';

export interface Difference<Part extends string = string, Value = unknown> {
  readonly part: Part;
  /** MOVED if only the position among the other entries differs; before and after are then positions. */
  readonly action: 'ADDED' | 'CHANGED' | 'REMOVED' | 'MOVED';
  /** Shown to users; absent for a part with a single value that has no name. */
  readonly name?: string | undefined;
  readonly before?: Value | undefined;
  readonly after?: Value | undefined;
  /** What was edited in both values, where the kind can describe it; compared when it is called. */
  readonly edits?: (() => readonly Edit[]) | undefined;
}

/** One edit, as a person would describe it. */
export interface Edit extends Sentence {
  /** Where it is in the value after, or where it was in the one before, with dots; empty for the value as a whole. */
  readonly path: string;
}

/** The differences of one part that have the same action. */
export interface PartChange<Part extends string = string> {
  readonly part: Part;
  readonly action: 'ADDED' | 'CHANGED' | 'REMOVED';
  readonly count: number;
  readonly names: readonly string[];
}

/** The maximum number of names of one change; the count includes all. */
export const namesMax = 20;

/** The key that identifies an entry among others of its part, and the name that is shown. */
export interface Naming<Entry> {
  readonly keyOf: (entry: Entry) => string;
  readonly nameOf: (entry: Entry) => string;
}

/** For entries that are known by the name that is shown. */
export function namedBy<Entry>(nameOf: (entry: Entry) => string): Naming<Entry> {
  return { keyOf: nameOf, nameOf };
}

/** A text of an item, in one language. */
export interface ContentText {
  /** Without the key of the item it belongs to: name, or benefits-baggage-name. */
  readonly key: string;
  readonly locale: string;
  readonly value: string;
}

export const textNaming: Naming<ContentText> = {
  keyOf: ({ key, locale }) => JSON.stringify([key, locale]),
  nameOf: ({ key, locale }) => `${key} (${locale})`,
};

/** For a part with a single value; undefined and null mean no value. */
export function differenceOfValue<Part extends string, Value>(
  part: Part,
  before: Value | null | undefined,
  after: Value | null | undefined,
  nameOf?: (value: Value) => string,
): Difference<Part, Value>[] {
  const [old, next] = [before ?? undefined, after ?? undefined];
  if (isDeepStrictEqual(old, next)) return [];
  const action = old === undefined ? 'ADDED' : next === undefined ? 'REMOVED' : 'CHANGED';
  const shown = next ?? old;
  return [{ part, action, name: shown === undefined ? undefined : nameOf?.(shown), before: old, after: next }];
}

/** Additions, changes and removals, in that order; of entries with the same key, the last one counts. */
export function differencesOfList<Part extends string, Entry>(
  part: Part,
  before: readonly Entry[],
  after: readonly Entry[],
  { keyOf, nameOf }: Naming<Entry>,
): Difference<Part, Entry>[] {
  const known = new Map(before.map((entry) => [keyOf(entry), entry]));
  const wanted = new Map(after.map((entry) => [keyOf(entry), entry]));
  const added: Difference<Part, Entry>[] = [];
  const changed: Difference<Part, Entry>[] = [];
  for (const [key, entry] of wanted) {
    const old = known.get(key);
    if (old === undefined) added.push({ part, action: 'ADDED', name: nameOf(entry), after: entry });
    else if (!isDeepStrictEqual(old, entry)) {
      changed.push({ part, action: 'CHANGED', name: nameOf(entry), before: old, after: entry });
    }
  }
  const removed = [...known].filter(([key]) => !wanted.has(key));
  return [
    ...added,
    ...changed,
    ...removed.map(([, entry]) => ({ part, action: 'REMOVED' as const, name: nameOf(entry), before: entry })),
  ];
}

/**
 * The entries of both lists that must move so that the others keep their order: as few as possible. Additions and
 * removals move nothing.
 */
export function differencesOfOrder<Part extends string, Entry>(
  part: Part,
  before: readonly Entry[],
  after: readonly Entry[],
  { keyOf, nameOf }: Naming<Entry>,
): Difference<Part, number>[] {
  const positions = new Map(before.map((entry, index) => [keyOf(entry), index]));
  const staying = after.flatMap((entry, index) => {
    const position = positions.get(keyOf(entry));
    return position === undefined ? [] : [{ name: nameOf(entry), before: position, after: index }];
  });
  const inOrder = longestIncreasing(staying.map((entry) => entry.before));
  return staying
    .filter((_entry, index) => !inOrder.has(index))
    .map((entry) => ({ part, action: 'MOVED' as const, ...entry }));
}

/** The indices of a longest strictly increasing subsequence. */
export function longestIncreasing(values: readonly number[]): ReadonlySet<number> {
  /** By length less one, the index of the smallest value that ends a subsequence of that length. */
  const ends: number[] = [];
  const previous: (number | undefined)[] = [];
  for (const [index, value] of values.entries()) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((values[ends[middle] ?? 0] ?? 0) < value) low = middle + 1;
      else high = middle;
    }
    previous[index] = ends[low - 1];
    ends[low] = index;
  }
  const found = new Set<number>();
  for (let index = ends.at(-1); index !== undefined; index = previous[index]) found.add(index);
  return found;
}

/** The summary of differences by part and action, in their order. */
export function toPartChanges<Part extends string>(differences: readonly Difference<Part>[]): PartChange<Part>[] {
  const groups = Map.groupBy(differences, ({ part, action }) => `${part} ${action}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const action = first.action === 'MOVED' ? 'CHANGED' : first.action;
    const names = group.slice(0, namesMax).flatMap(({ name }) => name ?? []);
    return [{ part: first.part, action, count: group.length, names }];
  });
}

/** The texts to write and to remove so that the current ones equal the wanted ones. */
export function toTextWrites(
  current: readonly ContentText[],
  wanted: readonly ContentText[],
): { readonly written: readonly ContentText[]; readonly removed: readonly ContentText[] } {
  const differences = differencesOfList('TEXT', current, wanted, textNaming);
  return {
    written: differences.flatMap(({ after }) => after ?? []),
    removed: differences.flatMap(({ before, after }) => (before === undefined || after !== undefined ? [] : before)),
  };
}
