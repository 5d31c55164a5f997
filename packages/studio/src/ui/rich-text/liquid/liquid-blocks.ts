// Which Liquid tags belong together, and in which branch of them each token of a document is.

interface Token {
  readonly kind: string;
  readonly name: string;
}

export interface LiquidBlocks {
  /** By token: equal for tokens that are always rendered together; 0 outside of every block. */
  readonly branches: readonly number[];
  /** The tokens of one block: its start, its else and its end. */
  readonly groups: readonly (readonly number[])[];
  /** By token: the place in `groups`. */
  readonly groupOf: ReadonlyMap<number, number>;
  /** Starts without an end, and ends and elses without a start. */
  readonly unpaired: readonly number[];
}

const branchTags = new Set(['else', 'elsif', 'when']);

/** Any tag that somewhere has an end is a block, so that tags which an engine adds need no list here. */
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
