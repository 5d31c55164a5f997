/**
 * Merges two versions of a record with their common base: objects by member, lists by entry, longer texts by line. What
 * only one side has changed is taken from it, and for what both have changed differently, a side is chosen. Pure, and
 * knows no form.
 */
import { isObject, parseJson } from '@coverwright/insurance/json';
import { isSameForm } from '../record/same-form.ts';
import {
  FoundChanges,
  unknownBase,
  type ChooseSide,
  type MergeChange,
  type Resolve,
  type Versions,
} from './merge-change.ts';
import { mergeLists } from './merge-list.ts';
import { mergeTexts } from './merge-text.ts';

export interface Merge {
  /** Conflicts first. */
  readonly changes: readonly MergeChange[];
  readonly resolve: (choose: ChooseSide) => unknown;
}

/** @param versions with `unknownBase` if the common base is not known */
export function mergeForms(versions: Versions): Merge {
  const found = new FoundChanges();
  const resolve = mergeValues(versions, [], found);
  const conflictsFirst = (left: MergeChange, right: MergeChange) =>
    Number(right.by === 'both') - Number(left.by === 'both');
  return { changes: found.list.toSorted(conflictsFirst), resolve };
}

function mergeValues(versions: Versions, path: readonly string[], found: FoundChanges): Resolve {
  const { mine, theirs } = versions;
  if (isSameForm(mine, theirs)) return () => mine;
  return mergeInside(versions, path, found) ?? chooseOne(versions, path, found);
}

/** Undefined for what is chosen as a whole. */
function mergeInside(versions: Versions, path: readonly string[], found: FoundChanges): Resolve | undefined {
  const { base, mine, theirs } = versions;
  if (Array.isArray(mine)) {
    const mergeEntry = (entry: Versions, at: readonly string[]) => mergeValues(entry, at, found);
    return mergeLists(versions, { path, found, mergeEntry });
  }
  if (isMembers(mine) && isMembers(theirs)) {
    const old = base === unknownBase ? mine : base;
    const isMerged = isMembers(old) && (path.length === 0 || isSameKind(old, mine, theirs));
    return isMerged ? mergeMembers(versions, path, found) : undefined;
  }
  return mergeAsJson(versions, path, found) ?? mergeByLine(versions, path, found);
}

/** A text that is JSON in one line, such as that of a setting, is compared by what it contains. */
function mergeAsJson(versions: Versions, path: readonly string[], found: FoundChanges): Resolve | undefined {
  const [base, mine, theirs] = [versions.base, versions.mine, versions.theirs].map(toContained);
  if (!isMembers(mine) || !isMembers(theirs)) return undefined;
  const old = versions.base === unknownBase ? unknownBase : base;
  const resolve = mergeInside({ base: old, mine, theirs }, path, found);
  return resolve && ((choose) => JSON.stringify(resolve(choose)));
}

/** Undefined also for a text that would be written differently, such as one with a number of many digits. */
function toContained(value: unknown): unknown {
  if (typeof value !== 'string' || hasLines(value)) return undefined;
  const contained = parseJson(value);
  return JSON.stringify(contained) === value ? contained : undefined;
}

function mergeByLine(versions: Versions, path: readonly string[], found: FoundChanges): Resolve | undefined {
  const { base, mine, theirs } = versions;
  // The change of a single side is shown as a whole, as is that of a short text.
  const isChangedByBoth = !isSameForm(base, mine) && !isSameForm(base, theirs);
  return isChangedByBoth && [mine, theirs].some(hasLines) ? mergeTexts(versions, path, found) : undefined;
}

function hasLines(value: unknown): boolean {
  return typeof value === 'string' && value.includes('\n');
}

type Members = Readonly<Record<string, unknown>>;

function isMembers(value: unknown): value is Members {
  return isObject(value) && !Array.isArray(value);
}

/** Members of objects of different kinds do not belong together. */
function isSameKind(...objects: readonly Members[]): boolean {
  return ['kind', 'type', 'rawType'].every((name) => new Set(objects.map((object) => object[name])).size === 1);
}

function mergeMembers({ base, mine, theirs }: Versions, path: readonly string[], found: FoundChanges): Resolve {
  const [own, other] = [isMembers(mine) ? mine : {}, isMembers(theirs) ? theirs : {}];
  const names = [...new Set([...Object.keys(own), ...Object.keys(other)])];
  const members = names.map((name): readonly [string, Resolve] => {
    const old = isMembers(base) ? memberOf(base, name) : base;
    const versions = { base: old, mine: memberOf(own, name), theirs: memberOf(other, name) };
    return [name, mergeValues(versions, [...path, name], found)];
  });
  return (choose) =>
    Object.fromEntries(
      members.map(([name, resolve]) => [name, resolve(choose)] as const).filter(([, value]) => value !== undefined),
    );
}

function memberOf(object: Members, name: string): unknown {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

function chooseOne({ base, mine, theirs }: Versions, path: readonly string[], found: FoundChanges): Resolve {
  const by = isSameForm(base, mine) ? 'theirs' : isSameForm(base, theirs) ? 'mine' : 'both';
  const change = found.add({ path, by, base: base === unknownBase ? undefined : base, mine, theirs });
  return (choose) => (choose(change) === 'mine' ? mine : theirs);
}
