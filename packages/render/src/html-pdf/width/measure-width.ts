// Finds content that is wider than the page. Runs in the page that shows the body, laid out for print; only for documents
// that Chromium has shrunk, because it lays them out a second time.

/** More of them would only repeat what the first ones say. */
const mostElements = 20;

/** Layout rounds; a pixel is not visible. */
const toleratedPx = 1;

export interface WideElement {
  /** A CSS selector, starting at the nearest ancestors. */
  readonly selector: string;
  /** As written in HTML. */
  readonly tag: string;
  readonly overhangPx: number;
}

/**
 * Evaluates to the outermost elements that (or whose text) extend beyond the page. For a table it names the first cell
 * that is cut off.
 */
export const measureWidth = `(() => {
  const limit = document.documentElement.clientWidth + ${toleratedPx};
  const rightOf = (element) => element.getBoundingClientRect().right;
  const isOpen = (element) => getComputedStyle(element).overflowX === 'visible';
  const reachOf = (element) => {
    const { left, right } = element.getBoundingClientRect();
    return isOpen(element) ? Math.max(right, left + element.clientLeft + element.scrollWidth) : right;
  };
  const nameOf = (element) => {
    const tag = element.localName;
    if (/^[\\w-]{1,40}$/.test(element.id)) return tag + '#' + CSS.escape(element.id);
    const named = [...element.classList].find((name) => /^[a-z][\\w-]{0,39}$/i.test(name));
    const namesakes = [...(element.parentElement?.children ?? [])].filter(({ localName }) => localName === tag);
    const at = namesakes.length > 1 ? ':nth-of-type(' + (namesakes.indexOf(element) + 1) + ')' : '';
    return tag + (named ? '.' + named : '') + at;
  };
  const selectorOf = (element) => {
    const names = [];
    for (let one = element; one && one !== document.documentElement && names.length < 5; one = one.parentElement) {
      names.unshift(nameOf(one));
      if (one.id) break;
    }
    return names.filter((name, at) => at > 0 || name !== 'body' || names.length === 1).join(' > ');
  };
  const firstCut = (element) => {
    for (let one = element; ; ) {
      const part = /^(table|thead|tbody|tfoot|tr)$/.test(one.localName) && [...one.children].find((child) => rightOf(child) > limit);
      if (!part) return one;
      one = part;
    }
  };
  const found = [];
  const waiting = [document.body];
  while (waiting.length > 0 && found.length < ${mostElements}) {
    const element = waiting.pop();
    const wide = isOpen(element) ? [...element.children].filter((child) => reachOf(child) > limit) : [];
    if (rightOf(element) > limit || wide.length === 0) {
      const overhangPx = reachOf(element) - limit + ${toleratedPx};
      if (overhangPx > ${toleratedPx})
        found.push({
          selector: selectorOf(firstCut(element)),
          tag: element.cloneNode(false).outerHTML.replace(/<[/][^>]*>$/, '').slice(0, 1000),
          overhangPx,
        });
    } else waiting.push(...wide.reverse());
  }
  return found;
})()`;

/** Checks the value of the expression. */
export function readWideElements(value: unknown): readonly WideElement[] {
  return Array.isArray(value) ? value.filter(isWideElement) : [];
}

function isWideElement(value: unknown): value is WideElement {
  if (typeof value !== 'object' || value === null) return false;
  const { selector, tag, overhangPx } = value as Partial<Record<keyof WideElement, unknown>>;
  return typeof selector === 'string' && typeof tag === 'string' && typeof overhangPx === 'number';
}

/**
 * Lets long words break in table cells. Elsewhere the default style does so, but in tables it would
 * break words rather than lines. Evaluates to whether there are any such cells.
 */
export const breakLongWords = `(() => {
  const cells = [...document.querySelectorAll('td,th')].filter(({ textContent }) => /[^\\s\\u2e80-\\uffff]{30}/.test(textContent));
  for (const cell of cells) cell.style.overflowWrap = 'anywhere';
  return cells.length > 0;
})()`;
