/** The lists that a row can be repeated for, and the Liquid code that repeats it. */
import { isJsonList, isJsonObject, type Json, type JsonObject } from '@coverwright/rules';
import type { RowLoop } from '../../../../ui/rich-text/rich-text-props.ts';
import { toLiquidPath } from '../../liquid-picker/liquid-path.ts';
import type { PathNode } from '../../liquid-picker/path-tree.ts';

export interface RowField {
  /** For example name or productId.plan. */
  readonly name: string;
  /** Items without a value leave their cell empty, rather than causing an error in the document. */
  readonly isOptional: boolean;
}

export interface RowList {
  /** In Liquid notation; refers to the first element of each list on the way. */
  readonly path: string;
  /** The fields of each item; empty for a list of plain values. */
  readonly fields: readonly RowField[];
}

/** Types may be recursive, and data may be deeply nested. */
const deepest = 6;
const mostLists = 200;

/** Lists selected by the query first, then those found only in the preview data. */
export function listsOf(tree: readonly PathNode[], content: JsonObject | undefined): readonly RowList[] {
  const lists = new Map<string, RowList>();
  collectSelected(tree, lists, 1);
  if (content) collectGiven(content, '', lists, 1);
  return [...lists.values()].slice(0, mostLists);
}

function collectSelected(nodes: readonly PathNode[], lists: Map<string, RowList>, depth: number): void {
  for (const node of nodes) {
    if (lists.size >= mostLists) return;
    if (node.isList) {
      const path = listPath(node);
      lists.set(path, { path, fields: node.isLeaf ? [] : fieldsOf(node) });
    }
    if (!node.isLeaf && depth < deepest) collectSelected(node.children(), lists, depth + 1);
  }
}

/** A list of plain values has no separate path in the tree: its path there refers to a single value. */
function listPath(node: PathNode): string {
  const path = toLiquidPath(node, new Map());
  return node.isLeaf ? path.replace(/\[\d+\]$/, '') : path;
}

function fieldsOf(node: PathNode): RowField[] {
  return node.children().flatMap((child) => {
    if (child.isList) return [];
    if (child.isLeaf) return [{ name: child.name, isOptional: mayBeEmpty(child) }];
    const inner = child.children().filter(({ isLeaf, isList }) => isLeaf && !isList);
    return inner.map((leaf) => ({ name: `${child.name}.${leaf.name}`, isOptional: mayBeEmpty(leaf) }));
  });
}

/** An item without a name must be reported as a fault. Liquid treats false as empty, too. */
function mayBeEmpty({ name, type }: PathNode): boolean {
  return name !== 'name' && !type.endsWith('!') && type !== 'Boolean';
}

function collectGiven(value: Json, path: string, lists: Map<string, RowList>, depth: number): void {
  if (depth > deepest || lists.size >= mostLists) return;
  if (isJsonList(value)) {
    const [first] = value;
    if (path !== '' && !lists.has(path)) lists.set(path, { path, fields: isJsonObject(first) ? keysOf(first) : [] });
    if (first !== undefined) collectGiven(first, `${path}[0]`, lists, depth + 1);
  } else if (isJsonObject(value)) {
    for (const [name, inner] of Object.entries(value)) {
      if (isName(name)) collectGiven(inner, path === '' ? name : `${path}.${name}`, lists, depth + 1);
    }
  }
}

function keysOf(item: JsonObject): RowField[] {
  const values = Object.entries(item).filter(
    ([name, value]) => isName(name) && !isJsonList(value) && !isJsonObject(value),
  );
  return values.map(([name, value]) => ({ name, isOptional: name !== 'name' && typeof value !== 'boolean' }));
}

function isName(name: string): boolean {
  return /^[A-Za-z_][\w-]*$/.test(name);
}

export function isListPath(path: string): boolean {
  return /^[A-Za-z_][\w-]*(\.[A-Za-z_][\w-]*|\[\d{1,4}\])*$/.test(path);
}

/** The name of an item in the loop: benefit for benefits, policy for policies.list. */
export function itemNameOf(path: string): string {
  const names = path.replaceAll(/\[\d+\]/g, '').split('.');
  const last = names.at(-1) === 'list' ? (names.at(-2) ?? '') : (names.at(-1) ?? '');
  const name = singularOf(last) ?? 'item';
  return name === path ? 'item' : name;
}

/** Undefined for a name that is not an English plural. */
function singularOf(plural: string): string | undefined {
  if (!/[a-z]s$/.test(plural) || /(ss|us|is)$/.test(plural)) return undefined;
  if (plural.endsWith('ies')) return `${plural.slice(0, -3)}y`;
  return plural.slice(0, /(ss|x|sh|ch)es$/.test(plural) ? -2 : -1);
}

/**
 * @param cells the field of each cell; empty to leave the cell unchanged, and the item itself for a list of plain
 * values
 */
export function toRowLoop({ path, fields }: RowList, cells: readonly string[]): RowLoop {
  const item = itemNameOf(path);
  const optional = new Set(fields.flatMap(({ name, isOptional }) => (isOptional ? [name] : [])));
  return {
    start: `{% for ${item} in ${path} %}`,
    end: '{% endfor %}',
    cells: cells.map((field) => {
      if (field === '') return undefined;
      if (field === wholeItem) return `{{ ${item} }}`;
      return `{{ ${item}.${field}${optional.has(field) ? ' | default: ""' : ''} }}`;
    }),
  };
}

/** No field can have this name. */
export const wholeItem = '.';

/** The initial choice for each cell: empty cells get the fields in order, cells with text keep it. */
export function firstFields(texts: readonly string[], { fields }: RowList): string[] {
  const left = fields.length === 0 ? [wholeItem] : fields.map(({ name }) => name);
  return texts.map((text) => (text === '' ? (left.shift() ?? '') : ''));
}
