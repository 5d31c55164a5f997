/**
 * Measures a JSON text before it is parsed: parsing creates an object for every list and object, and the code that reads
 * them may be recursive. This module allocates nothing and is not recursive.
 */

export interface JsonShapeLimits {
  /** Depth of nested lists and objects. */
  readonly nesting: number;
  /** Number of lists and objects. */
  readonly containers?: number;
  /** Number of values of any kind. */
  readonly values?: number;
}

/** The size of a JSON text: how deeply its lists and objects are nested, how many there are, and the number of values. */
export type JsonShape = Required<JsonShapeLimits>;

/** Counts while a text arrives. The parser detects invalid JSON. */
export class JsonShapeCounter {
  #depth = 0;
  #deepest = 0;
  #opened = 0;
  #commas = 0;
  #isInString = false;
  /** Whether a piece ended in a string with a backslash that escapes the next character. */
  #isEscaping = false;

  /** @param piece part of the text, in any encoding that preserves ASCII: UTF-8 read as Latin-1 gives the same counts */
  add(piece: string): void {
    if (piece === '') return;
    let at = this.#isInString ? this.#endOfString(piece, 0) : 0;
    for (; at < piece.length; at += 1) {
      const code = piece.charCodeAt(at);
      if (code === quote) at = this.#endOfString(piece, at + 1) - 1;
      else if (code === comma) this.#commas += 1;
      else if (code === closingBrace || code === closingBracket) this.#depth -= 1;
      else if (code === openingBrace || code === openingBracket) {
        this.#depth += 1;
        this.#opened += 1;
        if (this.#depth > this.#deepest) this.#deepest = this.#depth;
      }
    }
  }

  get shape(): JsonShape {
    // Each value in a container except the first follows a comma.
    return { nesting: this.#deepest, containers: this.#opened, values: this.#opened + this.#commas };
  }

  /** The offset after the closing quote of the current string, or the end of the piece. */
  #endOfString(piece: string, from: number): number {
    const first = this.#isEscaping ? from + 1 : from;
    this.#isEscaping = false;
    for (let end = piece.indexOf('"', first); end !== -1; end = piece.indexOf('"', end + 1)) {
      if (isEscaped(piece, first, end)) continue;
      this.#isInString = false;
      return end + 1;
    }
    this.#isInString = true;
    this.#isEscaping = isEscaped(piece, first, piece.length);
    return piece.length;
  }
}

function isEscaped(piece: string, from: number, at: number): boolean {
  let backslashes = 0;
  while (at - 1 - backslashes >= from && piece.charCodeAt(at - 1 - backslashes) === backslash) backslashes += 1;
  return backslashes % 2 === 1;
}

/** The first limit that a text exceeds. */
export function jsonOverLimit(
  text: string | JsonShape,
  { nesting, containers = Infinity, values = Infinity }: JsonShapeLimits,
): keyof JsonShapeLimits | undefined {
  const shape = typeof text === 'string' ? shapeOf(text) : text;
  if (shape.nesting > nesting) return 'nesting';
  if (shape.containers > containers) return 'containers';
  return shape.values > values ? 'values' : undefined;
}

function shapeOf(text: string): JsonShape {
  const counter = new JsonShapeCounter();
  counter.add(text);
  return counter.shape;
}

const quote = 34;
const comma = 44;
const openingBracket = 91;
const backslash = 92;
const closingBracket = 93;
const openingBrace = 123;
const closingBrace = 125;
