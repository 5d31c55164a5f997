/**
 * The user's actions on nodes, shared by the tree, the canvas, the gallery and the keyboard. Each returns whether it
 * succeeded; a refused action is reported with its reason.
 */
import { fromClipboard, toClipboard } from '@coverwright/component-tree/clipboard';
import { getNode, type TreeDocument } from '@coverwright/component-tree/document';
import {
  duplicateAll,
  type EditRefusal,
  insertAll,
  insertionRefusal,
  type MoveDirection,
  moveAll,
  moveRefusal,
  type NodePosition,
  placeAfter,
  placeInside,
  readSubtrees,
  removeAll,
  replaceNode,
  rootRefusal,
  shownChildren,
  stepPlace,
  type Subtree,
  unwrap,
  wrapAll,
} from '@coverwright/component-tree/edits';
import { mayHaveChildren, type Operation } from '@coverwright/component-tree/operations';
import type { ComponentWork } from './component-work.ts';
import { nameMaxLength } from './node-words.ts';
import { newNodeId } from './opened-component.ts';
import type { WorkStore } from './work-store.ts';

export type CommandRefusal = EditRefusal | 'cycle' | 'notPasted' | 'severalParents';

/** An item that the gallery inserts. */
export interface Insertion {
  readonly template: string;
  /** For a component of the tenant. */
  readonly componentId?: string;
}

export class NodeCommands {
  readonly #store: WorkStore;
  readonly #report: (refusal: CommandRefusal | undefined) => void;
  readonly #isCyclic: (component: string) => boolean;

  /**
   * @param isCyclic whether a component of the tenant contains the one being edited, so that nesting it would never
   * end
   */
  constructor(
    store: WorkStore,
    report: (refusal: CommandRefusal | undefined) => void,
    isCyclic: (component: string) => boolean,
  ) {
    this.#store = store;
    this.#report = report;
    this.#isCyclic = isCyclic;
  }

  readonly insert = (insertion: Insertion, place: NodePosition = defaultPlace(this.#work)): boolean =>
    this.#insert(toSubtrees(insertion), place);

  /** Replaces the selected node. */
  readonly replace = (insertion: Insertion): boolean => {
    const { document, selection } = this.#work;
    const id = selection.at(-1);
    if (id === undefined) return false;
    const subtrees = toSubtrees(insertion);
    const refusal = this.#refusalOf(placeAfter(document, id), subtrees);
    return this.#run(refusal, () => replaceNode(document, id, subtrees), rootsOf(subtrees));
  };

  readonly remove = (): boolean => {
    const { document, selection } = this.#work;
    if (selection.length === 0) return false;
    return this.#run(undefined, () => removeAll(document, selection), nextOf(document, selection));
  };

  readonly duplicate = (): boolean => {
    const { document, selection } = this.#work;
    const last = selection.at(-1);
    if (last === undefined) return false;
    const operations = duplicateAll(document, selection, newNodeId);
    const subtrees = operations.flatMap((one) => (one.kind === 'insert' ? [one.nodes] : []));
    const refusal = insertionRefusal(document, placeAfter(document, last), subtrees);
    return this.#run(refusal, () => operations, rootsOf(subtrees));
  };

  /** Gives the selected node a name of its own in the tree; none if it is empty. */
  readonly rename = (id: string, name: string): boolean => {
    const label = name.trim() === '' ? undefined : name.trim().slice(0, nameMaxLength);
    if (getNode(this.#work.document, id).label === label) return false;
    return this.#run(undefined, () => [{ kind: 'set', id, patch: { label } }]);
  };

  readonly wrap = (template: string): boolean => {
    const { document, selection } = this.#work;
    const [wrapper] = readSubtrees(template, newNodeId);
    const [first] = selection;
    if (wrapper === undefined || first === undefined) return false;
    const parents = new Set(selection.map((id) => getNode(document, id).parent));
    const refusal =
      parents.size > 1 ? 'severalParents' : insertionRefusal(document, placeAfter(document, first), [wrapper]);
    return this.#run(refusal, () => wrapAll(document, selection, wrapper), rootsOf([wrapper]));
  };

  readonly unwrap = (): boolean => {
    const { document, selection } = this.#work;
    const id = selection.at(-1);
    const children = id === undefined ? [] : shownChildren(document, id);
    if (id === undefined || children.length === 0) return false;
    return this.#run(undefined, () => unwrap(document, id), children);
  };

  readonly step = (direction: MoveDirection): boolean => {
    const { document, selection } = this.#work;
    const id = selection.at(-1);
    const place = id === undefined ? undefined : stepPlace(document, id, direction);
    return id !== undefined && place !== undefined && this.moveTo([id], place);
  };

  readonly moveTo = (ids: readonly string[], place: NodePosition): boolean => {
    const { document } = this.#work;
    return this.#run(moveRefusal(document, ids, place), () => moveAll(document, ids, place), ids);
  };

  readonly copy = (): string | undefined => {
    const { document, selection } = this.#work;
    return selection.length === 0 ? undefined : toClipboard(document, selection);
  };

  readonly paste = (text: string): boolean => {
    const subtrees = fromClipboard(text, newNodeId);
    return subtrees === undefined ? this.#run('notPasted', () => []) : this.#insert(subtrees, defaultPlace(this.#work));
  };

  get #work(): ComponentWork {
    return this.#store.get().work;
  }

  #insert(subtrees: readonly Subtree[], place: NodePosition): boolean {
    return this.#run(this.#refusalOf(place, subtrees), () => insertAll(place, subtrees), rootsOf(subtrees));
  }

  #refusalOf(place: NodePosition, subtrees: readonly Subtree[]): CommandRefusal | undefined {
    const isCyclic = subtrees.some((nodes) => nodes.some(({ component }) => this.#isCyclic(component)));
    return isCyclic ? 'cycle' : insertionRefusal(this.#work.document, place, subtrees);
  }

  #run(
    refusal: CommandRefusal | undefined,
    operations: () => readonly Operation[],
    select?: readonly string[],
  ): boolean {
    const edit = refusal === undefined ? operations() : [];
    const found = refusal ?? rootRefusal(this.#work.document, edit);
    this.#report(found);
    if (found === undefined) this.#store.edit(edit, select);
    return found === undefined;
  }
}

function toSubtrees({ template, componentId }: Insertion): readonly Subtree[] {
  const subtrees = readSubtrees(template, newNodeId);
  if (componentId === undefined) return subtrees;
  return subtrees.map(([root, ...others]) => (root ? [{ ...root, componentId }, ...others] : []));
}

/** After the selection. Inside it if it is the root, which can have no siblings, or an empty container. */
export function defaultPlace({
  document,
  selection,
}: {
  readonly document: TreeDocument;
  readonly selection: readonly string[];
}): NodePosition {
  const id = selection.at(-1) ?? document.roots.find((root) => getNode(document, root).kind === 'element');
  if (id === undefined) return placeInside(document, null);
  const node = getNode(document, id);
  const isBox = /^(?:div|template)$/.test(node.component) && shownChildren(document, id).length === 0;
  return mayHaveChildren(node) && (node.parent === null || isBox)
    ? placeInside(document, id)
    : placeAfter(document, id);
}

function rootsOf(subtrees: readonly Subtree[]): readonly string[] {
  return subtrees.flatMap(([root]) => (root ? [root.id] : []));
}

/** The selection after these nodes are removed: the next sibling, or else the previous one, or else the parent. */
function nextOf(document: TreeDocument, removed: readonly string[]): readonly string[] {
  const id = removed.at(-1);
  if (id === undefined) return [];
  const { parent } = getNode(document, id);
  const siblings = shownChildren(document, parent);
  const at = siblings.indexOf(id);
  const isLeft = (one: string) => !removed.includes(one);
  const next = siblings.slice(at + 1).find(isLeft) ?? siblings.slice(0, at).findLast(isLeft) ?? parent;
  return next === null ? [] : [next];
}
