// The part of a mail for programs that show no HTML. Pure.
import { compile } from 'html-to-text';

/** Without the scaffolding for programs that show the HTML: comments, styles, and attributes of layout. */
function toLean(html: string): string {
  const bodyAt = html.search(/<body\b/i);
  return html
    .slice(Math.max(0, bodyAt))
    .replaceAll(/<!--[^]*?-->/g, '')
    .replaceAll(/\s(?:class|bgcolor|align|valign|border|cellpadding|cellspacing|width|height)="[^"]*"/g, '')
    .replaceAll(/\sstyle="(?!display:none)[^"]*"/g, '');
}

const convert = compile({
  wordwrap: false,
  selectors: [
    { selector: 'img', format: 'skip' },
    { selector: 'div[style^="display:none"]', format: 'skip' },
    { selector: 'table[role="presentation"]', format: 'block' },
    { selector: 'table', format: 'dataTable', options: { uppercaseHeaderCells: false } },
    { selector: 'a', options: { linkBrackets: false, hideLinkHrefIfSameAsText: true, noAnchorUrl: true } },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
  ],
  limits: { maxInputLength: 8 * 1024 * 1024, maxDepth: 300 },
});

export function toTextPart(html: string): string {
  return convert(toLean(html))
    .split('\n')
    .map((line) => line.replaceAll('\u{a0}', ' ').trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
