/**
 * How logic can be shown to people who do not read JSON. Separate from formulas and blocks, so that a screen can choose
 * one of them before it loads either.
 */
import { innerNodes, type FormulaNode } from '../formula/formula-node.ts';
import { readTree } from '../formula/read-tree.ts';
import { blockLimits } from './block-limits.ts';

export type ReadableView = 'formula' | 'blocks';

/** The more readable one comes first. Formulas have the lower limits; no text is an empty formula. */
export function readableAs(text: string): readonly ReadableView[] {
  if (text.trim() === '') return ['formula'];
  const tree = readTree(text);
  if (typeof tree !== 'string') return hasPiece(tree) ? ['blocks', 'formula'] : ['formula', 'blocks'];
  return typeof readTree(text, blockLimits) === 'string' ? [] : ['blocks'];
}

/** Whether a formula would contain JSON, such as the rows of a decision table. */
function hasPiece(tree: FormulaNode): boolean {
  const open = [...innerNodes(tree)];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node.kind === 'piece') return true;
    open.push(...innerNodes(node));
  }
  return false;
}
