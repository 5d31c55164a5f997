/**
 * The tree that is stored with a component beside its template: nested nodes. The template is authoritative; the tree
 * adds the ids, labels and settings of its nodes. Keys unknown to this editor are preserved.
 */
import { isJsonList, isJsonObject, type Json, type JsonObject } from '@coverwright/insurance/json';
import { type Attribute, getNode, maxDepth, type NodeKind, type TreeDocument, type TreeNode } from './document.ts';
import { generateTemplate } from './generate.ts';
import { keepIds } from './keep-ids.ts';
import { type ParsedTemplate, parseTemplate } from './parse.ts';

/** A single root as an object, otherwise a list. */
export function toEditorAst(document: TreeDocument): Json {
  const roots = document.roots.map((id) => toStored(document, getNode(document, id)));
  const [only] = roots;
  return only !== undefined && roots.length === 1 ? only : roots;
}

export interface OpenedTemplate extends ParsedTemplate {
  /** Whether the stored tree belongs to another version of the template, which was edited elsewhere. */
  readonly isTreeOutdated: boolean;
}

/** A component as the editor opens it: the tree of its template, with the stored tree's data about the same nodes. */
export function openTemplate(template: string, editorAst: Json | undefined, newId: () => string): OpenedTemplate {
  const parsed = parseTemplate(template, { newId });
  const stored = editorAst === undefined ? undefined : fromEditorAst(editorAst, newId);
  if (stored === undefined || parsed.problems.length > 0) return { ...parsed, isTreeOutdated: false };
  const { document, idOf } = keepIds(stored, parsed.document);
  return {
    ...parsed,
    document,
    offsets: new Map([...parsed.offsets].map(([id, offset]) => [idOf(id), offset])),
    isTreeOutdated: generateTemplate(stored) !== generateTemplate({ ...document, nodes: withoutLayout(document) }),
  };
}

/** The tree does not store how tags are written, so differences there do not make it outdated. */
function withoutLayout({ nodes }: TreeDocument): ReadonlyMap<string, TreeNode> {
  return new Map([...nodes].map(([id, { layout: _layout, ...node }]) => [id, node]));
}

function toStored(document: TreeDocument, node: TreeNode): JsonObject {
  const children = node.children.map((id) => getNode(document, id));
  const text = onlyText(children);
  return {
    ...node.extra,
    id: node.id,
    ...(node.kind !== 'element' && { kind: node.kind }),
    ...(node.kind === 'element' && { component: node.component, ...toStoredAttributes(node.attrs) }),
    ...(node.selfClosed === true && { selfClosed: true }),
    ...(node.label !== undefined && { label: node.label }),
    ...(node.componentId !== undefined && { componentId: node.componentId }),
    ...(node.bindTo !== undefined && { bindTo: node.bindTo }),
    ...(node.tags !== undefined && { tags: node.tags }),
    ...(node.settings !== undefined && { editorSettings: node.settings }),
    content: text ?? node.content,
    children: text === undefined ? children.map((child) => toStored(document, child)) : [],
  };
}

/** An element whose only child is a text stores it as its own content. */
function onlyText(children: readonly TreeNode[]): string | undefined {
  const [child] = children;
  if (child?.kind !== 'text' || children.length > 1) return undefined;
  const { id: _id, kind: _kind, component: _component, attrs: _attrs, content, ...rest } = child;
  const { children: _children, parent: _parent, ...known } = rest;
  return Object.keys(known).length === 0 ? content : undefined;
}

/** If an object would lose an attribute or its position, a list is stored in addition. */
function toStoredAttributes(attrs: readonly Attribute[]): JsonObject {
  const attrsMap = Object.fromEntries(attrs);
  const inOrder = Object.keys(attrsMap);
  const isSame = inOrder.length === attrs.length && attrs.every(([name], at) => name === inOrder[at]);
  return isSame ? { attrsMap } : { attrsMap, attrs: attrs.map(([name, value]) => [name, value]) };
}

/**
 * Reads a stored tree, an object or a list; undefined if it is neither, or too deep. Missing or duplicate ids are
 * replaced.
 */
export function fromEditorAst(editorAst: Json, newId: () => string): TreeDocument | undefined {
  const reader = new StoredTreeReader(newId);
  return reader.read(isJsonList(editorAst) ? editorAst : [editorAst]);
}

const kinds: Readonly<Record<string, NodeKind>> = { element: 'element', text: 'text', comment: 'comment', raw: 'raw' };

class StoredTreeReader {
  readonly #nodes = new Map<string, TreeNode>();
  readonly #newId: () => string;

  constructor(newId: () => string) {
    this.#newId = newId;
  }

  read(stored: readonly Json[]): TreeDocument | undefined {
    const roots = this.#readAll(stored, null, 0);
    return roots && { nodes: this.#nodes, roots };
  }

  #readAll(stored: readonly Json[], parent: string | null, depth: number): string[] | undefined {
    if (depth > maxDepth) return undefined;
    const ids: string[] = [];
    for (const one of stored) {
      if (!isJsonObject(one) && typeof one !== 'string') return undefined;
      const id = this.#readNode(typeof one === 'string' ? { content: one } : one, parent, depth);
      if (id === undefined) return undefined;
      ids.push(id);
    }
    return ids;
  }

  #readNode(stored: JsonObject, parent: string | null, depth: number): string | undefined {
    const {
      id: storedId,
      component,
      attrsMap,
      attrs,
      content,
      children,
      kind: storedKind,
      selfClosed,
      ...more
    } = stored;
    const { label, componentId, bindTo, tags, editorSettings, ...extra } = more;
    const id = typeof storedId === 'string' && storedId !== '' && !this.#nodes.has(storedId) ? storedId : this.#newId();
    const usualKind = typeof component === 'string' && component !== '' ? 'element' : 'text';
    const kind = (typeof storedKind === 'string' ? kinds[storedKind] : undefined) ?? usualKind;
    const node: TreeNode = {
      id,
      kind,
      component: kind === 'element' && typeof component === 'string' ? component : '',
      attrs: kind === 'element' ? readAttributes(attrs, attrsMap) : [],
      content: kind !== 'element' && typeof content === 'string' ? content : '',
      children: [],
      parent,
      ...(selfClosed === true && { selfClosed }),
      ...(typeof label === 'string' && { label }),
      ...(typeof componentId === 'string' && { componentId }),
      ...(bindTo !== undefined && { bindTo }),
      ...(tags !== undefined && { tags }),
      ...(editorSettings !== undefined && { settings: editorSettings }),
      ...(Object.keys(extra).length > 0 && { extra }),
    };
    this.#nodes.set(id, node);
    if (kind !== 'element') return id;
    const own = typeof content === 'string' && content !== '' ? [content] : [];
    const ids = this.#readAll([...own, ...(isJsonList(children) ? children : [])], id, depth + 1);
    if (ids === undefined) return undefined;
    this.#nodes.set(id, { ...node, children: ids });
    return id;
  }
}

function readAttributes(attrs: Json | undefined, attrsMap: Json | undefined): Attribute[] {
  if (isJsonList(attrs)) {
    return attrs.flatMap((pair): Attribute[] =>
      isJsonList(pair) && typeof pair[0] === 'string' ? [[pair[0], toValue(pair[1] ?? null)]] : [],
    );
  }
  return isJsonObject(attrsMap)
    ? Object.entries(attrsMap).map(([name, value]): Attribute => [name, toValue(value)])
    : [];
}

function toValue(value: Json): string | null {
  if (value === null || typeof value === 'string') return value;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
