// Benefits of a product as a list of rows and as a tree. In a list the rows of one type id (the benefit itself
// and its options) are adjacent and have one parent; siblings are in the order of their rows. Every change is a
// function from list to list that passes untouched rows through as the same objects. Pure.
import type { Benefit, BenefitIdentity } from './benefit.ts';

export interface BenefitBranch<Row extends Benefit = Benefit> {
  readonly typeId: string;
  /** The benefit itself, unless it has only options, and its options. */
  readonly rows: readonly Row[];
  readonly children: readonly BenefitBranch<Row>[];
}

/** An insertion point: before a benefit, or before one of its options. */
export interface BenefitPosition {
  readonly typeId: string;
  readonly optionKey?: string | null;
}

/** Orders rows as a list; a row whose parent no longer exists moves to the top level so that it is not lost. */
export function toOrderedList<Row extends Benefit>(rows: readonly Row[]): Row[] {
  const byType = Map.groupBy(rows, (row) => row.typeId);
  return [...byType.values()].flatMap((ofType) => {
    const parents = ofType.map((row) => row.parentTypeId);
    const parentTypeId = parents.find((parent) => parent !== null && byType.has(parent)) ?? null;
    return withParent(ofType, parentTypeId);
  });
}

export function toTree<Row extends Benefit>(rows: readonly Row[]): BenefitBranch<Row>[] {
  const byType = Map.groupBy(toOrderedList(rows), (row) => row.typeId);
  const byParent = Map.groupBy(byType, ([, ofType]) => ofType[0]?.parentTypeId ?? null);
  const branchesUnder = (parent: string | null): BenefitBranch<Row>[] =>
    (byParent.get(parent) ?? []).map(([typeId, ofType]) => ({
      typeId,
      rows: ofType,
      children: branchesUnder(typeId),
    }));
  return branchesUnder(null);
}

/** Flattens the tree, each parent before its children. */
export function toList<Row extends Benefit>(
  branches: readonly BenefitBranch<Row>[],
  parent: string | null = null,
): Row[] {
  return branches.flatMap(({ typeId, rows, children }) => [...withParent(rows, parent), ...toList(children, typeId)]);
}

/** The parent of every type id; null at the top level. */
export function parentsOf(rows: readonly Benefit[]): Map<string, string | null> {
  return new Map(rows.map((row) => [row.typeId, row.parentTypeId]));
}

/** The type id and all its descendants. */
export function typeIdsUnder(rows: readonly Benefit[], typeId: string): Set<string> {
  const byParent = Map.groupBy(parentsOf(rows), ([, parent]) => parent);
  const found = new Set([typeId]);
  // Iterating a set includes items added during the iteration.
  for (const parent of found) {
    for (const [child] of byParent.get(parent) ?? []) found.add(child);
  }
  return found;
}

/** The number of levels of the type id and its descendants. */
export function heightOf(rows: readonly Benefit[], typeId: string): number {
  const parents = parentsOf(rows);
  const levels = new Map<string, number>([[typeId, 1]]);
  const beneath = typeIdsUnder(rows, typeId);
  return Math.max(...[...beneath].map((name) => levelOf(name, parents, levels)));
}

/** 1 at the top level; Infinity on a branch that never reaches it. Levels are cached, so that long lists stay fast. */
export function levelOf(
  typeId: string,
  parents: ReadonlyMap<string, string | null>,
  levels = new Map<string, number>(),
): number {
  const branch: string[] = [];
  const visited = new Set<string>();
  let current: string | null = typeId;
  while (current !== null && !levels.has(current) && !visited.has(current)) {
    visited.add(current);
    branch.push(current);
    current = parents.get(current) ?? null;
  }
  let level = current === null ? 0 : (levels.get(current) ?? Infinity);
  for (const name of branch.toReversed()) levels.set(name, (level += 1));
  return level;
}

/**
 * New rows of an existing type id join it and inherit its parent; all others are inserted together before the
 * position, or at the end.
 */
export function addRows<Row extends Benefit>(
  rows: readonly Row[],
  added: readonly Row[],
  before?: BenefitPosition,
): Row[] {
  const list = [...rows];
  const parents = parentsOf(rows);
  const ofNewTypes = toOrderedList([...rows, ...added]).filter((row) => !parents.has(row.typeId));
  list.splice(indexOf(list, before && { typeId: before.typeId }), 0, ...ofNewTypes);
  for (const [typeId, ofType] of Map.groupBy(added, (row) => row.typeId)) {
    const parent = parents.get(typeId);
    if (parent === undefined) continue;
    const isBesideOption = before?.typeId === typeId && Boolean(before.optionKey);
    const index = isBesideOption ? indexOf(list, before) : list.findLastIndex((row) => row.typeId === typeId) + 1;
    list.splice(index, 0, ...withParent(ofType, parent));
  }
  return list;
}

/** Moves a type id with its options, and thus all its descendants, under the parent: before a sibling, or last. */
export function moveRows<Row extends Benefit>(
  rows: readonly Row[],
  typeId: string,
  parentTypeId: string | null,
  beforeTypeId: string | null,
): Row[] {
  const { moved = [], staying = [] } = Object.groupBy(rows, (row) => (row.typeId === typeId ? 'moved' : 'staying'));
  const index = indexOf(staying, beforeTypeId === null ? undefined : { typeId: beforeTypeId });
  return staying.toSpliced(index, 0, ...withParent(moved, parentTypeId));
}

/** The rows deleted with a benefit or option. The last remaining option deletes the entire benefit. */
export function rowsRemovedWith<Row extends Benefit>(
  rows: readonly Row[],
  { typeId, optionKey }: BenefitIdentity,
): Row[] {
  const ofType = rows.filter((row) => row.typeId === typeId);
  if (optionKey !== '' && ofType.length > 1) return ofType.filter((row) => row.optionKey === optionKey);
  const typeIds = typeIdsUnder(rows, typeId);
  return rows.filter((row) => typeIds.has(row.typeId));
}

function withParent<Row extends Benefit>(rows: readonly Row[], parentTypeId: string | null): Row[] {
  return rows.map((row) => (row.parentTypeId === parentTypeId ? row : { ...row, parentTypeId }));
}

/** The index of the row at the insertion point; without one, the end of the list. */
function indexOf(rows: readonly Benefit[], place: BenefitPosition | undefined): number {
  if (place === undefined) return rows.length;
  const { typeId, optionKey } = place;
  const index = rows.findIndex((row) => row.typeId === typeId && (!optionKey || row.optionKey === optionKey));
  return index < 0 ? rows.length : index;
}
