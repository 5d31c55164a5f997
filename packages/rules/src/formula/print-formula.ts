/** Writes a tree as one line, from which the parser reads the same tree. */
import type { CallNode, FormulaNode } from './formula-node.ts';
import { findInfix, isBetween, isWord, strengths, writeQuotedName } from './notation.ts';

export function printFormula(node: FormulaNode): string {
  return print(node, 0);
}

/** @param least with a weaker binding, it is in brackets */
function print(node: FormulaNode, least: number): string {
  if (node.kind === 'literal') return node.written;
  if (node.kind === 'path') return node.path;
  if (node.kind === 'piece') return `json\`${node.written}\``;
  if (node.kind === 'list') return `[${printAll(node.items)}]`;
  if (node.kind === 'call') return printCall(node, least);
  return `{${node.members.map(({ name, value }) => `${printMemberName(name)}: ${print(value, 0)}`).join(', ')}}`;
}

function printAll(nodes: readonly FormulaNode[]): string {
  return nodes.map((node) => print(node, 0)).join(', ');
}

function printMemberName(name: string): string {
  return isWord(name) ? name : JSON.stringify(name);
}

function printCall(node: CallNode, least: number): string {
  const sign = asPrefix(node) ?? asInfix(node);
  if (sign !== undefined) return sign.strength < least ? `(${sign.text})` : sign.text;
  const name = isWord(node.name) ? node.name : writeQuotedName(node.name);
  return `${name}(${node.isSpread ? '...' : ''}${printAll(node.items)})`;
}

interface Signed {
  readonly text: string;
  readonly strength: number;
}

/** `not a` is `{"!": [a]}`, and `!a` is `{"!": a}`. */
function asPrefix({ name, items, isSpread }: CallNode): Signed | undefined {
  const [operand, another] = items;
  if (operand === undefined || another !== undefined) return undefined;
  if (name === '!' && isSpread) return { text: `!${print(operand, strengths.prefix)}`, strength: strengths.prefix };
  if (isSpread) return undefined;
  if (name === '!') return { text: `not ${print(operand, strengths.not)}`, strength: strengths.not };
  if (name !== '-') return undefined;
  const text = print(operand, strengths.prefix);
  // A sign before digits belongs to the number.
  return { text: /^\d/.test(text) ? `-(${text})` : `-${text}`, strength: strengths.prefix };
}

function asInfix({ name, items, isSpread }: CallNode): Signed | undefined {
  const infix = findInfix(name);
  if (infix === undefined || isSpread || items.length < 2) return undefined;
  if (items.length > 2 && !infix.isFlat && !isBetween(name, items.length)) return undefined;
  const { strength } = infix;
  const operands = items.map((item, index) => {
    const isLeft = index === 0 && !infix.isComparison;
    // In brackets, or it would become one operator with what follows.
    const isMerged = infix.isFlat && item.kind === 'call' && item.name === name;
    return print(item, isLeft && !isMerged ? strength : strength + 1);
  });
  return { text: operands.join(` ${name} `), strength };
}
