/**
 * Gives a document the ids of another version of the same component. If both were opened from the same stored tree,
 * elements already have matching ids; texts, which are stored without ids, are matched by position. Otherwise nodes
 * are matched by content.
 */
import { getNode, type TreeDocument, type TreeNode } from '../document.ts';
import { keepIds } from '../keep-ids.ts';

export function withSharedIds(base: TreeDocument, other: TreeDocument): TreeDocument {
  const ids = hasSharedElements(base, other) ? byPosition(base, other) : byLikeness(base, other);
  const idOf = (id: string) => ids.get(id) ?? id;
  const nodes = new Map<string, TreeNode>();
  for (const node of other.nodes.values()) {
    nodes.set(idOf(node.id), {
      ...node,
      id: idOf(node.id),
      children: node.children.map(idOf),
      parent: node.parent === null ? null : idOf(node.parent),
    });
  }
  return { nodes, roots: other.roots.map(idOf) };
}

function hasSharedElements(base: TreeDocument, other: TreeDocument): boolean {
  const elements = [...other.nodes.values()].filter(({ kind }) => kind === 'element');
  const shared = elements.filter(({ id }) => base.nodes.get(id)?.kind === 'element');
  return shared.length > 0 && shared.length * 2 >= Math.min(elements.length, base.nodes.size);
}

/** Matches texts and comments by their position among nodes of the same kind below the same parent. */
function byPosition(base: TreeDocument, other: TreeDocument): ReadonlyMap<string, string> {
  const ids = new Map<string, string>();
  const match = (olds: readonly string[], news: readonly string[]) => {
    const left = olds.map((id) => getNode(base, id)).filter(({ kind }) => kind !== 'element');
    for (const id of news) {
      const { kind, content } = getNode(other, id);
      if (kind === 'element') continue;
      const isSame = (one: TreeNode) => one.kind === kind;
      const exact = left.findIndex((one) => isSame(one) && one.content === content);
      const at = exact >= 0 ? exact : left.findIndex(isSame);
      const [found] = at < 0 ? [] : left.splice(at, 1);
      if (found) ids.set(id, found.id);
    }
  };
  match(base.roots, other.roots);
  for (const { id, children } of other.nodes.values()) {
    const before = base.nodes.get(id);
    if (before) match(before.children, children);
  }
  return withoutTaken(ids, base, other);
}

/** Gives a new text an id that no node of the base has. */
function withoutTaken(ids: Map<string, string>, base: TreeDocument, other: TreeDocument): ReadonlyMap<string, string> {
  let count = 0;
  for (const { id, kind } of other.nodes.values()) {
    if (ids.has(id) || kind === 'element' || !base.nodes.has(id)) continue;
    let free = id;
    while (base.nodes.has(free) || other.nodes.has(free)) {
      count += 1;
      free = `${id}-${count}`;
    }
    ids.set(id, free);
  }
  return ids;
}

function byLikeness(base: TreeDocument, other: TreeDocument): ReadonlyMap<string, string> {
  const { idOf } = keepIds(base, other);
  return new Map([...other.nodes.keys()].map((id) => [id, idOf(id)]));
}
