/** How another user has changed the tree, which is already saved: what they have added, moved and reordered. Pure. */
import type { MergeChange } from '../../../ui/editor/merge/merge-change.ts';
import { isSameForm } from '../../../ui/editor/record/same-form.ts';
import { describeBranch, describeEntry } from './describe-entry.ts';
import { isBelow, withoutKnown, type IndexedEntry, type TreeIndex } from './tree-index.ts';

/** What they have removed may be a choice, and is not included. */
export function listStructureChanges(base: TreeIndex, theirs: TreeIndex, locale: string): MergeChange[] {
  const added = listMissing(theirs, base).map((entry) => addedChange(entry, base, locale));
  const moved = [...theirs.values()].flatMap((entry) => movedChange(base, theirs, entry) ?? []);
  const found = [...added, ...moved, ...orderChanges(base, theirs)];
  return found.map((change) => ({ ...change, by: 'theirs', mine: change.base, isFixed: true }));
}

/** The entries that the other tree lacks, without those below another one of them. */
export function listMissing(tree: TreeIndex, other: TreeIndex): IndexedEntry[] {
  return [...tree.values()].filter(({ key, parent }) => !other.has(key) && (parent === undefined || other.has(parent)));
}

type FoundChange = Omit<MergeChange, 'by' | 'mine'>;

function addedChange({ key, path, entry, benefit }: IndexedEntry, base: TreeIndex, locale: string): FoundChange {
  const lines =
    entry.optionKey === ''
      ? describeBranch(withoutKnown(benefit, base), {}, locale)
      : describeEntry(entry, undefined, locale);
  return { id: `added ${key}`, path, base: undefined, theirs: lines };
}

function movedChange(base: TreeIndex, theirs: TreeIndex, { key, path, parent }: IndexedEntry): FoundChange | undefined {
  const before = base.get(key);
  if (!before || before.parent === parent) return undefined;
  const [from, to] = [nameOf(base, before.parent), nameOf(theirs, parent)];
  return { id: `moved ${key}`, path: [...path, 'parent'], base: from, theirs: to };
}

/** Undefined for the top level. */
function nameOf(index: TreeIndex, key: string | undefined): string | undefined {
  return key === undefined ? undefined : index.get(key)?.path.join(' › ');
}

/** Of the entries that are below the same parent in both trees, once for each parent. */
function orderChanges(base: TreeIndex, theirs: TreeIndex): FoundChange[] {
  const seen = new Set<readonly string[]>();
  return [...theirs.values()].flatMap(({ key, parent, siblings }): FoundChange[] => {
    const before = base.get(key);
    if (!before || before.parent !== parent || seen.has(siblings)) return [];
    seen.add(siblings);
    const old = before.siblings.filter((one) => isBelow(theirs, one, parent));
    const next = siblings.filter((one) => isBelow(base, one, parent));
    if (isSameForm(old, next)) return [];
    const names = (keys: readonly string[]) => keys.map((one) => theirs.get(one)?.path.at(-1) ?? one);
    const path = parent === undefined ? ['benefits'] : (theirs.get(parent)?.path ?? []);
    return [{ id: `order ${key}`, path, base: names(old), theirs: names(next), isOrder: true }];
  });
}
