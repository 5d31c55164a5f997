import Vue, { type CreateElement, type VNode } from 'vue';
import { htmlClasses } from '../../catalogue/runtime-classes.ts';
import { isShownAttribute, judgeElement } from './safe-html.ts';

const maxDepth = 200;

/**
 * HTML from an editor or a translation. It is parsed in an inert document and rebuilt from the
 * allowed elements, so that no text is ever parsed twice.
 */
export default Vue.extend({
  name: 'CwHtml',
  props: {
    html: { type: String, default: '' },
    tag: { type: String, default: 'div' },
  },
  render(h): VNode {
    const page = new DOMParser().parseFromString(this.html, 'text/html');
    const tag = judgeElement(this.tag) === 'show' ? this.tag : 'div';
    return h(tag, { class: htmlClasses }, renderChildren(h, page.body, 0));
  },
});

function renderChildren(h: CreateElement, parent: Node, depth: number): (VNode | string)[] {
  if (depth > maxDepth) return [parent.textContent ?? ''];
  return [...parent.childNodes].flatMap((node): (VNode | string)[] => {
    if (node.nodeType === Node.TEXT_NODE) return [node.textContent ?? ''];
    if (!(node instanceof Element)) return [];
    const name = node.localName;
    const verdict = judgeElement(name);
    if (verdict === 'drop') return [];
    const children = renderChildren(h, node, depth + 1);
    return verdict === 'show' ? [h(name, { attrs: toAttrs(node) }, children)] : children;
  });
}

function toAttrs(element: Element): Record<string, string> {
  const attrs: Record<string, string> = {};
  for (const { name, value } of element.attributes) {
    if (isShownAttribute(element.localName, name, value)) attrs[name] = value;
  }
  // A picture without a description is decorative.
  if (element.localName === 'img') attrs['alt'] ??= '';
  return attrs['target'] === undefined ? attrs : { ...attrs, rel: 'noopener noreferrer' };
}
