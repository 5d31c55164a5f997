/** The ranges of a logic's parts in its text. */
import { locatePath, type JsonPath, type TextRange } from '@coverwright/rules';

export interface NodeRange extends TextRange {
  /** Inside the node, and outside its inner nodes. */
  readonly cursor: number;
}

/** An operator is marked at its name, anything else at its value. */
export function rangeOf(text: string, path: JsonPath): TextRange {
  const { key, from, to } = locatePath(text, path) ?? { from: 0, to: 0 };
  return key ?? { from, to };
}

/** The complete operator with its arguments; undefined if the text has no such operator at the path. */
export function rangeOfOperator(text: string, path: JsonPath, operator: string): NodeRange | undefined {
  const node = locatePath(text, path);
  const name = locatePath(text, [...path, operator])?.key;
  return node && name && { from: node.from, to: node.to, cursor: name.from };
}

/** A value of any kind; undefined if the text has none at the path. */
export function rangeOfValue(text: string, path: JsonPath): NodeRange | undefined {
  const node = locatePath(text, path);
  return node && { from: node.from, to: node.to, cursor: node.from };
}

/** 1-based. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
