import type { HtmlToken } from './html-tokens.ts';

/** Which tokens stand in the body of a document. What is around them is no business of an editor. */
export function frameOf(tokens: readonly HtmlToken[]): { readonly from: number; readonly to: number } {
  const start = (name: string) => tokens.findIndex((token) => token.kind === 'start' && token.name === name);
  const end = (name: string) => tokens.findLastIndex((token) => token.kind === 'end' && token.name === name);
  const body = start('body');
  const head = Math.max(end('head'), start('html'));
  const doctype = tokens.findIndex((token) => token.kind === 'opaque' && token.name === '!');
  const from = Math.max(body, body < 0 ? head : -1, body < 0 && head < 0 && doctype === 0 ? 0 : -1) + 1;
  const bodyEnd = end('body');
  const to = bodyEnd >= from ? bodyEnd : end('html');
  return { from, to: to >= from ? to : tokens.length };
}
