/**
 * Logic as nested blocks: an operator with its arguments, a variable, a list, a literal, or a piece of JSON that has no
 * other notation. JSON text is the document; a block is a range of it, and an edit changes only what it is about. Pure;
 * knows no editor.
 */
import type { JsonPath } from '../json/json.ts';
import { stepsOf } from '../formula/formula-places.ts';
import { innerNodes, type FormulaNode } from '../formula/formula-node.ts';
import { printFormula } from '../formula/print-formula.ts';
import { readTree, type UnshownReason } from '../formula/read-tree.ts';
import { blockLimits } from './block-limits.ts';

export type { UnshownReason } from '../formula/read-tree.ts';
export {
  insertBlock,
  moveBlock,
  removeBlock,
  renameBlock,
  renameMember,
  replaceBlock,
  unwrapBlock,
  wrapBlock,
  type BlockEdit,
} from './block-edits.ts';
export { newBlock, wrapperOf } from './block-templates.ts';
export { gapBeside, takesBlocks, type BlockGap, type Direction } from './block-gaps.ts';

/** With its range in the JSON text. */
export type Block = FormulaNode;
/** The numbers of the blocks to take from the outermost block inwards. */
export type BlockPlace = readonly number[];

export function readBlocks(text: string): Block | UnshownReason {
  return readTree(text, blockLimits);
}

export function innerBlocks(block: Block): readonly Block[] {
  return innerNodes(block);
}

export function blockAt(root: Block, place: BlockPlace): Block | undefined {
  let block: Block | undefined = root;
  for (const index of place) block = block && innerNodes(block)[index];
  return block;
}

/** The innermost block that contains what is at a path in the JSON. */
export function placeOfPath(root: Block, path: JsonPath): BlockPlace {
  const steps = stepsOf(root);
  const index = steps.findIndex((step) => step.path.every((segment, at) => segment === path[at]));
  const step = steps[index];
  return step === undefined ? [] : [index, ...placeOfPath(step.node, path.slice(step.path.length))];
}

/** The path in the JSON of the value of a block. */
export function pathOfPlace(root: Block, place: BlockPlace): JsonPath {
  const [index, ...rest] = place;
  const step = index === undefined ? undefined : stepsOf(root)[index];
  return step === undefined ? [] : [...step.path, ...pathOfPlace(step.node, rest)];
}

/** The number of blocks in a block, itself included. */
export function countBlocks(block: Block): number {
  let count = 0;
  const open: Block[] = [block];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    count++;
    open.push(...innerNodes(next));
  }
  return count;
}

/** A block in one line, for a block that is collapsed. */
export function lineOfBlock(block: Block): string {
  return printFormula(block);
}
