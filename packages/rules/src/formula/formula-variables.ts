/** The variables that a formula names, with their positions. Those in the body of an iteration belong to its elements. */
import type { TextRange } from '../json/json-text.ts';
import { innerNodes, type FormulaNode } from './formula-node.ts';
import { parseFormula } from './parse-formula.ts';

export interface FormulaVariable extends TextRange {
  readonly path: string;
}

const iterators: ReadonlySet<string> = new Set(['map', 'filter', 'reduce', 'all', 'every', 'some', 'none']);

/** None if the formula cannot be read. */
export function variablesInFormula(formula: string): readonly FormulaVariable[] {
  const parsed = parseFormula(formula);
  const found: FormulaVariable[] = [];
  const open: FormulaNode[] = parsed.ok ? [parsed.tree] : [];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node.kind === 'path') found.push({ path: node.path, from: node.from, to: node.to });
    const inner = innerNodes(node);
    const isIteration = node.kind === 'call' && iterators.has(node.name);
    open.push(...(isIteration ? inner.slice(0, 1) : inner).toReversed());
  }
  return found;
}
