/** A change of a node as names and texts, for the choice between two versions. Pure. */
import { childrenOf, getNode, type TreeDocument, type TreeNode } from '@coverwright/component-tree/document';
import { generateNode } from '@coverwright/component-tree/generate';
import type { NodeChange } from '@coverwright/component-tree/merge';
import type { MergeChange } from '../../../ui/editor/merge/merge-change.ts';

export interface NodeVersions {
  readonly base: TreeDocument;
  readonly mine: TreeDocument;
  readonly theirs: TreeDocument;
  readonly nameOf: (document: TreeDocument, nodeId: string) => string;
}

type Described = Pick<MergeChange, 'path' | 'base' | 'mine' | 'theirs'>;

export function describeChange(change: NodeChange, versions: NodeVersions): Described {
  const { kind, nodeId } = change;
  const name = nameIn(change, versions);
  if (kind === 'changed') return describeFields(change, versions, name);
  const isMoved = kind === 'moved';
  const values = valuesOf(versions, nodeId, (document) =>
    isMoved ? placeOf(document, nodeId, versions.nameOf) : generateNode(document, nodeId),
  );
  return { path: isMoved ? [name, 'position'] : [name], ...values };
}

/** As the side that has made the change calls it. */
function nameIn({ kind, by, nodeId }: NodeChange, { base, mine, theirs, nameOf }: NodeVersions): string {
  if (kind === 'removed') return nameOf(base, nodeId);
  return nameOf(by === 'theirs' ? theirs : mine, nodeId);
}

/** Undefined where the node does not exist. */
function valuesOf(
  { base, mine, theirs }: NodeVersions,
  nodeId: string,
  describe: (document: TreeDocument) => unknown,
): Omit<Described, 'path'> {
  const valueIn = (document: TreeDocument) => (document.nodes.has(nodeId) ? describe(document) : undefined);
  return { base: valueIn(base), mine: valueIn(mine), theirs: valueIn(theirs) };
}

/** The name of the parent, if there is one, and the position among its children, starting at 1. */
function placeOf(document: TreeDocument, nodeId: string, nameOf: NodeVersions['nameOf']): string {
  const { parent } = getNode(document, nodeId);
  const position = String(childrenOf(document, parent).indexOf(nodeId) + 1);
  return parent === null ? position : `${nameOf(document, parent)} › ${position}`;
}

function describeFields({ nodeId, by, fields }: NodeChange, versions: NodeVersions, name: string): Described {
  const before = getNode(versions.base, nodeId);
  // Of fields that each side has changed, those of the other side are a separate change.
  const isOwn = (field: string) =>
    by === 'both' || fieldText(getNode(versions[by], nodeId), field) !== fieldText(before, field);
  const [field, ...others] = fields.filter(isOwn);
  if (field !== undefined && others.length === 0) {
    const values = valuesOf(versions, nodeId, (document) => fieldText(getNode(document, nodeId), field));
    return { path: pathOf(name, field), ...values };
  }
  const lines = (node: TreeNode) =>
    fields.filter(isOwn).flatMap((one) => {
      const text = fieldText(node, one);
      return text === undefined ? [] : [`${attributeName(one) ?? one}: ${text}`];
    });
  return { path: [name], ...valuesOf(versions, nodeId, (document) => lines(getNode(document, nodeId))) };
}

/** The name of an attribute may also be that of a field of a form, which has another title. */
function pathOf(name: string, field: string): readonly string[] {
  const attribute = attributeName(field);
  return attribute === undefined ? [name, field] : [`${name} › ${attribute}`];
}

function attributeName(field: string): string | undefined {
  return field.startsWith('@') ? field.slice(1) : undefined;
}

/** Undefined if the node does not have it. */
function fieldText(node: TreeNode, field: string): string | undefined {
  const attribute = attributeName(field);
  if (attribute !== undefined) {
    const found = node.attrs.find(([name]) => name === attribute);
    return found && (found[1] ?? '');
  }
  const value: unknown = Object.hasOwn(node, field) ? Reflect.get(node, field) : undefined;
  return typeof value === 'string' || value === undefined ? value : JSON.stringify(value);
}
