/** Merges lists whose entries are known by what identifies them, or that are texts. Pure. */
import { isObject } from '@coverwright/insurance/json';
import { isSameForm } from '../record/same-form.ts';
import { unknownBase, type ChooseSide, type FoundChanges, type Resolve, type Versions } from './merge-change.ts';

/** Entries are the same one if all of these are equal: the first set of members that all entries have. */
const identities = [
  ['id'],
  ['valueId'],
  ['key', 'locale'],
  ['plan', 'type', 'version'],
  ['path'],
  ['key'],
  ['fileName'],
  ['name'],
  ['value'],
] as const;

/** What users call an entry that has an id, which means nothing to them. */
const labels = ['name', 'label', 'title', 'key', 'path', 'fileName'] as const;

type MergeEntry = (versions: Versions, path: readonly string[]) => Resolve;

interface ListMerge {
  readonly path: readonly string[];
  readonly found: FoundChanges;
  readonly mergeEntry: MergeEntry;
}

/** Undefined if nothing identifies the entries. */
export function mergeLists({ base, mine, theirs }: Versions, merge: ListMerge): Resolve | undefined {
  const old = base === unknownBase ? [] : base;
  if (!Array.isArray(old) || !Array.isArray(mine) || !Array.isArray(theirs)) return undefined;
  const keyOf = identify([old, mine, theirs]);
  if (!keyOf) return undefined;
  const [known, own, other] = [byKey(old, keyOf), byKey(mine, keyOf), byKey(theirs, keyOf)];
  const order = mergeOrder({ known: base === unknownBase ? undefined : known, own, other }, merge);
  const entries = new Map<string, Resolve>();
  for (const key of new Set([...own.keys(), ...other.keys()])) {
    const [before, left, right] = [known.get(key), own.get(key), other.get(key)];
    const path = [...merge.path, labelOf(left ?? right)];
    const versions = { base: base === unknownBase ? unknownBase : before, mine: left, theirs: right };
    entries.set(key, merge.mergeEntry(versions, path));
  }
  return (choose) =>
    order(choose).flatMap((key) => {
      const entry = entries.get(key)?.(choose);
      return entry === undefined ? [] : [entry];
    });
}

type KeyOf = (entry: unknown) => string;
type Keyed = ReadonlyMap<string, unknown>;

function byKey(list: readonly unknown[], keyOf: KeyOf): Keyed {
  return new Map(list.map((entry) => [keyOf(entry), entry]));
}

function identify(lists: readonly (readonly unknown[])[]): KeyOf | undefined {
  const isUnique = (keyOf: KeyOf) => lists.every((list) => new Set(list.map(keyOf)).size === list.length);
  if (lists.every((list) => list.every((entry) => typeof entry === 'string'))) {
    return isUnique(String) ? String : undefined;
  }
  for (const names of identities) {
    const keyOf: KeyOf = (entry) => JSON.stringify(isObject(entry) ? names.map((name) => entry[name]) : entry);
    const hasAll = (entry: unknown) => isObject(entry) && names.every((name) => typeof entry[name] === 'string');
    if (lists.every((list) => list.every(hasAll)) && isUnique(keyOf)) return keyOf;
  }
  return undefined;
}

interface Orders {
  /** Undefined if it is unknown. */
  readonly known: Keyed | undefined;
  readonly own: Keyed;
  readonly other: Keyed;
}

/** The keys of both sides. Entries of one side follow the entry that they follow there. */
function mergeOrder({ known, own, other }: Orders, { path, found }: ListMerge): (choose: ChooseSide) => string[] {
  const isShared = (key: string) => own.has(key) && other.has(key);
  const [mine, theirs] = [own, other].map((list) => [...list.keys()].filter(isShared));
  const withMine = () => insertRest([...own.keys()], [...other.keys()]);
  const withTheirs = () => insertRest([...other.keys()], [...own.keys()]);
  if (isSameForm(mine, theirs)) return withMine;
  const by = known ? orderChangedBy([...known.keys()].filter(isShared), mine ?? [], theirs ?? []) : 'both';
  const named = (keys: readonly string[] | undefined, list: Keyed) => keys?.map((key) => labelOf(list.get(key)));
  const values = {
    base: known && named([...known.keys()], known),
    mine: named(mine, own),
    theirs: named(theirs, other),
  };
  const change = found.add({ path, by, ...values, isOrder: true });
  return (choose) => (choose(change) === 'mine' ? withMine() : withTheirs());
}

/** Of the entries that both sides have: those that both have added are in no order before. */
function orderChangedBy(known: readonly string[], mine: readonly string[], theirs: readonly string[]) {
  if (isSameForm(known, mine)) return 'theirs';
  return isSameForm(known, theirs) ? 'mine' : 'both';
}

function insertRest(order: readonly string[], other: readonly string[]): string[] {
  const has = new Set(order);
  /** By the key that they follow; undefined for those at the start. */
  const following = new Map<string | undefined, string[]>();
  let last: string | undefined;
  for (const key of other) {
    if (has.has(key)) last = key;
    else following.set(last, [...(following.get(last) ?? []), key]);
  }
  const follow = (key: string | undefined) => following.get(key) ?? [];
  return [...follow(undefined), ...order.flatMap((key) => [key, ...follow(key)])];
}

/** What users call an entry of a list. */
export function labelOf(entry: unknown): string {
  if (!isObject(entry)) return String(entry);
  for (const name of [...labels, 'id', 'value']) {
    const label = entry[name];
    if (typeof label === 'string' && label !== '') return label;
  }
  const { plan, type, version } = entry;
  if (typeof plan === 'string') return [plan, type, version].filter(Boolean).join(' / ');
  return JSON.stringify(entry);
}
