// The allowlist of stored HTML that an editor may show. Everything else is hidden and restored on saving, so that a
// new way to run code in HTML is harmless until it is listed here.
import type { Attribute } from './html-tokens.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

export const voidElements = words('area base br col embed hr img input link meta param source track wbr keygen');
export const inlineElements = words(
  'a abbr acronym b bdi bdo big br cite code del dfn em font i img ins kbd mark nobr q rp rt ruby s samp small span ' +
    'strike strong sub sup time tt u var wbr',
);
/** Browsers move text out of these elements, or drop it. */
export const structures = words('table thead tbody tfoot tr colgroup ul ol dl');
export const tableParts = words('caption colgroup col thead tbody tfoot tr td th');
/** Elements whose end tag is optional. */
export const endsByItself = words('p li dt dd td th tr thead tbody tfoot colgroup caption');
const blockElements = words(
  'address article aside blockquote caption center col colgroup dd div dl dt figcaption figure footer h1 h2 h3 h4 h5 ' +
    'h6 header hgroup hr li main nav ol p pre section table tbody td tfoot th thead tr ul',
);

export function isShownElement(name: string): boolean {
  return inlineElements.has(name) || blockElements.has(name);
}

const plainAttributes = words(
  'align alt bgcolor border cellpadding cellspacing char charoff color cols colspan datetime dir face frame height ' +
    'hspace lang noshade nowrap reversed rowspan rules scope size span start summary title valign vspace width',
);

/** @param value as written in the source */
export function isShownAttribute(element: string, { name, value = '', isConditional }: Attribute): boolean {
  if (isConditional || /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(value)) return false;
  if (element === 'a' && name === 'href') return isShownAddress(value, /^(https?|mailto|tel|sms)$/);
  if (element === 'img' && name === 'src') return isShownAddress(value, /^https?$/) || isPictureData(value);
  if (/\{[{%]/.test(value)) return false;
  if (name === 'style') return isShownStyle(value);
  // Names that editors use internally.
  if (name === 'class' || name === 'id') return !/mce|hugerte/i.test(value);
  if (name === 'target' || name === 'rel') return element === 'a';
  if (name === 'type' || name === 'value') return ['li', 'ol', 'ul'].includes(element);
  return plainAttributes.has(name);
}

/**
 * Without a scheme, or with an allowed one. Character references other than &amp; could hide a scheme, so they are
 * not allowed.
 */
function isShownAddress(value: string, schemes: RegExp): boolean {
  const address = value.replaceAll('&amp;', '&').trim();
  if (/&#|&[a-z]+;|[^\S ]|\\/i.test(address.replaceAll(/\{[{%].*?[%}]\}/g, ''))) return false;
  const scheme = /^([^/?#{]*?):/.exec(address)?.[1];
  return scheme === undefined || schemes.test(scheme.toLowerCase());
}

function isPictureData(value: string): boolean {
  return /^data:image\/(png|gif|jpe?g|webp|bmp);base64,[a-z0-9+/=]*$/i.test(value);
}

/** Nothing that fetches, and nothing in a notation that obscures its meaning. */
function isShownStyle(value: string): boolean {
  return !/url|image|import|expression|binding|behavio|element|src|paint|\(\s*--|[\\@<]|\/\*|&(?!quot;|amp;)/i.test(
    value,
  );
}
