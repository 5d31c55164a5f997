// Lists the components that a template uses. The caller determines whether they exist.
import type { TreeDocument, TreeNode } from './document.ts';
import { isKnownTag } from './html-tags.ts';

export interface UsedComponent {
  /** In Pascal case, as components are registered. */
  readonly name: string;
  /** As written in the template. */
  readonly tag: string;
  /** The first node that uses it. */
  readonly nodeId: string;
}

/** Each component once, in template order: tags that are neither HTML nor Vue's own, and names in `is`. */
export function listUsedComponents(document: TreeDocument): UsedComponent[] {
  const found = new Map<string, UsedComponent>();
  for (const node of document.nodes.values()) {
    const tag = componentTag(node);
    if (tag === undefined) continue;
    const name = toPascalCase(tag);
    if (!found.has(name)) found.set(name, { name, tag, nodeId: node.id });
  }
  return [...found.values()];
}

/** Filters the components to those that a source may use: in a tag, an import, or an expression. */
export function listNamed(
  { template, script }: { readonly template: string; readonly script: string },
  known: readonly string[],
): string[] {
  const words = new Set<string>();
  for (const [, tag = ''] of template.matchAll(/<([A-Za-z][\w-]*)/g)) words.add(toPascalCase(tag));
  for (const [word] of `${template}\n${script}`.matchAll(/\b[A-Z]\w*\b/g)) words.add(word);
  return known.filter((name) => words.has(name));
}

/** The slots that a template offers, each once; slots with a computed name are unknown. */
export function listSlots({ nodes }: TreeDocument): string[] {
  const slots = [...nodes.values()].flatMap(({ component, attrs }) => {
    if (component !== 'slot' || attrs.some(([name]) => /^(?::|v-bind:)name$/.test(name))) return [];
    return [attrs.find(([name]) => name === 'name')?.[1] ?? 'default'];
  });
  return [...new Set(slots)];
}

export function toPascalCase(tag: string): string {
  return tag.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function componentTag({ kind, component, attrs }: TreeNode): string | undefined {
  if (kind !== 'element') return undefined;
  const is = attrs.find(([name]) => name === 'is')?.[1] ?? undefined;
  const tag = is ?? component;
  return isKnownTag(tag) ? undefined : tag;
}
