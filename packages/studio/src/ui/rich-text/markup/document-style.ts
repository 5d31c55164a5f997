// The style sheets of a stored text, used to show it as it will look. The editor cannot change them, and they fetch
// nothing: anything they would load is removed, and the security policy of the editor's document blocks the rest.
import type { Attribute } from './html-tokens.ts';
import { tokenizeHtml } from './html-tokens.ts';

export interface DocumentStyle {
  readonly sheets: readonly { readonly css: string; readonly media: string }[];
  /** The class of the body, which is not edited. */
  readonly bodyClass: string;
}

export function documentStyleOf(html: string): DocumentStyle {
  const sheets: { css: string; media: string }[] = [];
  let bodyClass = '';
  // Fast path for a text without either.
  if (!/<(style|body)/i.test(html)) return { sheets, bodyClass };
  for (const token of tokenizeHtml(html)) {
    if (token.kind === 'opaque' && token.name === 'style') {
      const raw = html.slice(token.from, token.to);
      const [, start = '', css = ''] = /^(<style[^>]*>)([^]*?)(?:<\/style[^>]*>?)?$/i.exec(raw) ?? [];
      sheets.push({ css: toShownCss(css), media: mediaOf(start) });
    } else if (token.kind === 'start' && token.name === 'body') {
      bodyClass = plainValue(token.attributes, 'class');
      const style = plainValue(token.attributes, 'style');
      if (style !== '' && !/[{}]/.test(style)) sheets.push({ css: `body { ${toShownCss(style)} }`, media: '' });
    }
  }
  return { sheets, bodyClass };
}

/** Removing Liquid leaves declarations without a value, which browsers ignore. */
function toShownCss(css: string): string {
  return css
    .replaceAll(/\{%.*?%\}|\{\{.*?\}\}/gs, ' ')
    .replaceAll(/@import[^;]*;?/gi, '')
    .replaceAll(/url\(\s*(?!\s*["']?data:)[^)]*\)/gi, 'url("data:,")');
}

function mediaOf(startTag: string): string {
  const [token] = tokenizeHtml(startTag.replace(/^<style/i, '<p'));
  return token?.kind === 'start' ? plainValue(token.attributes, 'media') : '';
}

function plainValue(attributes: readonly Attribute[], name: string): string {
  const value = attributes.find((one) => one.name === name && !one.isConditional)?.value ?? '';
  return value.includes('{') ? '' : value.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}
