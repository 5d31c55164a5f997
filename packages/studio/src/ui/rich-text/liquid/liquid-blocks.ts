// Determines which Liquid tags belong together, and which branch each token of a document is in.

interface Token {
  readonly kind: string;
  readonly name: string;
}

export interface LiquidBlocks {
  /** For each token: equal for tokens that are always rendered together; 0 outside all blocks. */
  readonly branches: readonly number[];
  /** The tokens of one block: its start, else and end tags. */
  readonly groups: readonly (readonly number[])[];
  /** For each token: its index in `groups`. */
  readonly groupOf: ReadonlyMap<number, number>;
  /** Starts without an end, and ends and elses without a start. */
  readonly unpaired: readonly number[];
}

const branchTags = new Set(['else', 'elsif', 'when']);

/** Any tag with an end tag somewhere is a block, so tags added by an engine need not be listed here. */
export function findBlocks(tokens: readonly Token[]): LiquidBlocks {
  const blockNames = new Set('if unless case for tablerow capture'.split(' '));
  for (const { kind, name } of tokens) if (kind === 'tag' && name.startsWith('end')) blockNames.add(name.slice(3));
  const groups: number[][] = [];
  const groupOf = new Map<number, number>();
  const unpaired: number[] = [];
  const open: { name: string; group: number; outer: number }[] = [];
  const branches: number[] = [];
  let branch = 0;
  let count = 0;
  const join = (index: number, group: number): void => {
    groups[group]?.push(index);
    groupOf.set(index, group);
  };
  for (const [index, token] of tokens.entries()) {
    const name = token.kind === 'tag' ? token.name : '';
    const innermost = open.at(-1);
    if (name.startsWith('end') && innermost?.name === name.slice(3)) {
      join(index, innermost.group);
      open.pop();
      branch = innermost.outer;
      branches.push(branch);
    } else if (blockNames.has(name)) {
      branches.push(branch);
      groups.push([]);
      join(index, groups.length - 1);
      open.push({ name, group: groups.length - 1, outer: branch });
      branch = ++count;
    } else if (branchTags.has(name) && innermost) {
      branches.push(innermost.outer);
      join(index, innermost.group);
      branch = ++count;
    } else {
      if (name.startsWith('end') || branchTags.has(name)) unpaired.push(index);
      branches.push(branch);
    }
  }
  for (const { group } of open) unpaired.push(groups[group]?.[0] ?? 0);
  return { branches, groups, groupOf, unpaired: unpaired.sort((a, b) => a - b) };
}
