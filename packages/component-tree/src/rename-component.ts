/**
 * Renames the uses of a component: tags, and names in `is`. A tag keeps its notation, so quote-form becomes
 * price-box, and everything else is written exactly as before. Pure.
 */
import { isJsonList, isJsonObject, type Json, type JsonObject } from '@coverwright/insurance/json';
import { toPascalCase } from './component-names.ts';
import { toKebab } from './directives.ts';
import { maxDepth, type Layout, type TreeDocument, type TreeNode } from './document.ts';
import { isKnownTag } from './html-tags.ts';

/** Both in Pascal case. */
export interface ComponentRename {
  readonly from: string;
  readonly to: string;
}

export function renameInDocument(document: TreeDocument, rename: ComponentRename): TreeDocument {
  const nodes = new Map([...document.nodes].map(([id, node]) => [id, renameInNode(node, rename)]));
  return { ...document, nodes };
}

/** Renames in a stored tree, preserving all keys unknown to the editor. */
export function renameInEditorAst(editorAst: Json, rename: ComponentRename): Json {
  return renameInStored(editorAst, rename, 0);
}

/** Renames a word that may name the component, keeping its notation; other words are returned unchanged. */
export function renameWord(word: string, { from, to }: ComponentRename): string {
  if (toPascalCase(word) !== from) return word;
  const isPascal = /^[A-Z]/.test(word);
  const inSpelling = isPascal ? to : word.includes('-') ? toKebab(toLowerFirst(to)) : toLowerStart(word, to);
  // A tag that exists in HTML or SVG would no longer refer to the component.
  return isKnownTag(inSpelling) || toPascalCase(inSpelling) !== to ? to : inSpelling;
}

/** Whether an `is` computes the component: then any string in the script may name it. */
export function hasComputedComponent({ nodes }: TreeDocument): boolean {
  return [...nodes.values()].some(({ attrs }) =>
    attrs.some(([name, value]) => isBoundIs(name) && !/^\s*(['"`]|&quot;|&#39;)[\w-]*\1\s*$/.test(value ?? '')),
  );
}

const isBoundIs = (name: string) => name === ':is' || name === 'v-bind:is';

function renameInNode(node: TreeNode, rename: ComponentRename): TreeNode {
  if (node.kind !== 'element') return node;
  const component = renameWord(node.component, rename);
  const attrs = node.attrs.map(([name, value]): TreeNode['attrs'][number] => [
    name,
    value === null ? null : renameInAttribute(name, value, rename),
  ]);
  const isChanged = component !== node.component || attrs.some(([, value], at) => value !== node.attrs[at]?.[1]);
  if (!isChanged) return node;
  return { ...node, component, attrs, ...(node.layout && { layout: renameInLayout(node.layout, rename) }) };
}

function renameInAttribute(name: string, value: string, rename: ComponentRename): string {
  if (name === 'is') return renameWord(value, rename);
  if (!isBoundIs(name)) return value;
  return value.replaceAll(
    /(['"`]|&quot;|&#39;)([A-Za-z][\w-]*)\1/g,
    (_text, quote: string, word: string) => `${quote}${renameWord(word, rename)}${quote}`,
  );
}

/** Matches attributes one by one, so that a value that looks like an attribute is skipped. */
const writtenAttribute = /(\s*)([^\s"'<>/=]+)(?:(\s*=\s*)("[^"]*"|'[^']*'|[^\s"'=<>`]+))?/g;

function renameInLayout({ start, end }: Layout, rename: ComponentRename): Layout {
  return {
    ...(start !== undefined && { start: renameInStartTag(start, rename) }),
    ...(end !== undefined && { end: end.replace(/[^\s</>]+/, (tag) => renameWord(tag, rename)) }),
  };
}

function renameInStartTag(written: string, rename: ComponentRename): string {
  const tag = /^<[^\s/>]+/.exec(written)?.[0] ?? '<';
  const attributes = written
    .slice(tag.length)
    .replaceAll(writtenAttribute, (text, space: string, name: string, equals?: string, value?: string) => {
      if (equals === undefined || value === undefined) return text;
      const quote = /^["']/.exec(value)?.[0] ?? '';
      const inner = renameInAttribute(name, value.slice(quote.length, value.length - quote.length), rename);
      return `${space}${name}${equals}${quote}${inner}${quote}`;
    });
  return `<${renameWord(tag.slice(1), rename)}${attributes}`;
}

/** A tree deeper than the limit is never opened. */
function renameInStored(stored: Json, rename: ComponentRename, depth: number): Json {
  if (depth > maxDepth) return stored;
  if (isJsonList(stored)) return stored.map((one) => renameInStored(one, rename, depth));
  if (!isJsonObject(stored)) return stored;
  const { component, attrsMap, attrs, children } = stored;
  return {
    ...stored,
    ...(typeof component === 'string' && { component: renameWord(component, rename) }),
    ...(isJsonObject(attrsMap) && { attrsMap: renameInMap(attrsMap, rename) }),
    ...(isJsonList(attrs) && { attrs: attrs.map((pair) => renameInPair(pair, rename)) }),
    ...(isJsonList(children) && { children: children.map((child) => renameInStored(child, rename, depth + 1)) }),
  };
}

function renameInMap(attrsMap: JsonObject, rename: ComponentRename): JsonObject {
  const entries = Object.entries(attrsMap).map(([name, value]): [string, Json] => [
    name,
    typeof value === 'string' ? renameInAttribute(name, value, rename) : value,
  ]);
  return Object.fromEntries(entries);
}

function renameInPair(pair: Json, rename: ComponentRename): Json {
  if (!isJsonList(pair)) return pair;
  const [name, value, ...rest] = pair;
  if (typeof name !== 'string' || typeof value !== 'string') return pair;
  return [name, renameInAttribute(name, value, rename), ...rest];
}

/** In camel case; a single lower-case word may also be a one-word name in kebab case. */
function toLowerStart(word: string, to: string): string {
  return /[A-Z]/.test(word) ? toLowerFirst(to) : toKebab(toLowerFirst(to));
}

function toLowerFirst(name: string): string {
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
}
