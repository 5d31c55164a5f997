/** How a picked picture is inserted at the cursor: as a URL, within HTML, or between components. */
import { tokenizeHtml } from '../../../../../ui/rich-text/markup/html-tokens.ts';
import { pictureTag } from '../../../html-text/picture-file.ts';

/** Elements whose content is HTML. */
const htmlElements = new Set([
  'mj-accordion-text',
  'mj-accordion-title',
  'mj-button',
  'mj-navbar-link',
  'mj-raw',
  'mj-social-element',
  'mj-table',
  'mj-text',
]);

/** @param before the source up to the cursor */
export function toPictureInsertion(src: string, before: string): string {
  const address = src.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  if (isWithinValue(before)) return address;
  const open = tokenizeHtml(before).filter(({ kind, name }) => kind !== 'text' && htmlElements.has(name));
  const isWithinHtml = open.at(-1)?.kind === 'start';
  return isWithinHtml ? pictureTag({ src, alt: '' }) : `<mj-image src="${address}" alt="" />`;
}

/** Whether the cursor is in an attribute value whose quotation mark is still open. */
function isWithinValue(before: string): boolean {
  const tag = before.slice(before.lastIndexOf('<'));
  if (!tag.startsWith('<')) return false;
  const outside = tag.replaceAll(/"[^"]*"|'[^']*'/g, '');
  return /=\s*["']/.test(outside) && !outside.includes('>');
}
