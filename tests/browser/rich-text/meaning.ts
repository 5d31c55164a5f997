// Whether two templates are equivalent: rendered with the same values, they must produce the same document.
import type { Page } from '@playwright/test';
import { Liquid } from 'liquidjs';

const engine = new Liquid();
const benefits = [
  { name: 'Medical', value: 3, isMain: true },
  { name: 'Delay & loss', value: 9 },
];
const policy = { issuerNumber: 'TP-1', contractHolder: { name: '黃嘉欣' }, benefits };
const contexts: readonly object[] = [
  {},
  { policy, a: 2, b: benefits[0], c: true, x: 'a > b', y: 'ß & ü', w: 10, i: 1, items: [{ x: 4 }] },
  { policy, a: 0, b: { value: 9 }, c: false, x: '', y: '', w: 20, i: 2, items: [] },
];

/** One text per set of values; equal if browsers build the same document from both, ignoring white space between blocks. */
export async function meaningOf(page: Page, template: string): Promise<string[]> {
  const rendered = contexts.map((context) => String(engine.parseAndRenderSync(template, context)));
  return page.evaluate(describeAll, rendered);
}

function describeAll(documents: readonly string[]): string[] {
  const inline = new Set('A B BR EM FONT I IMG SPAN STRONG U'.split(' '));
  const isBlock = (node: Node | null): boolean => node === null || (node.nodeType === 1 && !inline.has(node.nodeName));
  /** Where text of this node would touch the edge of a block. */
  const meetsEdge = (node: Node, side: 'previousSibling' | 'nextSibling'): boolean => {
    const sibling = node[side];
    const isNothing = sibling?.nodeType === 8 || (sibling?.nodeType === 3 && sibling.nodeValue?.trim() === '');
    if (sibling && isNothing) return meetsEdge(sibling, side);
    if (sibling !== null) return isBlock(sibling) || sibling.nodeName === 'BR';
    const parent = node.parentNode;
    return parent === null || isBlock(parent) || meetsEdge(parent, side);
  };
  const describe = (node: Node, depth: number): string => {
    const margin = ' '.repeat(depth);
    if (node.nodeType === 3) {
      let text = (node.nodeValue ?? '').replaceAll(/[ \t\r\n]+/g, ' ');
      if (meetsEdge(node, 'previousSibling')) text = text.replace(/^ /, '');
      if (meetsEdge(node, 'nextSibling')) text = text.replace(/ $/, '');
      return text === '' ? '' : `${margin}${JSON.stringify(text)}\n`;
    }
    if (!(node instanceof Element)) return node.nodeType === 8 ? `${margin}<!--${node.nodeValue}-->\n` : '';
    const attributes = [...node.attributes]
      .map(({ name, value }) => {
        if (name !== 'style') return `${name}=${JSON.stringify(value)}`;
        const style = document.createElement('i').style;
        style.cssText = value;
        return `style=${style.cssText}`;
      })
      .sort();
    const inner = [...node.childNodes].map((child) => describe(child, depth + 1)).join('');
    // An edit writes the element implied by HTML, and it stays even if a condition leaves it without rows.
    if (node.localName === 'tbody' && attributes.length === 0 && inner === '') return '';
    return `${margin}${node.localName} ${attributes.join(' ')}\n${inner}`;
  };
  return documents.map((text) => {
    const parsed = new DOMParser().parseFromString(text, 'text/html');
    parsed.normalize();
    return describe(parsed.documentElement, 0);
  });
}
