/**
 * Extracts an element into a separate component: names from the page that its expressions use become props, and a tag
 * that passes them replaces the element. Pure.
 */
import { fromAttributeValue } from './attributes.ts';
import { toKebab } from './directives.ts';
import { type Attribute, getNode, listSubtree, type TreeDocument, type TreeNode } from './document.ts';
import { attributeText } from './generate.ts';

export interface ExtractedComponent {
  readonly document: TreeDocument;
  readonly props: readonly string[];
  /** The tag that replaces the element. */
  readonly tag: string;
  /** The script of the new component; empty if it needs none. */
  readonly script: string;
}

/** Attributes that belong to the position of an element rather than to the element itself. */
const outer = /^(?:v-(?:for|if|else|else-if|slot)(?:$|:)|#|slot$|slot-scope$|ref$|:?key$|v-bind:key$)/;

/** Slots inside are filled by the users of the page, and templates belong to the surrounding component. */
export function mayBeExtracted(document: TreeDocument, id: string): boolean {
  const { kind, component } = getNode(document, id);
  if (kind !== 'element' || component === 'template') return false;
  return listSubtree(document, id).every((node) => node.component !== 'slot');
}

/** @param declared names declared in the page's script */
export function extractComponent(
  document: TreeDocument,
  id: string,
  { name, declared }: { readonly name: string; readonly declared: readonly string[] },
): ExtractedComponent {
  const root = getNode(document, id);
  const [place, own] = partition(root.attrs);
  const inner: TreeNode = withAttrs(root, own);
  const nodes = new Map(listSubtree(document, id).map((node) => [node.id, node.id === id ? inner : node]));
  const offered = new Set([...declared, ...loopNames(document, root)]);
  const props = [...new Set([...nodes.values()].flatMap(namesIn))].filter((one) => offered.has(one)).toSorted();
  const passed = props.map((prop) => ` :${toKebab(prop)}="${prop}"`).join('');
  return {
    document: { nodes, roots: [id] },
    props,
    tag: `<${name}${place.map(attributeText).join('')}${passed} />`,
    script:
      props.length === 0 ? '' : `export default {\n  props: [${props.map((prop) => `'${prop}'`).join(', ')}],\n};\n`,
  };
}

function partition(attrs: readonly Attribute[]): readonly [readonly Attribute[], readonly Attribute[]] {
  return [attrs.filter(([name]) => outer.test(name)), attrs.filter(([name]) => !outer.test(name))];
}

function withAttrs(node: TreeNode, attrs: readonly Attribute[]): TreeNode {
  const { layout: _layout, ...rest } = node;
  return attrs.length === node.attrs.length ? { ...node, parent: null } : { ...rest, attrs, parent: null };
}

/** The variables of loops and slots around an element, including its own. */
function loopNames(document: TreeDocument, node: TreeNode): readonly string[] {
  const names: string[] = [];
  for (let at: TreeNode | undefined = node; at; at = at.parent === null ? undefined : getNode(document, at.parent)) {
    for (const [name, value] of at.attrs) {
      const text = fromAttributeValue(value ?? '');
      if (name === 'v-for') names.push(...wordsOf(text.split(/\s(?:in|of)\s/)[0] ?? ''));
      else if (/^(?:v-slot|#|slot-scope$)/.test(name)) names.push(...wordsOf(text));
    }
  }
  return names;
}

function namesIn({ kind, attrs, content }: TreeNode): readonly string[] {
  if (kind === 'text') return [...content.matchAll(/\{\{([\s\S]*?)\}\}/g)].flatMap(([, text = '']) => wordsOf(text));
  return attrs.flatMap(([name, value]) => (/^(?:v-|:|@|#)/.test(name) ? wordsOf(fromAttributeValue(value ?? '')) : []));
}

/** Names in an expression that are neither property names nor inside a string. */
function wordsOf(expression: string): readonly string[] {
  const code = expression.replaceAll(/'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"/g, "''");
  return [...code.matchAll(/(?<![\w$.])[A-Za-z_$][\w$]*/g)].map(([word]) => word);
}
