/** Positions in a formula and in its JSON. */
import type { JsonPath } from '../json/json.ts';
import type { TextRange } from '../json/json-text.ts';
import type { FormulaNode } from './formula-node.ts';

interface Step {
  readonly path: JsonPath;
  readonly node: FormulaNode;
}

/** The parts of a node with their paths from it. */
export function stepsOf(node: FormulaNode): readonly Step[] {
  if (node.kind === 'list') return node.items.map((item, index) => ({ path: [index], node: item }));
  if (node.kind === 'object') return node.members.map(({ name, value }) => ({ path: ['eachKey', name], node: value }));
  if (node.kind !== 'call') return [];
  const { name, isSpread } = node;
  return node.items.map((item, index) => ({ path: isSpread ? [name] : [name, index], node: item }));
}

/** Of the operator or value at a path in the JSON, as findings about logic have it; otherwise of what contains it. */
export function rangeInTree(node: FormulaNode, path: JsonPath): TextRange {
  const [name, ...rest] = path;
  if (node.kind === 'call' && name === node.name && rest.length === 0) return node.nameAt;
  const step = stepsOf(node).find((one) => one.path.every((segment, index) => segment === path[index]));
  return step === undefined ? { from: node.from, to: node.to } : rangeInTree(step.node, path.slice(step.path.length));
}

/** The path in the JSON of the innermost value at an offset. */
export function pathInTree(node: FormulaNode, offset: number): JsonPath {
  const step = stepsOf(node).find((one) => one.node.from <= offset && offset <= one.node.to);
  return step === undefined ? [] : [...step.path, ...pathInTree(step.node, offset)];
}
