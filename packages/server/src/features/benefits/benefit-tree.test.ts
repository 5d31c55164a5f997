import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomTrees } from '../../testing/random-benefits.ts';
import type { Benefit } from './benefit.ts';
import { differenceOf } from './benefit-difference.ts';
import type { StoredBenefit } from './benefit-graph.ts';
import { validateMove } from './benefit-rules.ts';
import {
  addRows,
  heightOf,
  levelOf,
  moveRows,
  parentsOf,
  rowsRemovedWith,
  toList,
  toOrderedList,
  toTree,
  typeIdsUnder,
} from './benefit-tree.ts';

const seed = { seed: 20_261_121 };

/** The rows as stored by the database, in order. */
function toKept(rows: readonly Benefit[]): StoredBenefit[] {
  return rows.map((row, position) => ({ ...row, position: position * 2, revision: `r${position}` }));
}

/** The database's rows after the difference was written. */
function write(before: readonly StoredBenefit[], after: readonly StoredBenefit[]): StoredBenefit[] {
  const { removed, written, shifted } = differenceOf(before, after);
  const key = ({ typeId, optionKey }: Pick<Benefit, 'typeId' | 'optionKey'>) => `${typeId}|${optionKey}`;
  const rows = new Map(before.map((row) => [key(row), row]));
  for (const row of removed) rows.delete(key(row));
  for (const { position, ...row } of shifted) {
    const kept = rows.get(key(row));
    if (kept !== undefined) rows.set(key(row), { ...kept, position });
  }
  for (const row of written) rows.set(key(row), row);
  return [...rows.values()].toSorted((a, b) => a.position - b.position);
}

const withoutPosition = (rows: readonly StoredBenefit[]) => rows.map(({ position: _position, ...row }) => row);

describe('a tree of benefits', () => {
  test('becomes a list and the same tree again', () => {
    fc.assert(
      fc.property(randomTrees, (tree) => {
        expect(toTree(toList(tree))).toEqual(tree);
      }),
      seed,
    );
  });

  test('is the same from a list in any order that preserves the order of siblings', () => {
    fc.assert(
      fc.property(randomTrees, (tree) => {
        const levels = new Map<string, number>();
        const rows = toList(tree);
        const byLevel = rows.toSorted(
          (a, b) => levelOf(b.typeId, parentsOf(rows), levels) - levelOf(a.typeId, parentsOf(rows), levels),
        );
        expect(toTree(byLevel)).toEqual(tree);
        expect(toTree(toOrderedList(byLevel))).toEqual(tree);
      }),
      seed,
    );
  });

  test('is complete again when a removed benefit or option is added where it was', () => {
    fc.assert(
      fc.property(randomTrees, fc.nat(), (tree, pick) => {
        const rows = toKept(toList(tree));
        const target = rows[pick % rows.length];
        if (target === undefined) return;
        const removed = rowsRemovedWith(rows, target);
        const gone = new Set(removed);
        const left = rows.filter((row) => !gone.has(row));
        const stored = write(rows, left);
        expect(withoutPosition(stored)).toEqual(withoutPosition(left));
        const next = nextOf(rows, target, removed.length);
        const added = addRows(
          stored,
          removed.map((row) => ({ ...row, position: -1 })),
          next,
        );
        expect(toTree(withoutPositions(write(stored, added)))).toEqual(toTree(withoutPositions(rows)));
      }),
      seed,
    );
  });

  test('retains every benefit and the order of all other siblings after a valid move', () => {
    fc.assert(
      fc.property(randomTrees, fc.nat(), fc.nat(), (tree, pick, aim) => {
        const rows = toKept(toList(tree));
        const typeId = rows[pick % rows.length]?.typeId ?? '';
        const parentTypeId = rows[aim % rows.length]?.typeId ?? '';
        const problems = validateMove(rows, { typeId, parentTypeId, path: 'parentTypeId' });
        const level = levelOf(parentTypeId, parentsOf(rows)) + heightOf(rows, typeId);
        const isAllowed = !typeIdsUnder(rows, typeId).has(parentTypeId) && level <= 7;
        expect(problems.length === 0).toBe(isAllowed);
        if (!isAllowed) return;
        const moved = write(rows, moveRows(rows, typeId, parentTypeId, null));
        expect(moved).toHaveLength(rows.length);
        expect(parentsOf(moved)).toEqual(new Map([...parentsOf(rows), [typeId, parentTypeId]]));
        const others = (list: readonly Benefit[]) =>
          list.filter((row) => row.typeId !== typeId).map((row) => row.typeId);
        expect(others(moved)).toEqual(others(rows));
        expect(toTree(moved).length).toBeGreaterThan(0);
      }),
      seed,
    );
  });
});

test('an option joins the others of its benefit, whichever row is last', () => {
  const row = (typeId: string, optionKey = '', parentTypeId: string | null = null): Benefit => ({
    typeId,
    optionKey,
    parentTypeId,
    parentOptionKeys: null,
    currencyCode: null,
    isValueInput: false,
    valueJson: null,
  });
  const added = addRows([row('a', 'o', 'p'), row('p')], [row('a', 'q'), row('b', 'r')]);
  expect(added).toEqual([row('a', 'o', 'p'), row('a', 'q', 'p'), row('p'), row('b', 'r')]);
});

function withoutPositions(rows: readonly StoredBenefit[]): Benefit[] {
  return rows.map(({ position: _position, revision: _revision, ...row }) => row);
}

/** What follows the row: the next option, or the next benefit of the same parent. */
function nextOf(rows: readonly StoredBenefit[], target: StoredBenefit, removedCount: number) {
  const ofType = rows.filter((row) => row.typeId === target.typeId);
  if (target.optionKey !== '' && ofType.length > 1 && removedCount === 1) {
    return ofType[ofType.indexOf(target) + 1];
  }
  const siblings = [...parentsOf(rows)]
    .filter(([, parent]) => parent === target.parentTypeId)
    .map(([typeId]) => typeId);
  const typeId = siblings[siblings.indexOf(target.typeId) + 1];
  return typeId === undefined ? undefined : { typeId };
}

describe('differenceOf', () => {
  const row = (typeId: string, position: number): StoredBenefit => ({
    typeId,
    optionKey: '',
    parentTypeId: null,
    parentOptionKeys: null,
    currencyCode: null,
    isValueInput: false,
    valueJson: null,
    position,
    revision: 'r',
  });

  test('writes no rows that stay where they are', () => {
    const rows = [row('a', 0), row('b', 5), row('c', 9)];
    expect(differenceOf(rows, rows)).toEqual({ removed: [], written: [], shifted: [] });
    const [a, , c] = rows;
    expect(
      differenceOf(
        rows,
        [a, c].filter((kept) => kept !== undefined),
      ),
    ).toMatchObject({
      removed: [{ typeId: 'b' }],
      written: [],
      shifted: [],
    });
  });

  test('puts a new row into a gap, and shifts the following rows only if there is none', () => {
    const [a, b, c] = [row('a', 0), row('b', 1), row('c', 3)];
    const { written, shifted } = differenceOf([a, b, c], [a, row('n', -1), b, c]);
    expect(written).toMatchObject([{ typeId: 'n', position: 1 }]);
    expect(shifted).toMatchObject([{ typeId: 'b', position: 2 }]);
  });
});
