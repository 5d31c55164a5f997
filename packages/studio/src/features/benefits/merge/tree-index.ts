/** A benefit tree by entry, since a search for each of thousands of benefits would take seconds. Pure. */
import { benefitName } from '../benefit-name.ts';
import { entryKey, type Benefit, type BenefitEntry } from '../benefit.ts';

export interface IndexedEntry {
  readonly key: string;
  readonly entry: BenefitEntry;
  readonly benefit: Benefit;
  /** The key of the benefit that it is below, or that it is an option of. */
  readonly parent: string | undefined;
  /** The keys of the entries before and after it are found here. */
  readonly siblings: readonly string[];
  /** The names that lead to it: of the benefit, and of its option. */
  readonly path: readonly string[];
}

/** In row order: parents precede their children. */
export type TreeIndex = ReadonlyMap<string, IndexedEntry>;

export function indexTree(tree: readonly Benefit[]): TreeIndex {
  const index = new Map<string, IndexedEntry>();
  const add = (benefits: readonly Benefit[], parent: string | undefined) => {
    const siblings = benefits.map(entryKey);
    for (const benefit of benefits) {
      const key = entryKey(benefit);
      const path = [benefitName(benefit)];
      index.set(key, { key, entry: benefit, benefit, parent, siblings, path });
      const options = benefit.options.map(entryKey);
      for (const option of benefit.options) {
        const optionPath = [...path, benefitName(option)];
        index.set(entryKey(option), {
          key: entryKey(option),
          entry: option,
          benefit,
          parent: key,
          siblings: options,
          path: optionPath,
        });
      }
      add(benefit.children, key);
    }
  };
  add(tree, undefined);
  return index;
}

export function isBelow(index: TreeIndex, key: string, parent: string | undefined): boolean {
  const found = index.get(key);
  return found !== undefined && found.parent === parent;
}

/** The branch without the benefits in it that the other tree has, which were moved. */
export function withoutKnown(branch: Benefit, other: TreeIndex): Benefit {
  const children = branch.children.filter((child) => !other.has(entryKey(child)));
  return { ...branch, children: children.map((child) => withoutKnown(child, other)) };
}
