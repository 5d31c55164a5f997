/** Logic as a formula reads it, with the ranges of its parts in the text that it was read from: JSON or a formula. */
import type { TextRange } from '../json/json-text.ts';

export type FormulaNode = LiteralNode | PathNode | ListNode | CallNode | ObjectNode | PieceNode;

/** A number, a text, true, false or null, as it is written in JSON. */
export interface LiteralNode extends TextRange {
  readonly kind: 'literal';
  readonly written: string;
}

/** A variable: `{"var": "trip.days"}`. */
export interface PathNode extends TextRange {
  readonly kind: 'path';
  readonly path: string;
  /** Of the path alone, with its quotes in JSON. */
  readonly pathAt: TextRange;
}

export interface ListNode extends TextRange {
  readonly kind: 'list';
  readonly items: readonly FormulaNode[];
}

/** Any operator, also one that does not exist. */
export interface CallNode extends TextRange {
  readonly kind: 'call';
  readonly name: string;
  readonly nameAt: TextRange;
  /** Whether the only argument is not in a list: `{"max": {"var": "ages"}}`. */
  readonly isSpread: boolean;
  readonly items: readonly FormulaNode[];
  /** Of the list of arguments with its brackets, or of the only argument. */
  readonly argumentAt: TextRange;
}

/** An object whose values are calculated: `{"eachKey": {"days": …}}`. */
export interface ObjectNode extends TextRange {
  readonly kind: 'object';
  readonly members: readonly FormulaMember[];
  readonly argumentAt: TextRange;
}

export interface FormulaMember {
  readonly name: string;
  readonly nameAt: TextRange;
  readonly value: FormulaNode;
}

/** JSON that has no other notation: what `preserve` returns, and objects with no or several names. */
export interface PieceNode extends TextRange {
  readonly kind: 'piece';
  /** In one line, and without back quotes. */
  readonly written: string;
}

export function innerNodes(node: FormulaNode): readonly FormulaNode[] {
  if (node.kind === 'list' || node.kind === 'call') return node.items;
  return node.kind === 'object' ? node.members.map(({ value }) => value) : [];
}
