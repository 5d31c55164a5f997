// The style sheets of a stored text, for showing it as it will look. They are not part of what an editor may change, and
// fetch nothing: whatever they would load is taken out, and the policy of the editor's document refuses the rest.
import type { Attribute } from './html-tokens.ts';
import { tokenizeHtml } from './html-tokens.ts';

export interface DocumentStyle {
  readonly sheets: readonly { readonly css: string; readonly media: string }[];
  /** Of the body, which is not edited. */
  readonly bodyClass: string;
}

export function documentStyleOf(html: string): DocumentStyle {
  const sheets: { css: string; media: string }[] = [];
  let bodyClass = '';
  // A text without either needs no second look.
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

/** Liquid leaves a declaration without a value, which browsers skip. */
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
