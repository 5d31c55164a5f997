// Splits MJML into Liquid and the text between. Pure.
import { Tokenizer, type TopLevelToken, TypeGuards } from 'liquidjs';

export interface Piece {
  readonly begin: number;
  readonly end: number;
  readonly text: string;
  /** A `raw` or `comment` block with its content is one piece. */
  readonly kind: 'output' | 'tag' | 'block';
  /** The name of a tag. */
  readonly name: string;
}

const opaqueBlocks = new Set(['raw', 'comment', 'doc']);

/** Undefined if the Liquid is invalid: then rendering it reports the problems. */
export function cutPieces(source: string): Piece[] | undefined {
  let tokens: TopLevelToken[];
  try {
    tokens = new Tokenizer(source).readTopLevelTokens();
  } catch {
    return undefined;
  }
  const pieces: Piece[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined || TypeGuards.isHTMLToken(token)) continue;
    const { begin } = token;
    if (!TypeGuards.isTagToken(token)) {
      pieces.push({ begin, end: token.end, text: source.slice(begin, token.end), kind: 'output', name: '' });
      continue;
    }
    const { name } = token;
    let { end } = token;
    const isBlock = opaqueBlocks.has(name);
    if (isBlock) {
      const closeAt = tokens.findIndex(
        (one, index) => index > at && TypeGuards.isTagToken(one) && one.name === `end${name}`,
      );
      if (closeAt < 0) return undefined;
      at = closeAt;
      end = tokens[closeAt]?.end ?? end;
    }
    pieces.push({ begin, end, text: source.slice(begin, end), kind: isBlock ? 'block' : 'tag', name });
  }
  return pieces;
}
