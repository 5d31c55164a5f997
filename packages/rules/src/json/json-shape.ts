/**
 * How large a JSON text is, before it is parsed: parsing makes an object of every list and object, and what reads them
 * may go down by calling itself. It neither makes anything nor calls itself.
 */

export interface JsonShapeLimits {
  /** Lists and objects within each other. */
  readonly nesting: number;
  /** Lists and objects, all together. */
  readonly containers?: number;
  /** Values of any kind, all together. */
  readonly values?: number;
}

/** The first limit that the text exceeds. Where it is not JSON, the parser finds out. */
export function jsonOverLimit(
  text: string,
  { nesting, containers = Infinity, values = Infinity }: JsonShapeLimits,
): keyof JsonShapeLimits | undefined {
  let depth = 0;
  let opened = 0;
  let commas = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quote) at = endOfString(text, at + 1);
    else if (code === comma) commas += 1;
    else if (code === closingBrace || code === closingBracket) depth -= 1;
    else if (code === openingBrace || code === openingBracket) {
      depth += 1;
      opened += 1;
      if (depth > nesting) return 'nesting';
      if (opened > containers) return 'containers';
    }
  }
  // Each value but the first one of a container comes after a comma.
  return opened + commas > values ? 'values' : undefined;
}

/** Where the string that begins there has its closing quote, or where the text ends. */
function endOfString(text: string, from: number): number {
  for (let end = text.indexOf('"', from); end !== -1; end = text.indexOf('"', end + 1)) {
    let backslashes = 0;
    while (text.charCodeAt(end - 1 - backslashes) === backslash && end - 1 - backslashes >= from) backslashes += 1;
    if (backslashes % 2 === 0) return end;
  }
  return text.length;
}

const quote = 34;
const comma = 44;
const openingBracket = 91;
const backslash = 92;
const closingBracket = 93;
const openingBrace = 123;
const closingBrace = 125;
