// The part of a mail for programs that do not show HTML. Pure.
import { compile } from 'html-to-text';

const tag = /<!--[^]*?-->|<(\/?)([a-z][a-z\d]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi;

/**
 * Removes the layout's scaffolding, which is most of a mail and has no text: its tables become boxes, and only attributes
 * that affect the text remain.
 */
function toLean(html: string): string {
  const body = html.slice(Math.max(0, html.search(/<body\b/i)));
  let lean = '';
  let at = 0;
  /** For each open table, whether it is only for layout. */
  const tables: boolean[] = [];
  for (const { 0: whole, 1: slash, 2: name, 3: attributes = '', index } of body.matchAll(tag)) {
    lean += body.slice(at, index);
    at = index + whole.length;
    if (name !== undefined) lean += toLeanTag(name.toLowerCase(), slash === '/', attributes, tables);
  }
  return lean + body.slice(at);
}

function toLeanTag(name: string, isEnd: boolean, attributes: string, tables: boolean[]): string {
  const plain = isEnd ? `</${name}>` : `<${name}>`;
  switch (name) {
    case 'table': {
      const isLayout = isEnd ? tables.pop() === true : /\brole="presentation"/.test(attributes);
      if (!isEnd) tables.push(isLayout);
      return isLayout ? '' : plain;
    }
    case 'tbody':
    case 'thead':
    case 'tr':
      return tables.at(-1) === true ? '' : plain;
    case 'td':
    case 'th': {
      if (tables.at(-1) === true) return isEnd ? '</div>' : '<div>';
      const spans = isEnd ? [] : (attributes.match(/\b(?:colspan|rowspan)="\d+"/g) ?? []);
      return spans.length > 0 ? `<${name} ${spans.join(' ')}>` : plain;
    }
    case 'div':
      return !isEnd && attributes.includes('style="display:none') ? '<div style="display:none">' : plain;
    case 'a': {
      const [href] = /\bhref=(?:"[^"]*"|'[^']*')/i.exec(attributes) ?? [];
      return isEnd || href === undefined ? plain : `<a ${href}>`;
    }
    case 'img':
      return '';
    default:
      return plain;
  }
}

const convert = compile({
  wordwrap: false,
  selectors: [
    { selector: 'div[style^="display:none"]', format: 'skip' },
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
