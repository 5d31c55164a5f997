// Measures a document from its text alone. The parser is recursive and allocates an object for every token and
// comment, so nesting and tokens are limited before it runs, and length before anything reads the text. This
// code neither recurses nor allocates.
import { documentLimits } from '../limits/document-limits.ts';

const blank = /[\s,\ufeff]+/y;
/** Adjacent words without a blank count as one; the parser counts exactly. */
const word = /[\w.+-]+/y;
const restOfLine = /[^\r\n]*/y;
const opening = '{[(';
const closing = '}])';

/** The first limit that the text exceeds. Syntax errors are left to the parser. */
export function textOverLimit(
  source: string,
  tokensMax: number = documentLimits.tokens,
): 'length' | 'tokens' | 'nesting' | undefined {
  if (source.length > documentLimits.length) return 'length';
  let depth = 0;
  let at = endOf(blank, source, 0);
  for (let tokens = 1; at < source.length; tokens += 1) {
    if (tokens > tokensMax) return 'tokens';
    const character = source.charAt(at);
    if (opening.includes(character)) depth += 1;
    if (closing.includes(character)) depth -= 1;
    if (depth > documentLimits.nesting) return 'nesting';
    at = endOf(blank, source, endOfToken(source, at, character));
  }
  return undefined;
}

function endOfToken(source: string, at: number, character: string): number {
  if (character === '#') return endOf(restOfLine, source, at);
  if (character !== '"') return Math.max(at + 1, endOf(word, source, at));
  return source.startsWith('"""', at) ? endOfBlock(source, at + 3) : endOfString(source, at + 1);
}

/** Quotes within it are escaped with a backslash. */
function endOfBlock(source: string, from: number): number {
  let end = source.indexOf('"""', from);
  while (end > from && source.charAt(end - 1) === '\\') end = source.indexOf('"""', end + 3);
  return end === -1 ? source.length : end + 3;
}

function endOfString(source: string, from: number): number {
  for (let at = from; at < source.length; at += 1) {
    const code = source.charCodeAt(at);
    if (code === 34 || code === 10 || code === 13) return at + 1;
    if (code === 92) at += 1;
  }
  return source.length;
}

function endOf(pattern: RegExp, source: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.test(source) ? pattern.lastIndex : from;
}
