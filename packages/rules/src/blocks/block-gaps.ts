/** Where a block can be: between the entries of another block. */
import { innerNodes, type FormulaNode } from '../formula/formula-node.ts';

/** Before the block at this index in the parent, or after the last one. */
export interface BlockGap {
  readonly parent: readonly number[];
  readonly index: number;
}

export type Direction = 'up' | 'down' | 'in' | 'out';

/** Whether other blocks can be put into a block. */
export function takesBlocks({ kind }: FormulaNode): boolean {
  return kind === 'list' || kind === 'call' || kind === 'object';
}

/** The gap to which a step moves a block; undefined if there is none. */
export function gapBeside(root: FormulaNode, place: readonly number[], direction: Direction): BlockGap | undefined {
  const parent = place.slice(0, -1);
  const index = place.at(-1);
  if (index === undefined) return undefined;
  const siblings = innerNodes(nodeAt(root, parent) ?? root);
  if (direction === 'up') return index > 0 ? { parent, index: index - 1 } : undefined;
  if (direction === 'down') return index < siblings.length - 1 ? { parent, index: index + 2 } : undefined;
  if (direction === 'out') {
    const outer = parent.at(-1);
    return outer === undefined ? undefined : { parent: parent.slice(0, -1), index: outer + 1 };
  }
  const before = siblings[index - 1];
  if (before === undefined || !takesBlocks(before)) return undefined;
  return { parent: [...parent, index - 1], index: innerNodes(before).length };
}

export function nodeAt(root: FormulaNode, place: readonly number[]): FormulaNode | undefined {
  let node: FormulaNode | undefined = root;
  for (const index of place) node = node && innerNodes(node)[index];
  return node;
}
