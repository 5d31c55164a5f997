/** Reads JSON text as a tree with ranges. */
import { jsonOverLimit } from '../json/json-shape.ts';
import type { TextRange } from '../json/json-text.ts';
import { readRanges, type RangedValue } from '../json/ranged-tree.ts';
import { formulaLimits } from './formula-limits.ts';
import type { FormulaMember, FormulaNode } from './formula-node.ts';
import { isBarePath, withoutBackQuotes } from './notation.ts';

/**
 * Why logic cannot be shown as a formula: it is not valid JSON, or exceeds a limit. Logic with more than about 1,000
 * nodes is too large for a line.
 */
export type UnshownReason = 'NOT_JSON' | 'TOO_LONG' | 'TOO_DEEP' | 'TOO_LARGE';

interface TreeLimits {
  /** UTF-16 units. */
  readonly textLength: number;
  readonly nesting: number;
  readonly nodes: number;
}

export function readTree(text: string, limits: TreeLimits = formulaLimits): FormulaNode | UnshownReason {
  if (text.length > limits.textLength) return 'TOO_LONG';
  // Each value is at least two characters of a text, so this bounds the work of what follows.
  const over = jsonOverLimit(text, { nesting: limits.nesting, values: limits.nodes * 4 });
  if (over !== undefined) return over === 'nesting' ? 'TOO_DEEP' : 'TOO_LARGE';
  const written = readRanges(text);
  if (written === undefined) return 'NOT_JSON';
  const reader = new TreeReader(text);
  const tree = reader.toNode(written);
  return reader.nodes > limits.nodes ? 'TOO_LARGE' : tree;
}

class TreeReader {
  readonly #text: string;
  nodes = 0;

  constructor(text: string) {
    this.#text = text;
  }

  toNode(written: RangedValue): FormulaNode {
    this.nodes++;
    const { from, to, members, items } = written;
    const first = this.#text.charAt(from);
    if (first === '[') return { kind: 'list', from, to, items: items.map((item) => this.toNode(item)) };
    if (first !== '{') return { kind: 'literal', from, to, written: this.#text.slice(from, to) };
    const [member, another] = members;
    if (member === undefined || another !== undefined || member.name === 'preserve') return this.#toPiece(written);
    return this.#toOperator(written, member.name, member.nameAt, member.value);
  }

  #toPiece({ from, to }: RangedValue): FormulaNode {
    return { kind: 'piece', from, to, written: writePiece(this.#text.slice(from, to)) };
  }

  #toOperator({ from, to }: RangedValue, name: string, nameAt: TextRange, argument: RangedValue): FormulaNode {
    const argumentAt = { from: argument.from, to: argument.to };
    const first = this.#text.charAt(argument.from);
    if (name === 'var' && first === '"') {
      const path = JSON.parse(this.#text.slice(argument.from, argument.to)) as string;
      if (isBarePath(path)) return { kind: 'path', from, to, path, pathAt: argumentAt };
    }
    if (name === 'eachKey' && first === '{') {
      const members = this.#toMembers(argument);
      if (members !== undefined) return { kind: 'object', from, to, members, argumentAt };
    }
    const isSpread = first !== '[';
    const items = isSpread ? [this.toNode(argument)] : argument.items.map((item) => this.toNode(item));
    return { kind: 'call', from, to, name, nameAt, isSpread, items, argumentAt };
  }

  /** Undefined if a name occurs twice. */
  #toMembers({ members }: RangedValue): readonly FormulaMember[] | undefined {
    if (new Set(members.map(({ name }) => name)).size < members.length) return undefined;
    return members.map(({ name, nameAt, value }) => ({ name, nameAt, value: this.toNode(value) }));
  }
}

const textsAndSpace = /("[^"\\]*(?:\\.[^"\\]*)*")|\s+|([,:])/g;

/** The numbers and texts of a piece remain as they are written; the space around them is that of one line. */
export function writePiece(json: string): string {
  const line = json.replace(
    textsAndSpace,
    (_, text?: string, sign?: string) => text ?? (sign === undefined ? '' : `${sign} `),
  );
  return withoutBackQuotes(line);
}
