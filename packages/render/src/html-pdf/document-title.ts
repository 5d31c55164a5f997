// The title of a document that has none, written into its HTML. Setting it in the page takes a round trip and a script
// context, together 8 % of the time of a short document.

const space = String.raw`[ \t\r\n\f]*`;
const attributes = `(?:[^<>"']|"[^"<>]*"|'[^'<>]*')*`;
const head = `^${space}(?:<!doctype html>${space})?<html\\b${attributes}>${space}<head\\b${attributes}>`;
const opening = new RegExp(head, 'i');
const ownTitle = new RegExp(
  `${head}${space}(?:<meta\\b${attributes}>${space})*<title>${space}[^<& \\t\\r\\n\\f][^<&]*</title>`,
  'i',
);
/** Without these tags, a text at the beginning changes nothing but the head. */
const structure = /<(?:!|html|head|body|frameset)/i;

/** Undefined if only the browser can determine whether the document has a title. */
export function withTitle(html: string, title: string): string | undefined {
  if (title === '' || ownTitle.test(html)) return html;
  if (/<title/i.test(html)) return undefined;
  const start = opening.exec(html)?.[0] ?? (structure.test(html) ? undefined : '');
  if (start === undefined) return undefined;
  const escaped = title.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `${start}<title>${escaped}</title>${html.slice(start.length)}`;
}
