/** The rows of the layout tree: one for each node that is visible and not in a collapsed branch. Pure. */
import { getNode, type TreeDocument } from '@coverwright/component-tree/document';
import { shownChildren } from '@coverwright/component-tree/edits';
import type { TreeRow } from '../../../ui/tree/tree-step.ts';
import { ownTextNode } from '../work/node-words.ts';

export interface LayoutRow extends TreeRow {
  readonly id: string;
  /** 1-based, among its siblings. */
  readonly position: number;
  readonly setSize: number;
}

export function toLayoutRows(document: TreeDocument, collapsed: ReadonlySet<string>): readonly LayoutRow[] {
  const rows: LayoutRow[] = [];
  const waiting = entriesOf(document.roots.length > 0 ? shownChildren(document, null) : [], 1);
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { id, level, position, setSize } = next;
    const children = branchOf(document, id);
    const hasBranch = children.length > 0;
    const isExpanded = hasBranch && !collapsed.has(id);
    rows.push({ id, level, position, setSize, hasBranch, isExpanded });
    if (isExpanded) waiting.push(...entriesOf(children, level + 1));
  }
  return rows;
}

type Entry = Pick<LayoutRow, 'id' | 'level' | 'position' | 'setSize'>;

/** In reverse order, because entries are popped from the end. */
function entriesOf(ids: readonly string[], level: number): Entry[] {
  return ids.map((id, index) => ({ id, level, position: index + 1, setSize: ids.length })).toReversed();
}

/** A text that is an element's only content is shown in the element's row. */
function branchOf(document: TreeDocument, id: string): readonly string[] {
  const node = getNode(document, id);
  return ownTextNode(document, node) === undefined ? shownChildren(document, id) : [];
}

export function listBranches(document: TreeDocument): readonly string[] {
  return [...document.nodes.keys()].filter((id) => branchOf(document, id).length > 0);
}
