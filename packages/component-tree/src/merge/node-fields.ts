/** A node's own data, field by field; each attribute is a separate field. */
import type { Attribute, TreeNode } from '../document.ts';

const plainFields = ['component', 'content', 'selfClosed', 'label', 'componentId'] as const;
const jsonFields = ['bindTo', 'tags', 'settings', 'extra'] as const;

/** Names of fields that differ; attribute names are prefixed with @, such as `@class`. */
export function changedFields(before: TreeNode, after: TreeNode): readonly string[] {
  const names: string[] = plainFields.filter((name) => before[name] !== after[name]);
  names.push(...jsonFields.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name])));
  if (before.attrs === after.attrs) return names;
  const [old, next] = [new Map(before.attrs), new Map(after.attrs)];
  for (const name of new Set([...old.keys(), ...next.keys()])) {
    if (old.get(name) !== next.get(name)) names.push(`@${name}`);
  }
  return names;
}

/** The first side's changed fields, plus those that only the second side has changed. */
export function mergeFields(base: TreeNode, first: TreeNode, second: TreeNode): TreeNode {
  const taken = new Set(changedFields(base, first));
  const others = new Set(changedFields(base, second).filter((name) => !taken.has(name)));
  if (others.size === 0) return first;
  const from = (name: string) => (others.has(name) ? second : first);
  const attrs = mergeAttrs(first.attrs, second.attrs, others);
  const { component } = from('component');
  const { selfClosed } = from('selfClosed');
  const { label } = from('label');
  const { componentId } = from('componentId');
  const { bindTo } = from('bindTo');
  const { tags } = from('tags');
  const { settings } = from('settings');
  const { extra } = from('extra');
  // Tags that combine both sides are written in the default format.
  const isWritten = attrs === first.attrs && component === first.component && selfClosed === first.selfClosed;
  return {
    id: first.id,
    kind: first.kind,
    component,
    attrs,
    content: from('content').content,
    children: first.children,
    parent: first.parent,
    ...(selfClosed !== undefined && { selfClosed }),
    ...(isWritten && first.layout !== undefined && { layout: first.layout }),
    ...(label !== undefined && { label }),
    ...(componentId !== undefined && { componentId }),
    ...(bindTo !== undefined && { bindTo }),
    ...(tags !== undefined && { tags }),
    ...(settings !== undefined && { settings }),
    ...(extra !== undefined && { extra }),
  };
}

/** In the order of the first side; attributes that only the second side has come last. */
function mergeAttrs(
  first: readonly Attribute[],
  second: readonly Attribute[],
  others: ReadonlySet<string>,
): readonly Attribute[] {
  const isOther = (name: string) => others.has(`@${name}`);
  const values = new Map(second);
  if (![...others].some((name) => name.startsWith('@'))) return first;
  const present = new Set(first.map(([name]) => name));
  return [
    ...first.flatMap(([name, value]): Attribute[] => {
      if (!isOther(name)) return [[name, value]];
      const changed = values.get(name);
      return changed === undefined ? [] : [[name, changed]];
    }),
    ...second.filter(([name]) => isOther(name) && !present.has(name)),
  ];
}
