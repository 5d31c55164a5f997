/** A difference between two versions of something, and how its values are compared. Pure. */
import type { Sentence } from '@coverwright/insurance/sentence';

export interface DifferenceEntry {
  /** What the entry belongs to; entries of one part follow each other. */
  readonly part: string;
  readonly action: 'ADDED' | 'CHANGED' | 'REMOVED' | 'MOVED';
  /** Of the entry in its part; empty if the part has one value. */
  readonly name: string;
  /** A text, or JSON; undefined without a value. For MOVED, the position, starting at 0. */
  readonly before: string | undefined;
  readonly after: string | undefined;
  /** What was edited in logic, a sentence for each edit. */
  readonly edits?: readonly Sentence[];
}

/** An entry as the server lists it. */
interface ListedEntry extends Pick<DifferenceEntry, 'part' | 'action'> {
  readonly name: string | null;
  readonly before: string | null;
  readonly after: string | null;
  readonly edits: readonly {
    readonly message: string;
    readonly reason: string;
    readonly paramsJsonString: string | null;
  }[];
}

export function toDifferenceEntry({ part, action, name, before, after, edits }: ListedEntry): DifferenceEntry {
  return {
    part,
    action,
    name: name ?? '',
    before: before ?? undefined,
    after: after ?? undefined,
    edits: edits.map(({ message, reason, paramsJsonString }) => ({
      message,
      reason,
      params: JSON.parse(paramsJsonString ?? '{}'),
    })),
  };
}

export interface DifferencePart {
  readonly part: string;
  readonly entries: readonly DifferenceEntry[];
}

export function groupByPart(entries: readonly DifferenceEntry[]): readonly DifferencePart[] {
  return [...Map.groupBy(entries, ({ part }) => part)].map(([part, ofPart]) => ({ part, entries: ofPart }));
}

/** A member whose value differs, as JSON. */
export interface PathDifference {
  readonly path: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

export type Comparison =
  | { readonly kind: 'moved'; readonly from: number; readonly to: number }
  /** Both in full, one above the other. */
  | { readonly kind: 'values' }
  | { readonly kind: 'lines'; readonly before: string; readonly after: string }
  | { readonly kind: 'paths'; readonly paths: readonly PathDifference[] };

/** Two texts in which a difference is found without a mark. */
const shortMax = 60;

export function compareValues({
  action,
  before,
  after,
}: Pick<DifferenceEntry, 'action' | 'before' | 'after'>): Comparison {
  if (action === 'MOVED') return { kind: 'moved', from: Number(before) + 1, to: Number(after) + 1 };
  if (before === undefined || after === undefined) return { kind: 'values' };
  const [old, next] = [toStructure(before), toStructure(after)];
  if (old !== undefined && next !== undefined) {
    const paths = comparePaths(flatten(old), flatten(next));
    if (paths.length > 0) return { kind: 'paths', paths };
  }
  const isShort = [before, after].every((text) => text.length <= shortMax && !text.includes('\n'));
  return isShort ? { kind: 'values' } : { kind: 'lines', before, after };
}

/** JSON in lines; any other text unchanged. */
export function formatValue(text: string): string {
  const structure = toStructure(text);
  return structure === undefined ? text : JSON.stringify(structure, undefined, 2);
}

/** Undefined for anything but an object or a list. A shortened value is not valid JSON. */
function toStructure(text: string): object | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** The values that contain no others, as JSON, by path. */
function flatten(value: object): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const add = (at: unknown, path: string): void => {
    const members = typeof at === 'object' && at !== null ? Object.entries(at) : [];
    if (members.length === 0) found.set(path, JSON.stringify(at));
    for (const [key, member] of members) {
      const step = Array.isArray(at) ? `[${Number(key) + 1}]` : path === '' ? key : `.${key}`;
      add(member, path + step);
    }
  };
  add(value, '');
  return found;
}

function comparePaths(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): readonly PathDifference[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((path) => ({ path, before: before.get(path), after: after.get(path) }))
    .filter((path) => path.before !== path.after);
}
