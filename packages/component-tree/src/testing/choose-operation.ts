import { childrenOf, getNode, listSubtree, type TreeDocument } from '../document.ts';
import { mayHaveChildren, type Operation } from '../operations.ts';
import { parseTemplate } from '../parse.ts';

/** An applicable operation, chosen by three numbers. */
export function chooseOperation(
  document: TreeDocument,
  kind: number,
  first: number,
  second: number,
  newId: () => string,
): Operation {
  const ids = [...document.nodes.keys()];
  const parents = [null, ...ids.filter((id) => mayHaveChildren(getNode(document, id)))];
  const parent = parents[second % parents.length] ?? null;
  const id = ids[first % Math.max(ids.length, 1)];
  if (id === undefined || kind === 0) {
    const parsed = parseTemplate('<i a="1">new <u/></i>', { newId });
    const [root = ''] = parsed.document.roots;
    const index = first % (childrenOf(document, parent).length + 1);
    return { kind: 'insert', parent, index, nodes: listSubtree(parsed.document, root) };
  }
  if (kind === 1) return { kind: 'remove', id };
  const below = new Set(listSubtree(document, id).map((node) => node.id));
  if (kind === 2 && (parent === null || !below.has(parent))) {
    const others = childrenOf(document, parent).filter((child) => child !== id);
    return { kind: 'move', id, parent, index: first % (others.length + 1) };
  }
  if (getNode(document, id).kind !== 'element') return { kind: 'set', id, patch: { content: `text ${second}` } };
  return second % 2 === 0
    ? { kind: 'set', id, patch: { attrs: [['class', `c${second}`]] } }
    : { kind: 'set', id, patch: { label: `label ${second}`, component: 'section' } };
}
