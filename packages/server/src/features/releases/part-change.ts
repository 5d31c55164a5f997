// The differences between two snapshots of an item, part by part, with recognizable names. Independent of
// kinds. Pure.
import { isDeepStrictEqual } from 'node:util';
import type { releasePartEnumeration } from '../../graphql/generated/schema-types.ts';

export interface PartChange {
  readonly part: releasePartEnumeration;
  readonly action: 'ADDED' | 'CHANGED' | 'REMOVED';
  readonly count: number;
  readonly names: readonly string[];
}

/** The maximum number of names for one change; the count includes all. */
export const changedNamesMax = 20;

type Part = PartChange['part'];

/** The change of a part with a single value; undefined and null mean no value. */
export function changeOfValue(part: Part, before: unknown, after: unknown, name?: string): PartChange[] {
  const [old, next] = [before ?? null, after ?? null];
  if (isDeepStrictEqual(old, next)) return [];
  const action = old === null ? 'ADDED' : next === null ? 'REMOVED' : 'CHANGED';
  return [{ part, action, count: 1, names: name === undefined ? [] : [name] }];
}

/** The change of a part that is a list of named entries. */
export function changesOfEntries(
  part: Part,
  before: ReadonlyMap<string, unknown>,
  after: ReadonlyMap<string, unknown>,
): PartChange[] {
  const added = [...after.keys()].filter((name) => !before.has(name));
  const removed = [...before.keys()].filter((name) => !after.has(name));
  const changed = [...after].flatMap(([name, entry]) =>
    before.has(name) && !isDeepStrictEqual(before.get(name), entry) ? [name] : [],
  );
  return [
    ...toChange(part, 'ADDED', added),
    ...toChange(part, 'CHANGED', changed),
    ...toChange(part, 'REMOVED', removed),
  ];
}

function toChange(part: Part, action: PartChange['action'], names: readonly string[]): PartChange[] {
  return names.length === 0 ? [] : [{ part, action, count: names.length, names: names.slice(0, changedNamesMax) }];
}

/** Whether the entries common to both lists are in a different order. */
export function changeOfOrder(part: Part, before: readonly string[], after: readonly string[]): PartChange[] {
  const stayed = before.filter((name) => after.includes(name));
  return changeOfValue(
    part,
    stayed,
    after.filter((name) => before.includes(name)),
  );
}
