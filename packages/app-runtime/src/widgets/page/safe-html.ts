// Determines which elements and attributes of authors' HTML are shown. Elements that are not listed are replaced by
// their content, and those without readable text are dropped. Pure: decides by names and values only.

const shown = new Set(
  'a abbr address article aside b bdi bdo blockquote br caption cite code col colgroup dd del details dfn div dl dt em figcaption figure footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd li main mark nav ol p pre q rp rt ruby s samp section small span strong sub summary sup table tbody td tfoot th thead time tr u ul var wbr'.split(
    ' ',
  ),
);
const dropped = new Set(
  'script style template noscript iframe frame frameset object embed applet svg math audio video canvas form input button select textarea option title head link meta base portal fencedframe xmp plaintext noembed noframes'.split(
    ' ',
  ),
);
const attributes: Readonly<Record<string, readonly string[]>> = {
  '*': ['class', 'title', 'lang', 'dir', 'id', 'role', 'aria-label', 'aria-hidden'],
  a: ['href', 'target'],
  img: ['src', 'alt', 'width', 'height', 'loading'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
  col: ['span'],
  colgroup: ['span'],
  ol: ['start', 'type', 'reversed'],
  li: ['value'],
  details: ['open'],
  time: ['datetime'],
};

export function judgeElement(name: string): 'show' | 'unwrap' | 'drop' {
  if (shown.has(name)) return 'show';
  return dropped.has(name) ? 'drop' : 'unwrap';
}

export function isShownAttribute(element: string, name: string, value: string): boolean {
  const isKnown = [
    ...(attributes['*'] ?? []),
    ...(Object.hasOwn(attributes, element) ? (attributes[element] ?? []) : []),
  ].includes(name);
  if (!isKnown) return false;
  // Ids in a text could shadow those of the page, and globals of its scripts.
  if (name === 'id') return /^text-[\w-]{1,80}$/.test(value);
  if (name === 'href') return isSafeAddress(value, ['http:', 'https:', 'mailto:', 'tel:']);
  if (name === 'src')
    return isSafeAddress(value, ['http:', 'https:']) || /^data:image\/(png|jpeg|gif|webp);base64,/.test(value);
  return name !== 'target' || value === '_blank';
}

/** Normalized like the browser does, which ignores tabs and line breaks within a scheme. */
function isSafeAddress(address: string, schemes: readonly string[]): boolean {
  const url = URL.parse(address, 'https://app.invalid/');
  return url !== null && schemes.includes(url.protocol);
}
