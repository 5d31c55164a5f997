/** Applies the inspector's changes of the element it shows to all selected elements. Pure. */
import type { Attribute, TreeDocument, TreeNode } from '@coverwright/component-tree/document';
import { splitClasses } from '@coverwright/component-tree/style-class';
import type { Operation } from '@coverwright/component-tree/operations';

/** @param others the other selected elements; they get the changed attributes, and keep the rest of their own */
export function forSeveral(
  shown: TreeNode,
  others: readonly TreeNode[],
  operations: readonly Operation[],
): readonly Operation[] {
  return operations.flatMap((operation) => {
    if (operation.kind !== 'set' || operation.id !== shown.id || operation.patch.attrs === undefined)
      return [operation];
    const next = operation.patch.attrs;
    const changed = new Set(changedNames(shown.attrs, next));
    const sets = others.map(({ id, attrs }): Operation => {
      return { kind: 'set', id, patch: { attrs: takeOver(attrs, next, changed) } };
    });
    return [operation, ...sets];
  });
}

/** Rebases the changes onto the current document, which the inspector may not show yet. */
export function onCurrent(
  operations: readonly Operation[],
  shown: TreeDocument,
  current: TreeDocument,
): readonly Operation[] {
  if (shown === current) return operations;
  return operations.flatMap((operation): readonly Operation[] => {
    if (operation.kind === 'insert') {
      const parent = operation.parent === null ? undefined : current.nodes.get(operation.parent);
      if (operation.parent !== null && !parent) return [];
      const { length } = parent ? parent.children : current.roots;
      return [{ ...operation, index: Math.min(operation.index, length) }];
    }
    const [before, now] = [shown.nodes.get(operation.id), current.nodes.get(operation.id)];
    if (!now) return [];
    const next = operation.kind === 'set' ? operation.patch.attrs : undefined;
    if (operation.kind !== 'set' || next === undefined || !before || before === now) return [operation];
    const merged = withCurrentClasses(next, { before: before.attrs, now: now.attrs });
    const attrs = takeOver(now.attrs, merged, new Set(changedNames(before.attrs, next)));
    return [{ ...operation, patch: { ...operation.patch, attrs } }];
  });
}

/** Each field of the design tab changes a few classes of the attribute; those from earlier changes are retained. */
function withCurrentClasses(
  next: readonly Attribute[],
  { before, now }: { readonly before: readonly Attribute[]; readonly now: readonly Attribute[] },
): readonly Attribute[] {
  const [old, wanted, current] = [classesIn(before), classesIn(next), classesIn(now)];
  const kept = current.filter((one) => wanted.includes(one) || !old.includes(one));
  const added = wanted.filter((one) => !old.includes(one) && !kept.includes(one));
  const others = next.filter(([name]) => name !== 'class');
  return kept.length + added.length === 0 ? others : [...others, ['class', [...kept, ...added].join(' ')]];
}

function classesIn(attrs: readonly Attribute[]): readonly string[] {
  return splitClasses(attrs.find(([name]) => name === 'class')?.[1] ?? '');
}

function changedNames(before: readonly Attribute[], after: readonly Attribute[]): readonly string[] {
  const [old, next] = [new Map(before), new Map(after)];
  return [...new Set([...old.keys(), ...next.keys()])].filter((name) => old.get(name) !== next.get(name));
}

function takeOver(
  attrs: readonly Attribute[],
  next: readonly Attribute[],
  changed: ReadonlySet<string>,
): readonly Attribute[] {
  const values = new Map(next);
  const present = new Set(attrs.map(([name]) => name));
  return [
    ...attrs.flatMap(([name, value]): Attribute[] => {
      if (!changed.has(name)) return [[name, value]];
      const other = values.get(name);
      return other === undefined ? [] : [[name, other]];
    }),
    ...next.filter(([name]) => changed.has(name) && !present.has(name)),
  ];
}
