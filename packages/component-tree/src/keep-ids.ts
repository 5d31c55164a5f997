/**
 * Matches the nodes of an earlier document with those parsed from changed text, and restores their ids, labels and
 * settings. Identical subtrees match first; then nodes with the same tag and attributes below the same parent, then
 * those that share a child, then those with the same tag. Moved nodes are searched for everywhere.
 */
import { getNode, type TreeDocument, type TreeNode } from './document.ts';

export interface KeptDocument {
  readonly document: TreeDocument;
  /** Maps the id of a parsed node to its id in the document. */
  readonly idOf: (parsedId: string) => string;
}

export function keepIds(before: TreeDocument, parsed: TreeDocument): KeptDocument {
  const keptOf = new NodeMatcher(before, parsed).match();
  const taken = new Set([...keptOf.values()].map(({ id }) => id));
  const renamed = new Map<string, string>();
  // A generated id may coincide with that of an earlier node.
  let count = 0;
  for (const id of parsed.nodes.keys()) {
    let free = id;
    while (!keptOf.has(id) && taken.has(free)) {
      count += 1;
      free = `${id}-${count}`;
    }
    const kept = keptOf.get(id)?.id ?? free;
    taken.add(kept);
    renamed.set(id, kept);
  }
  const idOf = (id: string) => renamed.get(id) ?? id;
  const nodes = new Map<string, TreeNode>();
  for (const node of parsed.nodes.values()) {
    nodes.set(idOf(node.id), {
      ...node,
      ...(keptOf.get(node.id) ?? { id: idOf(node.id) }),
      children: node.children.map(idOf),
      parent: node.parent === null ? null : idOf(node.parent),
    });
  }
  return { document: { nodes, roots: parsed.roots.map(idOf) }, idOf };
}

type Kept = Pick<TreeNode, 'id' | 'label' | 'componentId' | 'bindTo' | 'tags' | 'settings' | 'extra'>;

function keptPart({ id, label, componentId, bindTo, tags, settings, extra }: TreeNode): Kept {
  return {
    id,
    ...(label !== undefined && { label }),
    ...(componentId !== undefined && { componentId }),
    ...(bindTo !== undefined && { bindTo }),
    ...(tags !== undefined && { tags }),
    ...(settings !== undefined && { settings }),
    ...(extra !== undefined && { extra }),
  };
}

interface Shapes {
  /** Equal for identical subtrees. */
  readonly subtree: ReadonlyMap<string, number>;
  /** Equal for identical nodes, regardless of their children. */
  readonly own: ReadonlyMap<string, string>;
}

class NodeMatcher {
  readonly #before: TreeDocument;
  readonly #parsed: TreeDocument;
  readonly #old: Shapes;
  readonly #new: Shapes;
  readonly #kept = new Map<string, Kept>();
  readonly #used = new Set<string>();
  readonly #oldBySubtree: ReadonlyMap<number, readonly string[]>;

  constructor(before: TreeDocument, parsed: TreeDocument) {
    const numbers = new Map<string, number>();
    this.#before = before;
    this.#parsed = parsed;
    this.#old = shapesOf(before, numbers);
    this.#new = shapesOf(parsed, numbers);
    this.#oldBySubtree = groupBy(this.#old.subtree);
  }

  /** Keyed by the parsed id. */
  match(): ReadonlyMap<string, Kept> {
    this.#matchLists(this.#before.roots, this.#parsed.roots);
    this.#matchMoved();
    return this.#kept;
  }

  #matchLists(olds: readonly string[], news: readonly string[]): void {
    const waiting: (readonly [readonly string[], readonly string[]])[] = [[olds, news]];
    const pair = (oldId: string, newId: string) => {
      this.#keep(oldId, newId);
      waiting.push([getNode(this.#before, oldId).children, getNode(this.#parsed, newId).children]);
    };
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      let [oldIds, newIds] = this.#matchEnds(...next);
      const rules: readonly Rule[] = [this.#subtreeRule, this.#ownRule];
      for (const rule of rules) [oldIds, newIds] = this.#matchBy(rule, oldIds, newIds, pair);
      // A node that is unchanged elsewhere was moved; no other node takes its id.
      const stays = (id: string, shapes: Shapes, others: ReadonlyMap<number, readonly string[]>) =>
        !others.has(shapes.subtree.get(id) ?? -1);
      oldIds = oldIds.filter((id) => stays(id, this.#old, this.#newBySubtree));
      newIds = newIds.filter((id) => stays(id, this.#new, this.#oldBySubtree));
      [oldIds, newIds] = this.#matchSharing(oldIds, newIds, pair);
      this.#matchBy(this.#tagRule, oldIds, newIds, pair);
    }
  }

  get #newBySubtree(): ReadonlyMap<number, readonly string[]> {
    this.#cachedNew ??= groupBy(this.#new.subtree);
    return this.#cachedNew;
  }
  #cachedNew: ReadonlyMap<number, readonly string[]> | undefined;

  readonly #subtreeRule: Rule = (shapes, _document, id) => String(shapes.subtree.get(id));
  readonly #ownRule: Rule = (shapes, _document, id) => shapes.own.get(id);
  readonly #tagRule: Rule = (_shapes, document, id) => {
    const { kind, component } = getNode(document, id);
    return `${kind} ${component}`;
  };

  /** Matches identical subtrees at the beginning and at the end; returns those in between. */
  #matchEnds(olds: readonly string[], news: readonly string[]): [string[], string[]] {
    const isSame = (oldId: string | undefined, newId: string | undefined) =>
      oldId !== undefined && newId !== undefined && this.#old.subtree.get(oldId) === this.#new.subtree.get(newId);
    let from = 0;
    while (isSame(olds[from], news[from])) {
      this.#adopt(olds[from] ?? '', news[from] ?? '');
      from += 1;
    }
    let back = 0;
    const shorter = Math.min(olds.length, news.length);
    while (from + back < shorter && isSame(olds[olds.length - 1 - back], news[news.length - 1 - back])) {
      this.#adopt(olds[olds.length - 1 - back] ?? '', news[news.length - 1 - back] ?? '');
      back += 1;
    }
    return [olds.slice(from, olds.length - back), news.slice(from, news.length - back)];
  }

  /** Pairs nodes with the same key in order; returns the rest. */
  #matchBy(
    rule: Rule,
    olds: readonly string[],
    news: readonly string[],
    pair: (oldId: string, newId: string) => void,
  ): [string[], string[]] {
    const queues = new Map<string | undefined, string[]>();
    for (const id of olds.toReversed()) {
      const key = rule(this.#old, this.#before, id);
      const queue = queues.get(key);
      if (queue === undefined) queues.set(key, [id]);
      else queue.push(id);
    }
    const left = news.filter((newId) => {
      const oldId = queues.get(rule(this.#new, this.#parsed, newId))?.pop();
      if (oldId !== undefined) pair(oldId, newId);
      return oldId === undefined;
    });
    return [olds.filter((id) => !this.#used.has(id)), left];
  }

  /** Nodes with the same tag and at least one unchanged child. */
  #matchSharing(
    olds: readonly string[],
    news: readonly string[],
    pair: (oldId: string, newId: string) => void,
  ): [string[], string[]] {
    const owners = new Map<string, string>();
    const keysOf = (document: TreeDocument, shapes: Shapes, id: string) => {
      const { component, children } = getNode(document, id);
      return children.map((child) => `${component} ${shapes.subtree.get(child)}`);
    };
    for (const id of olds) for (const key of keysOf(this.#before, this.#old, id)) owners.set(key, id);
    const left = news.filter((newId) => {
      const oldId = keysOf(this.#parsed, this.#new, newId)
        .map((key) => owners.get(key))
        .find((owner) => owner !== undefined && !this.#used.has(owner));
      if (oldId !== undefined) pair(oldId, newId);
      return oldId === undefined;
    });
    return [olds.filter((id) => !this.#used.has(id)), left];
  }

  /** Identical subtrees anywhere. */
  #matchMoved(): void {
    const nextOf = new Map<number, number>();
    const waiting = this.#parsed.roots.toReversed();
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      const shape = this.#new.subtree.get(id) ?? -1;
      const oldId = this.#kept.has(id) ? undefined : this.#findUnused(shape, nextOf);
      if (oldId === undefined) waiting.push(...getNode(this.#parsed, id).children.toReversed());
      else this.#adopt(oldId, id);
    }
  }

  #findUnused(shape: number, nextOf: Map<number, number>): string | undefined {
    const candidates = this.#oldBySubtree.get(shape) ?? [];
    let at = nextOf.get(shape) ?? 0;
    while (at < candidates.length && this.#used.has(candidates[at] ?? '')) at += 1;
    nextOf.set(shape, at + 1);
    return candidates[at];
  }

  /** Pairs two identical subtrees, node by node. */
  #adopt(oldRoot: string, newRoot: string): void {
    const waiting: (readonly [string, string])[] = [[oldRoot, newRoot]];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const [oldId, newId] = next;
      this.#keep(oldId, newId);
      const olds = getNode(this.#before, oldId).children;
      getNode(this.#parsed, newId).children.forEach((child, at) => waiting.push([olds[at] ?? '', child]));
    }
  }

  #keep(oldId: string, newId: string): void {
    if (this.#used.has(oldId) || this.#kept.has(newId)) return;
    this.#used.add(oldId);
    this.#kept.set(newId, keptPart(getNode(this.#before, oldId)));
  }
}

type Rule = (shapes: Shapes, document: TreeDocument, id: string) => string | undefined;

/** Children before their parents, so that a subtree is identified by the numbers of its children. */
function shapesOf(document: TreeDocument, numbers: Map<string, number>): Shapes {
  const subtree = new Map<string, number>();
  const own = new Map<string, string>();
  for (const id of childrenFirst(document)) {
    const { kind, component, attrs, content, children } = getNode(document, id);
    const ownKey = JSON.stringify([kind, component, attrs, content]);
    const key = `${ownKey} ${children.map((child) => subtree.get(child)).join(' ')}`;
    const number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);
    own.set(id, ownKey);
    subtree.set(id, number);
  }
  return { subtree, own };
}

function childrenFirst(document: TreeDocument): string[] {
  const order: string[] = [];
  const waiting = [...document.roots];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    order.push(id);
    waiting.push(...getNode(document, id).children);
  }
  return order.toReversed();
}

function groupBy(subtree: ReadonlyMap<string, number>): ReadonlyMap<number, readonly string[]> {
  const groups = new Map<number, string[]>();
  for (const [id, number] of subtree) {
    const group = groups.get(number);
    if (group === undefined) groups.set(number, [id]);
    else group.push(id);
  }
  return groups;
}
