// How deep values stand within values. What reads a request goes down by calling itself, so depth has a limit before
// anything reads it; nothing here calls itself.
import { Lexer, Source, TokenKind } from 'graphql';
import { documentLimits } from './document-limits.ts';

const opening: ReadonlySet<TokenKind> = new Set([TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L]);
const closing: ReadonlySet<TokenKind> = new Set([TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R]);

/** Of a document's text. Throws a GraphQLError where it is no GraphQL; stops where it is past the limit, or too long. */
export function isDocumentNestedTooDeep(source: string): boolean {
  const lexer = new Lexer(new Source(source));
  let depth = 0;
  for (let count = 0; count <= documentLimits.tokens; count += 1) {
    const { kind } = lexer.advance();
    if (kind === TokenKind.EOF) return false;
    if (opening.has(kind)) depth += 1;
    if (closing.has(kind)) depth -= 1;
    if (depth > documentLimits.nesting) return true;
  }
  return false;
}

/** Of the variables that come with a document. */
export function isValueNestedTooDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > documentLimits.nesting) return true;
    level = level.flatMap((item) => (typeof item === 'object' && item !== null ? Object.values(item) : []));
  }
  return false;
}
