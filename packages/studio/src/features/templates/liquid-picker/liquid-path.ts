/** Paths in Liquid notation, their values in the preview data, and traversal of a tree of paths. */
import { isJsonList, isJsonObject, type Json } from '@coverwright/rules';
import type { PathNode } from './path-tree.ts';

/** The selected element of each list, keyed by list; defaults to the first. */
export type ListIndexes = ReadonlyMap<string, number>;

/** From the root to the node. */
export function lineageOf(node: PathNode): readonly PathNode[] {
  const lineage = [node];
  for (let { parent } = node; parent; { parent } = parent) lineage.unshift(parent);
  return lineage;
}

/**
 * The lists on the path of which a single element is selected: all, except for a list of objects that is selected as
 * a whole.
 */
export function indexedLists(node: PathNode): readonly PathNode[] {
  return lineageOf(node).filter((one) => one.isList && (one !== node || one.isLeaf));
}

/**
 * What can be inserted into a text: a single value, or a list of objects, which is printed by a loop and never
 * directly.
 */
export interface PickedPath {
  /** From the root of the data, such as policies.list[0].issuerNumber. */
  readonly path: string;
  /** For a list of objects: what a loop initially prints for each item. */
  readonly loopValue?: string;
}

/** Undefined for an object, which can only be expanded. */
export function toPickedPath(node: PathNode, indexes: ListIndexes): PickedPath | undefined {
  const path = toLiquidPath(node, indexes);
  if (node.isLeaf) return { path };
  const values = node.isList ? node.children().filter(({ isLeaf }) => isLeaf) : [];
  const value = values.find(({ name }) => name === 'name') ?? values[0];
  return value && { path, loopValue: value.isList ? `${value.name}[0]` : value.name };
}

export function toLiquidPath(node: PathNode, indexes: ListIndexes): string {
  const indexed = new Set(indexedLists(node));
  return lineageOf(node)
    .map((one) => (indexed.has(one) ? `${one.name}[${indexes.get(one.key) ?? 0}]` : one.name))
    .join('.');
}

/** Undefined if the data does not contain it. */
export function valueAt(content: Json | undefined, node: PathNode, indexes: ListIndexes): Json | undefined {
  const indexed = new Set(indexedLists(node));
  let value = content;
  for (const one of lineageOf(node)) {
    value = isJsonObject(value) && Object.hasOwn(value, one.name) ? value[one.name] : undefined;
    if (indexed.has(one)) value = isJsonList(value) ? value[indexes.get(one.key) ?? 0] : undefined;
  }
  return value;
}

export interface PathRow {
  readonly node: PathNode;
  /** 1-based. */
  readonly level: number;
  readonly isOpen: boolean;
}

/** In order, without the children of collapsed nodes. */
export function toRows(nodes: readonly PathNode[], open: ReadonlySet<string>, level = 1): readonly PathRow[] {
  return nodes.flatMap((node) => {
    const isOpen = !node.isLeaf && open.has(node.key);
    return [{ node, level, isOpen }, ...(isOpen ? toRows(node.children(), open, level + 1) : [])];
  });
}

/** Lists whose values are one level below the root are the subject of the query, and are initially expanded. */
export function firstOpen(nodes: readonly PathNode[]): ReadonlySet<string> {
  const [only, ...others] = nodes;
  if (!only || others.length > 0 || only.isLeaf) return new Set();
  return new Set([only.key, ...only.children().flatMap(({ key, isList, isLeaf }) => (isList && !isLeaf ? [key] : []))]);
}

export interface FoundPaths {
  readonly found: readonly PathNode[];
  readonly hasMore: boolean;
}

/** Types may be recursive, so the depth and size of a search are limited. */
const deepestSearch = 8;
const mostLookedAt = 20_000;
const mostFound = 100;

/** Short paths first. Every word has to occur in the path. */
export function searchPaths(nodes: readonly PathNode[], text: string): FoundPaths {
  const words = text
    .toLowerCase()
    .split(/[\s.]+/)
    .filter((word) => word !== '');
  const found: PathNode[] = [];
  let [level, lookedAt] = [nodes, 0];
  for (let depth = 1; depth <= deepestSearch && level.length > 0; depth++) {
    for (const node of level) {
      const key = node.key.toLowerCase();
      if (!words.every((word) => key.includes(word))) continue;
      if (found.length === mostFound) return { found, hasMore: true };
      found.push(node);
    }
    lookedAt += level.length;
    if (lookedAt > mostLookedAt) return { found, hasMore: true };
    level = level.flatMap((node) => (node.isLeaf ? [] : node.children()));
  }
  return { found, hasMore: false };
}

const longestShown = 60;

/** A single line for display: a text unchanged, a list by its length, an object by its names. */
export function shownValue(value: Json): string {
  const text = isJsonList(value)
    ? `[${value.length}]`
    : isJsonObject(value)
      ? `{ ${Object.keys(value).join(', ')} }`
      : String(value ?? '');
  return text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;
}
