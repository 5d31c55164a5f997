// Random trees of benefits, for property tests: up to seven levels, with and without options.
import fc from 'fast-check';
import type { Benefit } from '../features/benefits/benefit.ts';
import type { BenefitBranch } from '../features/benefits/benefit-tree.ts';

const levelsMax = 7;

const content = fc.record({
  parentOptionKeys: fc.option(fc.array(fc.constantFrom('x', 'y', 'z'), { maxLength: 3 })),
  currencyCode: fc.option(fc.constantFrom('HKD', 'USD')),
  isValueInput: fc.boolean(),
  valueJson: fc.option(fc.json()),
});

const node = fc.record({
  /** The index of its parent among the previous nodes; beyond the last one it is at the top level. */
  parent: fc.nat(60),
  hasItself: fc.boolean(),
  itself: content,
  options: fc.array(content, { maxLength: 3 }),
});

interface GrowingBranch extends BenefitBranch {
  readonly children: GrowingBranch[];
}

/** Names with common prefixes that look like patterns. */
const nameOf = (index: number): string => ['a', 'a_b', 'axb', 'a-options-b', 'a%'][index] ?? `a_${index}`;

export const randomTrees = fc.array(node, { minLength: 1, maxLength: 40 }).map((nodes): BenefitBranch[] => {
  const roots: GrowingBranch[] = [];
  const grown: { branch: GrowingBranch; level: number }[] = [];
  nodes.forEach(({ parent, hasItself, itself, options }, index) => {
    const above = grown[parent];
    const under = above !== undefined && above.level < levelsMax ? above : undefined;
    const typeId = nameOf(index);
    const parentTypeId = under?.branch.typeId ?? null;
    const rows: Benefit[] = options.map((option, place) => ({
      ...option,
      typeId,
      parentTypeId,
      optionKey: `option_${place}`,
    }));
    if (hasItself || rows.length === 0) rows.unshift({ ...itself, typeId, parentTypeId, optionKey: '' });
    const branch: GrowingBranch = { typeId, rows, children: [] };
    (under?.branch.children ?? roots).push(branch);
    grown.push({ branch, level: (under?.level ?? 0) + 1 });
  });
  return roots;
});
