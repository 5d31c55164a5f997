/** Where in the text of a logic its parts stand. */
import { locatePath, type JsonPath } from '@coverwright/rules';

export interface Place {
  /** Offsets into the text. */
  readonly from: number;
  readonly to: number;
}

export interface NodePlace extends Place {
  /** Inside the node itself and inside none of those within it. */
  readonly cursor: number;
}

/** An operator is marked at its name, anything else at its value. */
export function placeOf(text: string, path: JsonPath): Place {
  const { key, from, to } = locatePath(text, path) ?? { from: 0, to: 0 };
  return key ?? { from, to };
}

/** The whole of an operator with its arguments; undefined when the text has no such operator there. */
export function placeOfOperator(text: string, path: JsonPath, operator: string): NodePlace | undefined {
  const node = locatePath(text, path);
  const name = locatePath(text, [...path, operator])?.key;
  return node && name && { from: node.from, to: node.to, cursor: name.from };
}

/** A value of any kind; undefined when the text has none there. */
export function placeOfValue(text: string, path: JsonPath): NodePlace | undefined {
  const node = locatePath(text, path);
  return node && { from: node.from, to: node.to, cursor: node.from };
}

/** 1-based. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
