// The differences between two JSON values by path: members by their names, entries of lists by what identifies them. Pure.
import { isJsonObject, parseJsonText } from '@coverwright/rules';
import { type Difference, differencesOfOrder } from './difference.ts';

/** Values nested deeper are compared as a whole. */
const depthMax = 50;

/** A value with which a part would have more differences is compared as a whole. */
export const entriesMax = 5000;

/** Entries of a list are the same one if all of these are equal: the first set of members that all entries have. */
const identities = [
  ['id'],
  ['valueId'],
  ['key', 'locale'],
  ['plan', 'type', 'version'],
  ['path'],
  ['key'],
  ['fileName'],
  ['name'],
] as const;

/** What users call an entry that has an id, which means nothing to them. */
const labels = ['name', 'label', 'title', 'key', 'fileName'] as const;

/** Compares a part of an item by path. Strings that contain JSON are compared by the values in them. */
export function differencesOfJson<Part extends string>(
  part: Part,
  before: unknown,
  after: unknown,
): Difference<Part>[] {
  const found: Difference<Part>[] = [];
  compare(before, after, { part, path: '', depth: 0, found });
  return found;
}

/** Of the parts of an item; a part that one of the two lacks is not compared. */
export function differencesOfParts(parts: readonly string[], before: object, after: object): Difference[] {
  const [old, next] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  return parts.flatMap((part) =>
    old.has(part) && next.has(part) ? differencesOfJson(part, old.get(part), next.get(part)) : [],
  );
}

interface Place<Part extends string> {
  readonly part: Part;
  readonly path: string;
  readonly depth: number;
  readonly found: Difference<Part>[];
}

type Members = Readonly<Record<string, unknown>>;

function compare<Part extends string>(before: unknown, after: unknown, place: Place<Part>): void {
  if (before === after) return;
  const isWhole = place.depth >= depthMax;
  const [old, next] = isWhole ? [before, after] : toContained(before, after);
  const { found } = place;
  const known = found.length;
  if (isMembers(old) && isMembers(next) && !isWhole) compareMembers(old, next, place);
  else if (Array.isArray(old) && Array.isArray(next) && !isWhole) compareLists(old, next, place);
  else return add(place, before, after);
  const isSame = found.length === known;
  if (found.length > entriesMax) found.length = known;
  else if (!isSame || old === before) return;
  // Too many differences, or two texts that contain the same, written differently.
  add(place, before, after);
}

function add<Part extends string>({ part, path, found }: Place<Part>, before: unknown, after: unknown): void {
  const [hadValue, hasValue] = [before, after].map((value) => value !== undefined && value !== null);
  if (!hadValue && !hasValue) return;
  const action = hadValue ? (hasValue ? 'CHANGED' : 'REMOVED') : 'ADDED';
  found.push({ part, action, name: path || undefined, before: before ?? undefined, after: after ?? undefined });
}

function within<Part extends string>(place: Place<Part>, step: string): Place<Part> {
  return { ...place, path: step, depth: place.depth + 1 };
}

function compareMembers<Part extends string>(before: Members, after: Members, place: Place<Part>): void {
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [old, next] = [before, after].map((object) => (Object.hasOwn(object, name) ? object[name] : undefined));
    compare(old, next, within(place, place.path === '' ? name : `${place.path}.${name}`));
  }
}

function compareLists<Part extends string>(
  before: readonly unknown[],
  after: readonly unknown[],
  place: Place<Part>,
): void {
  if (!before.every(isMembers) || !after.every(isMembers)) {
    if (!isEqualList(before, after)) add(place, before, after);
    return;
  }
  const keyOf = identify(before, after);
  if (keyOf === undefined) compareByPosition(before, after, place);
  else compareByKey(before, after, { keyOf, place });
}

/** Lists of texts, numbers and the like; nested lists are equal if their JSON is. */
function isEqualList(before: readonly unknown[], after: readonly unknown[]): boolean {
  return (
    before.length === after.length &&
    before.every((value, index) => value === after[index] || isSameJson(value, after[index]))
  );
}

function isSameJson(before: unknown, after: unknown): boolean {
  const areObjects = typeof before === 'object' && typeof after === 'object';
  return areObjects && JSON.stringify(before) === JSON.stringify(after);
}

type KeyOf = (entry: Members) => string;

function identify(before: readonly Members[], after: readonly Members[]): KeyOf | undefined {
  for (const names of identities) {
    const keyOf: KeyOf = (entry) => JSON.stringify(names.map((name) => entry[name]));
    const hasAll = (entry: Members) => names.every((name) => typeof entry[name] === 'string');
    const isUnique = (list: readonly Members[]) => new Set(list.map(keyOf)).size === list.length;
    if ([before, after].every((list) => list.every(hasAll) && isUnique(list))) return keyOf;
  }
  return undefined;
}

interface Keyed<Part extends string> {
  readonly keyOf: KeyOf;
  readonly place: Place<Part>;
}

function compareByKey<Part extends string>(
  before: readonly Members[],
  after: readonly Members[],
  { keyOf, place }: Keyed<Part>,
): void {
  const old = new Map(before.map((entry, index) => [keyOf(entry), { entry, index }]));
  const wanted = new Set(after.map(keyOf));
  for (const [index, entry] of after.entries()) {
    const known = old.get(keyOf(entry));
    compare(known?.entry, entry, within(place, pathOf(place, labelOf(entry, index))));
  }
  for (const { entry, index } of old.values()) {
    if (!wanted.has(keyOf(entry))) add(within(place, pathOf(place, labelOf(entry, index))), entry, undefined);
  }
  const positions = new Map(after.map((entry, index) => [keyOf(entry), index]));
  const nameOf = (entry: Members) => pathOf(place, labelOf(entry, positions.get(keyOf(entry)) ?? 0));
  place.found.push(...differencesOfOrder(place.part, before, after, { keyOf, nameOf }));
}

function pathOf({ path }: Place<string>, label: string): string {
  return path === '' ? label : `${path}[${label}]`;
}

/** Entries that nothing identifies: equal ones at both ends are the same, what is between them is compared in order. */
function compareByPosition<Part extends string>(
  before: readonly Members[],
  after: readonly Members[],
  place: Place<Part>,
): void {
  const [old, next] = [before, after].map((list) => list.map((entry) => JSON.stringify(entry)));
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && old?.[start] === next?.[start]) start += 1;
  let end = 0;
  while (end < shorter - start && old?.at(-1 - end) === next?.at(-1 - end)) end += 1;
  const length = Math.max(before.length, after.length) - end;
  for (let index = start; index < length; index += 1) {
    const entryOf = (list: readonly Members[]) => (index < list.length - end ? list[index] : undefined);
    compare(entryOf(before), entryOf(after), within(place, pathOf(place, `${index + 1}`)));
  }
}

function labelOf(entry: Members, index: number): string {
  if (typeof entry['path'] === 'string') return entry['path'];
  if (typeof entry['key'] === 'string' && typeof entry['locale'] === 'string')
    return `${entry['key']} (${entry['locale']})`;
  if (typeof entry['plan'] === 'string')
    return [entry['plan'], entry['type'], entry['version']].filter((part) => part !== '').join(' / ');
  for (const name of labels) {
    const label = entry[name];
    if (typeof label === 'string' && label !== '') return label;
  }
  return `${index + 1}`;
}

function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What two texts contain, if both are JSON objects or lists. */
function toContained(before: unknown, after: unknown): readonly [unknown, unknown] {
  const [old, next] = [containedIn(before), containedIn(after)];
  return old !== undefined && next !== undefined ? [old, next] : [before, after];
}

function containedIn(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return undefined;
  const parsed = parseJsonText(value);
  return parsed.ok && (isJsonObject(parsed.value) || Array.isArray(parsed.value)) ? parsed.value : undefined;
}
