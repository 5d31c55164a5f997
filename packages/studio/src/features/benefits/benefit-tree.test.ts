import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changeEntry,
  countBenefits,
  findBenefit,
  findEntry,
  heightOf,
  insertBenefit,
  insertOption,
  moveBenefit,
  moveRefusal,
  removeBenefit,
  removeOption,
  stepPosition,
  toBenefitList,
  toBenefitTree,
  withTextsOf,
  type ListedBenefit,
} from './benefit-tree.ts';
import type { Benefit, BenefitEntry } from './benefit.ts';

const entry = (typeId: string, optionKey = ''): BenefitEntry => ({
  typeId,
  optionKey,
  name: undefined,
  format: undefined,
  valueJson: undefined,
  currencyCode: undefined,
  isValueInput: false,
  parentOptionKeys: [],
  revision: `revision of ${typeId}${optionKey}`,
});

const benefit = (typeId: string, children: readonly Benefit[] = []): Benefit => ({
  ...entry(typeId),
  options: [],
  children,
});

const tree = [
  benefit('medical', [benefit('dental'), benefit('clinic')]),
  benefit('baggage', [benefit('laptop')]),
  benefit('delay'),
];

/** Any tree of distinct type ids, from parents that precede their children. */
const anyTree = fc.array(fc.nat(), { minLength: 1, maxLength: 40 }).map((parents) =>
  toBenefitTree(
    parents.map((parent, index): ListedBenefit => {
      const { children: _none, ...itself } = benefit(`b${index}`);
      const at = parent % (index + 1);
      return { benefit: itself, parentTypeId: at === index ? undefined : `b${at}` };
    }),
  ),
);

const typeIdsOf = (of: readonly Benefit[]) => toBenefitList(of).map((one) => one.benefit.typeId);
const sorted = (typeIds: readonly string[]) => typeIds.toSorted();

describe('benefit tree', () => {
  it('converts to a list and back to a tree', () => {
    fc.assert(
      fc.property(anyTree, (any) => {
        expect(toBenefitTree(toBenefitList(any))).toEqual(any);
      }),
    );
  });

  it('puts a benefit whose parent was deleted at the top', () => {
    const [first] = toBenefitTree([{ benefit: entry('alone') as Benefit, parentTypeId: 'gone' }]);
    expect(first?.typeId).toBe('alone');
  });

  it('is unchanged after a removed benefit is inserted again at its position', () => {
    fc.assert(
      fc.property(anyTree, fc.nat(), (any, pick) => {
        const typeIds = typeIdsOf(any);
        const typeId = typeIds[pick % typeIds.length] ?? '';
        const found = findBenefit(any, typeId);
        const without = removeBenefit(any, typeId);
        expect(findBenefit(without, typeId)).toBeUndefined();
        expect(countBenefits(without)).toBe(typeIds.length - (found ? countBenefits([found.benefit]) : 0));
        if (found) expect(insertBenefit(without, found.benefit, found)).toEqual(any);
      }),
    );
  });

  it('neither loses nor duplicates a benefit in a move, and is unchanged after moving it back', () => {
    fc.assert(
      fc.property(anyTree, fc.nat(), fc.nat(), (any, pick, target) => {
        const typeIds = typeIdsOf(any);
        const typeId = typeIds[pick % typeIds.length] ?? '';
        const parentTypeId = typeIds[target % typeIds.length];
        const found = findBenefit(any, typeId);
        if (!found || moveRefusal(any, typeId, parentTypeId) !== undefined) return;
        const moved = moveBenefit(any, typeId, { parentTypeId, beforeTypeId: undefined });
        expect(sorted(typeIdsOf(moved))).toEqual(sorted(typeIds));
        expect(findBenefit(moved, typeId)?.parentTypeId).toBe(parentTypeId);
        expect(Math.max(...moved.map(heightOf))).toBeLessThanOrEqual(Math.max(7, ...any.map(heightOf)));
        expect(moveBenefit(moved, typeId, found)).toEqual(any);
      }),
    );
  });

  it('preserves the identity of branches that an edit does not touch', () => {
    const changed = changeEntry(tree, { typeId: 'laptop', optionKey: '' }, { name: 'Laptop' });
    expect(findEntry(changed, { typeId: 'laptop', optionKey: '' })?.name).toBe('Laptop');
    expect(changed[0]).toBe(tree[0]);
    expect(changed[2]).toBe(tree[2]);
  });

  it('adds options in order, and removes them', () => {
    const one = insertOption(tree, entry('delay', 'option_1'), undefined);
    const two = insertOption(one, entry('delay', 'option_0'), 'option_1');
    expect(two[2]?.options.map(({ optionKey }) => optionKey)).toEqual(['option_0', 'option_1']);
    expect(removeOption(two, { typeId: 'delay', optionKey: 'option_0' })).toEqual(one);
  });

  it("refuses a move into the benefit's own subtree, or below the seventh level", () => {
    expect(moveRefusal(tree, 'medical', 'dental')).toBe('ownSubtree');
    expect(moveRefusal(tree, 'medical', 'medical')).toBe('ownSubtree');
    expect(moveRefusal(tree, 'medical', 'gone')).toBe('notThere');
    expect(moveRefusal(tree, 'medical', 'laptop')).toBeUndefined();
    const deep = ['6', '5', '4', '3', '2', '1'].reduce<Benefit[]>(
      (inner, name) => [benefit(name, inner)],
      [benefit('7')],
    );
    expect(moveRefusal([...deep, benefit('other')], 'other', '6')).toBeUndefined();
    expect(moveRefusal([...deep, benefit('other')], 'other', '7')).toBe('tooDeep');
    expect(moveRefusal([...deep, benefit('other', [benefit('child')])], 'other', '6')).toBe('tooDeep');
  });

  it('moves up, down, out and in by one step', () => {
    expect(stepPosition(tree, 'baggage', 'up')).toEqual({ parentTypeId: undefined, beforeTypeId: 'medical' });
    expect(stepPosition(tree, 'medical', 'down')).toEqual({ parentTypeId: undefined, beforeTypeId: 'delay' });
    expect(stepPosition(tree, 'baggage', 'down')).toEqual({ parentTypeId: undefined, beforeTypeId: undefined });
    expect(stepPosition(tree, 'dental', 'out')).toEqual({ parentTypeId: undefined, beforeTypeId: 'baggage' });
    expect(stepPosition(tree, 'delay', 'in')).toEqual({ parentTypeId: 'baggage', beforeTypeId: undefined });
    for (const [typeId, direction] of [
      ['medical', 'up'],
      ['delay', 'down'],
      ['delay', 'out'],
      ['medical', 'in'],
    ] as const) {
      expect(stepPosition(tree, typeId, direction)).toBeUndefined();
    }
  });

  it('adopts only the texts from another read', () => {
    const read = [{ ...benefit('delay'), name: '延誤', revision: 'theirs' }];
    const shown = withTextsOf(tree, read);
    expect(findEntry(shown, { typeId: 'delay', optionKey: '' })).toMatchObject({
      name: '延誤',
      revision: 'revision of delay',
    });
    expect(typeIdsOf(shown)).toEqual(typeIdsOf(tree));
  });
});
