/**
 * Merges two users' changes of the same component: lists what each side has changed since the common base, and builds
 * the document for a choice of one side per change. The same nodes have the same ids in all three documents
 * (`withSharedIds`). Any choice results in a tree: a node that would be inside itself stays where the other side has
 * it.
 */
import { childrenOf, getNode, type TreeDocument, type TreeNode } from '../document.ts';
import { changedFields, mergeFields } from './node-fields.ts';
import { unmovedIds } from './unmoved-ids.ts';

export type Side = 'mine' | 'theirs';

export interface NodeChange {
  readonly kind: 'added' | 'removed' | 'changed' | 'moved';
  /** For additions and removals, the topmost node. */
  readonly nodeId: string;
  readonly by: Side | 'both';
  /** Whether both sides made changes that cannot be combined. */
  readonly isConflict: boolean;
  /** For a changed node, the names from `changedFields`. */
  readonly fields: readonly string[];
}

export interface DocumentMerge {
  /** In the order of my document, then additions of the other side, then removals. */
  readonly changes: readonly NodeChange[];
  /** @param sideOf the side to use; a change made only by the other side is discarded */
  resolve(sideOf: (change: NodeChange) => Side): TreeDocument;
}

export function mergeDocuments(base: TreeDocument, mine: TreeDocument, theirs: TreeDocument): DocumentMerge {
  const merge = new Merge(base, mine, theirs);
  return { changes: merge.changes, resolve: (sideOf) => merge.resolve(sideOf) };
}

/** The default choice: everything that can be combined, and the user's own version otherwise. */
export function usualSide({ by, isConflict }: NodeChange): Side {
  return by === 'both' || isConflict ? 'mine' : by;
}

interface Deletion {
  readonly by: Side;
  /** The topmost node that was removed together with it. */
  readonly root: string;
}

type Choice = (
  kind: NodeChange['kind'],
  id: string,
) => { readonly change: NodeChange; readonly side: Side } | undefined;

class Merge {
  readonly #base: TreeDocument;
  readonly #sides: Readonly<Record<Side, TreeDocument>>;
  readonly #moved: Readonly<Record<Side, ReadonlySet<string>>>;
  readonly #deletions = new Map<string, Deletion>();
  readonly #additions = new Map<string, string>();
  readonly changes: readonly NodeChange[];

  constructor(base: TreeDocument, mine: TreeDocument, theirs: TreeDocument) {
    this.#base = base;
    this.#sides = { mine, theirs };
    this.#moved = { mine: movedNodes(base, mine), theirs: movedNodes(base, theirs) };
    this.changes = [...this.#listKept(), ...this.#listDeleted()];
  }

  /** Changes of nodes that are new, and of those that both sides still have. */
  #listKept(): NodeChange[] {
    const changes: NodeChange[] = [];
    for (const id of inOrder(this.#sides.mine, this.#sides.theirs)) {
      const isMine = this.#sides.mine.nodes.has(id);
      const isTheirs = this.#sides.theirs.nodes.has(id);
      if (!this.#base.nodes.has(id))
        changes.push(...this.#listAdded(id, isMine ? 'mine' : 'theirs', isMine && isTheirs));
      else if (isMine && isTheirs) changes.push(...this.#listChanged(id));
    }
    return changes;
  }

  #listAdded(id: string, by: Side, isByBoth: boolean): NodeChange[] {
    // Ids are random, so a node that both sides have added comes from an earlier merge.
    if (isByBoth) return [];
    const { parent } = getNode(this.#sides[by], id);
    const root = (parent === null ? undefined : this.#additions.get(parent)) ?? id;
    this.#additions.set(id, root);
    return root === id ? [{ kind: 'added', nodeId: id, by, isConflict: false, fields: [] }] : [];
  }

  #listChanged(id: string): NodeChange[] {
    const changes: NodeChange[] = [];
    const before = getNode(this.#base, id);
    const [mine, theirs] = [getNode(this.#sides.mine, id), getNode(this.#sides.theirs, id)];
    const [own, other] = [changedFields(before, mine), changedFields(before, theirs)];
    const apart = new Set(changedFields(mine, theirs));
    if (apart.size > 0) {
      const common = own.filter((name) => other.includes(name) && apart.has(name));
      changes.push({
        kind: 'changed',
        nodeId: id,
        by: byOf(own.length > 0, other.length > 0),
        isConflict: common.length > 0,
        fields: [...new Set([...own, ...other])],
      });
    }
    const by = byOf(this.#moved.mine.has(id), this.#moved.theirs.has(id));
    if (this.#moved.mine.has(id) || this.#moved.theirs.has(id)) {
      changes.push({ kind: 'moved', nodeId: id, by, isConflict: by === 'both', fields: [] });
    }
    return changes;
  }

  #listDeleted(): NodeChange[] {
    const changes: NodeChange[] = [];
    for (const id of inOrder(this.#base)) {
      const isMine = this.#sides.mine.nodes.has(id);
      const isTheirs = this.#sides.theirs.nodes.has(id);
      if (isMine === isTheirs) continue;
      const by = isMine ? 'theirs' : 'mine';
      const { parent } = getNode(this.#base, id);
      const above = parent === null ? undefined : this.#deletions.get(parent);
      // A node that the other side has moved elsewhere is a separate choice.
      const isWithParent = above?.by === by && getNode(this.#sides[otherOf(by)], id).parent === parent;
      const deletion: Deletion = { by, root: isWithParent && above ? above.root : id };
      this.#deletions.set(id, deletion);
      if (deletion.root === id) {
        const isConflict = this.#isTouched(id, otherOf(by));
        changes.push({ kind: 'removed', nodeId: id, by, isConflict, fields: [] });
      }
    }
    return changes;
  }

  /** Whether a side has changed a node or any of its descendants. */
  #isTouched(root: string, side: Side): boolean {
    const document = this.#sides[side];
    const waiting = [root];
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      const before = this.#base.nodes.get(id);
      const node = getNode(document, id);
      if (before === undefined || this.#moved[side].has(id) || changedFields(before, node).length > 0) return true;
      if (before.children.length !== node.children.length) return true;
      waiting.push(...node.children);
    }
    return false;
  }

  resolve(sideOf: (change: NodeChange) => Side): TreeDocument {
    const sides = new Map(this.changes.map((change) => [keyOf(change), { change, side: sideOf(change) }]));
    const chosen: Choice = (kind, nodeId) => sides.get(keyOf({ kind, nodeId }));
    const place = this.#choosePlaces(chosen);
    const children = this.#listChildren(place);
    const nodes = new Map<string, TreeNode>();
    const waiting: (string | null)[] = [null];
    for (let parent = waiting.pop(); parent !== undefined; parent = waiting.pop()) {
      for (const id of children.get(parent) ?? []) {
        nodes.set(id, { ...this.#nodeOf(id, chosen), parent, children: children.get(id) ?? [] });
        waiting.push(id);
      }
    }
    return { nodes, roots: children.get(null) ?? [] };
  }

  #nodeOf(id: string, chosen: Choice): TreeNode {
    const mine = this.#sides.mine.nodes.get(id);
    const theirs = this.#sides.theirs.nodes.get(id);
    const before = this.#base.nodes.get(id);
    const [only] = mine && theirs ? [] : [mine ?? theirs];
    if (only) return only;
    if (!mine || !theirs) throw new Error(`No side has the node ${id}.`);
    if (!before) return mine;
    const found = chosen('changed', id);
    const [first, second] = found?.side === 'theirs' ? [theirs, mine] : [mine, theirs];
    return found?.change.by === 'both' ? mergeFields(before, first, second) : first;
  }

  /** The side that determines the parent and position of each node in the result. */
  #choosePlaces(chosen: Choice): ReadonlyMap<string, Side> {
    const wanted = new Map<string, Side>();
    for (const id of inOrder(this.#sides.mine, this.#sides.theirs)) {
      const isMine = this.#sides.mine.nodes.has(id);
      const isTheirs = this.#sides.theirs.nodes.has(id);
      const deletion = this.#deletions.get(id);
      const root = this.#additions.get(id);
      if (deletion) {
        if (chosen('removed', deletion.root)?.side !== deletion.by) wanted.set(id, otherOf(deletion.by));
      } else if (root !== undefined) {
        const by = isMine ? 'mine' : 'theirs';
        if (chosen('added', root)?.side === by) wanted.set(id, by);
      } else {
        wanted.set(id, chosen('moved', id)?.side ?? (isMine || !isTheirs ? 'mine' : 'theirs'));
      }
    }
    return this.#withoutCycles(wanted);
  }

  /** Two moves may each be valid but together form a cycle: one of them is discarded. */
  #withoutCycles(wanted: ReadonlyMap<string, Side>): ReadonlyMap<string, Side> {
    const places = new Map<string, Side>();
    const parents = new Map<string, string | null>();
    const parentOf = (id: string, side: Side) => this.#sides[side].nodes.get(id)?.parent ?? null;
    const isLate = (id: string) => this.#moved.theirs.has(id) && this.#sides.mine.nodes.has(id);
    for (const [id, side] of wanted) {
      const at = side === 'theirs' && isLate(id) ? 'mine' : this.#possibleSide(id, side, wanted);
      places.set(id, at);
      parents.set(id, parentOf(id, at));
    }
    // Top down, so that a node's new parent is already in its final place.
    let waiting = [...inOrder(this.#sides.theirs)].filter((id) => wanted.get(id) === 'theirs' && isLate(id));
    for (let count = -1; waiting.length !== count;) {
      count = waiting.length;
      waiting = waiting.filter((id) => {
        const parent = parentOf(id, 'theirs');
        const isPossible = parent === null || (places.has(parent) && !isBelow(parents, parent, id));
        if (!isPossible) return true;
        places.set(id, 'theirs');
        parents.set(id, parent);
        return false;
      });
    }
    return places;
  }

  /** If the parent is not in the result, the node was moved into it; the other side has its original parent. */
  #possibleSide(id: string, side: Side, wanted: ReadonlyMap<string, Side>): Side {
    const other = this.#sides[otherOf(side)].nodes.get(id);
    const parent = this.#sides[side].nodes.get(id)?.parent ?? null;
    const isThere = (one: string | null) => one === null || wanted.has(one);
    return isThere(parent) || other === undefined || !isThere(other.parent) ? side : otherOf(side);
  }

  #listChildren(places: ReadonlyMap<string, Side>): ReadonlyMap<string | null, readonly string[]> {
    const children = new Map<string | null, string[]>([[null, []]]);
    const listOf = (parent: string | null): string[] => {
      const list = children.get(parent) ?? [];
      children.set(parent, list);
      return list;
    };
    const isPlaced = (id: string, side: Side) => places.get(id) === side;
    // My nodes first, in order; then the other side's nodes after their predecessors on that side.
    for (const parent of [null, ...inOrder(this.#sides.mine)]) {
      if (parent !== null && !places.has(parent)) continue;
      listOf(parent).push(...childrenOf(this.#sides.mine, parent).filter((id) => isPlaced(id, 'mine')));
    }
    for (const parent of [null, ...inOrder(this.#sides.theirs)]) {
      if (parent !== null && !places.has(parent)) continue;
      const list = listOf(parent);
      let last: string | undefined;
      for (const id of childrenOf(this.#sides.theirs, parent)) {
        if (isPlaced(id, 'theirs')) list.splice(last === undefined ? 0 : list.indexOf(last) + 1, 0, id);
        if (list.includes(id)) last = id;
      }
    }
    return children;
  }
}

function keyOf({ kind, nodeId }: Pick<NodeChange, 'kind' | 'nodeId'>): string {
  return `${kind} ${nodeId}`;
}

function otherOf(side: Side): Side {
  return side === 'mine' ? 'theirs' : 'mine';
}

function byOf(isMine: boolean, isTheirs: boolean): NodeChange['by'] {
  if (isMine && isTheirs) return 'both';
  return isMine ? 'mine' : 'theirs';
}

function isBelow(parents: ReadonlyMap<string, string | null>, id: string, ancestor: string): boolean {
  for (let at: string | null = id; at !== null; at = parents.get(at) ?? null) if (at === ancestor) return true;
  return false;
}

/** Every node of the documents once, parents before their children. */
function inOrder(...documents: readonly TreeDocument[]): Iterable<string> {
  const found = new Set<string>();
  for (const document of documents) {
    const waiting = document.roots.toReversed();
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      found.add(id);
      const { children } = getNode(document, id);
      for (let at = children.length - 1; at >= 0; at -= 1) waiting.push(children[at] ?? '');
    }
  }
  return found;
}

/** Nodes in both documents with a different parent, or a different position among the remaining siblings. */
function movedNodes(base: TreeDocument, side: TreeDocument): ReadonlySet<string> {
  const moved = new Set<string>();
  const compare = (parent: string | null) => {
    const before = childrenOf(base, parent);
    const after = childrenOf(side, parent);
    const still = unmovedIds(before, after);
    for (const id of after) if (base.nodes.has(id) && !still.has(id)) moved.add(id);
  };
  compare(null);
  for (const id of side.nodes.keys()) {
    if (base.nodes.has(id)) compare(id);
    else for (const child of getNode(side, id).children) if (base.nodes.has(child)) moved.add(child);
  }
  return moved;
}
