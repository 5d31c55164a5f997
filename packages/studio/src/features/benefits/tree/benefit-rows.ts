/**
 * The visible rows of a benefit tree: collapsed benefits hide their descendants, and a search shows matches with
 * their ancestors.
 */
import { entryKey, type Benefit, type BenefitEntry } from '../benefit.ts';

export interface BenefitRow {
  readonly key: string;
  readonly entry: BenefitEntry;
  /** The benefit itself, or the benefit that the option belongs to. */
  readonly benefit: Benefit;
  readonly isOption: boolean;
  /** 1 for the top level; options are one level below their benefit. */
  readonly level: number;
  readonly setSize: number;
  /** 1-based. */
  readonly position: number;
  readonly hasBranch: boolean;
  readonly isExpanded: boolean;
}

/** A search expands every branch that contains a match. */
export function toBenefitRows(
  tree: readonly Benefit[],
  collapsed: ReadonlySet<string>,
  searchText: string,
): BenefitRow[] {
  const searched = searchText.trim().toLowerCase();
  const found = searched === '' ? undefined : new Set<string>();
  if (found) addMatches(tree, searched, found);
  const isShown = (entry: BenefitEntry) => found === undefined || found.has(entryKey(entry));
  const rows: BenefitRow[] = [];
  const addRows = (parent: Benefit | undefined, level: number) => {
    const options = parent?.options.filter(isShown) ?? [];
    const children = (parent?.children ?? tree).filter(isShown);
    const setSize = options.length + children.length;
    for (const [index, entry] of options.entries()) {
      const place = { level, setSize, position: index + 1, hasBranch: false, isExpanded: false };
      if (parent) rows.push({ key: entryKey(entry), entry, benefit: parent, isOption: true, ...place });
    }
    for (const [index, benefit] of children.entries()) {
      const hasBranch = benefit.options.length + benefit.children.length > 0;
      const isExpanded = found !== undefined || !collapsed.has(benefit.typeId);
      const place = { level, setSize, position: options.length + index + 1, hasBranch, isExpanded };
      rows.push({ key: entryKey(benefit), entry: benefit, benefit, isOption: false, ...place });
      if (isExpanded) addRows(benefit, level + 1);
    }
  };
  addRows(undefined, 1);
  return rows;
}

/** Adds matches and their ancestors. */
function addMatches(tree: readonly Benefit[], searched: string, found: Set<string>): boolean {
  let isAnyFound = false;
  for (const benefit of tree) {
    const options = benefit.options.filter((option) => isMatch(option, searched));
    for (const option of options) found.add(entryKey(option));
    const isBeneath = addMatches(benefit.children, searched, found);
    if (!isMatch(benefit, searched) && !isBeneath && options.length === 0) continue;
    found.add(entryKey(benefit));
    isAnyFound = true;
  }
  return isAnyFound;
}

function isMatch({ name, typeId, optionKey }: BenefitEntry, searched: string): boolean {
  return [name ?? '', optionKey || typeId].some((text) => text.toLowerCase().includes(searched));
}

/** The benefits that Collapse all collapses: those with children or options. */
export function listBranches(tree: readonly Benefit[]): string[] {
  return tree.flatMap(({ typeId, options, children }) =>
    options.length + children.length > 0 ? [typeId, ...listBranches(children)] : [],
  );
}
