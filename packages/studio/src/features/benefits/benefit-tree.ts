/**
 * Edits of a benefit tree, each a function from tree to tree that preserves the identity of untouched branches. Pure.
 */
import { benefitLevelsMax, entryKey, isSameEntry, type Benefit, type BenefitEntry, type EntryId } from './benefit.ts';

type Tree = readonly Benefit[];

/** The parent, and the sibling to insert before; last if there is none. */
export interface BenefitPosition {
  readonly parentTypeId: string | undefined;
  readonly beforeTypeId: string | undefined;
}

export interface FoundBenefit extends BenefitPosition {
  readonly benefit: Benefit;
  /** 1 for the top level. */
  readonly level: number;
  readonly index: number;
  readonly siblings: Tree;
}

/** A benefit with its parent, as an item of a flat list. */
export interface ListedBenefit {
  readonly parentTypeId: string | undefined;
  readonly benefit: Omit<Benefit, 'children'>;
}

export function findBenefit(tree: Tree, typeId: string): FoundBenefit | undefined {
  const search = (siblings: Tree, parentTypeId: string | undefined, level: number): FoundBenefit | undefined => {
    for (const [index, benefit] of siblings.entries()) {
      if (benefit.typeId === typeId) {
        return { benefit, parentTypeId, beforeTypeId: siblings[index + 1]?.typeId, level, index, siblings };
      }
      const found = search(benefit.children, benefit.typeId, level + 1);
      if (found) return found;
    }
    return undefined;
  };
  return search(tree, undefined, 1);
}

export function findEntry(tree: Tree, { typeId, optionKey }: EntryId): BenefitEntry | undefined {
  const benefit = findBenefit(tree, typeId)?.benefit;
  return optionKey === '' ? benefit : benefit?.options.find((option) => option.optionKey === optionKey);
}

/** The type ids of all ancestors of the entry. */
export function listAncestors(tree: Tree, { typeId, optionKey }: EntryId): string[] {
  const parentTypeId = optionKey === '' ? findBenefit(tree, typeId)?.parentTypeId : typeId;
  return parentTypeId === undefined
    ? []
    : [parentTypeId, ...listAncestors(tree, { typeId: parentTypeId, optionKey: '' })];
}

/** Parents precede their children, in row order. */
export function toBenefitList(tree: Tree, parentTypeId?: string): ListedBenefit[] {
  return tree.flatMap(({ children, ...benefit }) => [
    { parentTypeId, benefit },
    ...toBenefitList(children, benefit.typeId),
  ]);
}

/** A benefit whose parent is not in the list is put at the top rather than lost. */
export function toBenefitTree(list: readonly ListedBenefit[]): Benefit[] {
  const known = new Set(list.map(({ benefit }) => benefit.typeId));
  const byParent = Map.groupBy(list, ({ parentTypeId }) =>
    parentTypeId !== undefined && known.has(parentTypeId) ? parentTypeId : undefined,
  );
  const under = (parentTypeId: string | undefined): Benefit[] =>
    (byParent.get(parentTypeId) ?? []).map(({ benefit }) => ({ ...benefit, children: under(benefit.typeId) }));
  return under(undefined);
}

export function countBenefits(tree: Tree): number {
  return tree.reduce((count, { children }) => count + 1 + countBenefits(children), 0);
}

export function countOptions(tree: Tree): number {
  return tree.reduce((count, { options, children }) => count + options.length + countOptions(children), 0);
}

/** The number of levels that a benefit and its descendants occupy. */
export function heightOf({ children }: Benefit): number {
  return 1 + children.reduce((highest, child) => Math.max(highest, heightOf(child)), 0);
}

export function insertBenefit(tree: Tree, benefit: Benefit, { parentTypeId, beforeTypeId }: BenefitPosition): Tree {
  const insert = (siblings: Tree): Tree => {
    const index = beforeTypeId === undefined ? -1 : siblings.findIndex(({ typeId }) => typeId === beforeTypeId);
    return siblings.toSpliced(index < 0 ? siblings.length : index, 0, benefit);
  };
  if (parentTypeId === undefined) return insert(tree);
  return changeBenefit(tree, parentTypeId, (parent) => ({ ...parent, children: insert(parent.children) }));
}

export function removeBenefit(tree: Tree, typeId: string): Tree {
  const parentTypeId = findBenefit(tree, typeId)?.parentTypeId;
  const without = (siblings: Tree) => siblings.filter((benefit) => benefit.typeId !== typeId);
  if (parentTypeId === undefined) return without(tree);
  return changeBenefit(tree, parentTypeId, (parent) => ({ ...parent, children: without(parent.children) }));
}

export function insertOption(tree: Tree, option: BenefitEntry, beforeOptionKey: string | undefined): Tree {
  return changeBenefit(tree, option.typeId, (benefit) => {
    const index = benefit.options.findIndex(({ optionKey }) => optionKey === beforeOptionKey);
    const options = benefit.options.toSpliced(index < 0 ? benefit.options.length : index, 0, option);
    return { ...benefit, options };
  });
}

export function removeOption(tree: Tree, id: EntryId): Tree {
  return changeBenefit(tree, id.typeId, (benefit) => ({
    ...benefit,
    options: benefit.options.filter((option) => !isSameEntry(option, id)),
  }));
}

export function changeEntry(tree: Tree, id: EntryId, changes: Partial<BenefitEntry>): Tree {
  return changeBenefit(tree, id.typeId, (benefit) => {
    if (id.optionKey === '') return { ...benefit, ...changes };
    const options = benefit.options.map((option) => (isSameEntry(option, id) ? { ...option, ...changes } : option));
    return { ...benefit, options };
  });
}

export type MoveRefusal = 'tooDeep' | 'ownSubtree' | 'notThere';

/** Why a benefit cannot be moved under the parent; undefined if it can. */
export function moveRefusal(tree: Tree, typeId: string, parentTypeId: string | undefined): MoveRefusal | undefined {
  const moved = findBenefit(tree, typeId)?.benefit;
  if (!moved) return 'notThere';
  if (parentTypeId === undefined) return undefined;
  if (findBenefit([moved], parentTypeId)) return 'ownSubtree';
  const parent = findBenefit(tree, parentTypeId);
  if (!parent) return 'notThere';
  return parent.level + heightOf(moved) > benefitLevelsMax ? 'tooDeep' : undefined;
}

/** Requires a move that moveRefusal allows. */
export function moveBenefit(tree: Tree, typeId: string, position: BenefitPosition): Tree {
  const moved = findBenefit(tree, typeId)?.benefit;
  return moved ? insertBenefit(removeBenefit(tree, typeId), moved, position) : tree;
}

export type Direction = 'up' | 'down' | 'out' | 'in';

/**
 * The destination of one step: among the siblings, out to after the parent, or in as the last child of the previous
 * sibling.
 */
export function stepPosition(tree: Tree, typeId: string, direction: Direction): BenefitPosition | undefined {
  const found = findBenefit(tree, typeId);
  if (!found) return undefined;
  const { parentTypeId, siblings, index } = found;
  const before = siblings[index - 1];
  if (direction === 'up') return before && { parentTypeId, beforeTypeId: before.typeId };
  if (direction === 'down') {
    return index + 1 < siblings.length ? { parentTypeId, beforeTypeId: siblings[index + 2]?.typeId } : undefined;
  }
  if (direction === 'in') return before && { parentTypeId: before.typeId, beforeTypeId: undefined };
  const parent = parentTypeId === undefined ? undefined : findBenefit(tree, parentTypeId);
  return parent && { parentTypeId: parent.parentTypeId, beforeTypeId: parent.beforeTypeId };
}

/** Changes this benefit; every other branch keeps its identity. */
function changeBenefit(tree: Tree, typeId: string, change: (benefit: Benefit) => Benefit): Tree {
  let isChanged = false;
  const changed = tree.map((benefit) => {
    if (isChanged) return benefit;
    if (benefit.typeId === typeId) {
      isChanged = true;
      return change(benefit);
    }
    const children = changeBenefit(benefit.children, typeId, change);
    if (children === benefit.children) return benefit;
    isChanged = true;
    return { ...benefit, children };
  });
  return isChanged ? changed : tree;
}

/** The same benefits with the names and short values from another read, such as one in another locale. */
export function withTextsOf(tree: Tree, read: Tree): Tree {
  const texts = new Map(listEntries(read).map((entry) => [entryKey(entry), entry]));
  const withText = <Entry extends BenefitEntry>(entry: Entry): Entry => {
    const now = texts.get(entryKey(entry));
    return { ...entry, name: now?.name, format: now?.format };
  };
  const withAll = (benefit: Benefit): Benefit => ({
    ...withText(benefit),
    options: benefit.options.map(withText),
    children: benefit.children.map(withAll),
  });
  return tree.map(withAll);
}

export function listEntries(tree: Tree): BenefitEntry[] {
  return tree.flatMap((benefit) => [benefit, ...benefit.options, ...listEntries(benefit.children)]);
}
