// The elements of HTML and SVG, and how Vue 2.6 treats them in templates. A parser whose rules differ from the
// compiler's would build a different tree from the published one.

function setOf(names: string): ReadonlySet<string> {
  return new Set(names.split(' '));
}

/** Elements with neither content nor an end tag. */
const unaryTags = setOf('area base br col embed frame hr img input isindex keygen link meta param source track wbr');

/** Elements that a second one directly inside ends. */
const leftOpenTags = setOf('colgroup dd dt li options p td tfoot th thead tr source');

/** Elements that end a paragraph if they are directly inside it. */
const blockTags = setOf(
  'address article aside base blockquote body caption col colgroup dd details dialog div dl dt fieldset figcaption ' +
    'figure footer form h1 h2 h3 h4 h5 h6 head header hgroup hr html legend li menuitem meta optgroup option param rp ' +
    'rt source style summary tbody td tfoot th thead title tr track',
);

/** Elements whose content is always text. */
const rawTextTags = setOf('script style textarea');

const htmlTags = setOf(
  'html body base head link meta style title address article aside footer header h1 h2 h3 h4 h5 h6 hgroup nav section ' +
    'div dd dl dt figcaption figure picture hr img li main ol p pre ul a b abbr bdi bdo br cite code data dfn em i kbd ' +
    'mark q rp rt rtc ruby s samp small span strong sub sup time u var wbr area audio map track video embed object ' +
    'param source canvas script noscript del ins caption col colgroup table thead tbody td th tr tfoot button datalist ' +
    'fieldset form input label legend meter optgroup option output progress select textarea details dialog menu ' +
    'menuitem summary content element shadow template blockquote iframe',
);

const svgTags = setOf(
  'svg animate circle clippath cursor defs desc ellipse filter font-face foreignObject g glyph image line marker mask ' +
    'missing-glyph path pattern polygon polyline rect switch symbol text textpath tspan use view linearGradient ' +
    'radialGradient stop clipPath textPath',
);

/** Vue's built-in components, and those of its router. */
const builtInTags = setOf('component transition transition-group keep-alive slot router-link router-view');

const builtInNames = setOf('Component Transition TransitionGroup KeepAlive Slot RouterLink RouterView');

export function isUnaryTag(tag: string): boolean {
  return unaryTags.has(tag);
}

export function isLeftOpenTag(tag: string): boolean {
  return leftOpenTags.has(tag);
}

export function isBlockTag(tag: string): boolean {
  return blockTags.has(tag);
}

export function isRawTextTag(tag: string): boolean {
  return rawTextTags.has(tag.toLowerCase());
}

export function isSvgTag(tag: string): boolean {
  return svgTags.has(tag);
}

/** Whether a tag has a meaning without a component of that name. */
export function isKnownTag(tag: string): boolean {
  return htmlTags.has(tag) || svgTags.has(tag) || builtInTags.has(tag) || builtInNames.has(tag);
}
