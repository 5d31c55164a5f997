// Which components a template uses. Whether they exist is for the caller to say.
import type { TreeDocument, TreeNode } from './document.ts';
import { isKnownTag } from './html-tags.ts';

export interface UsedComponent {
  /** In Pascal case, as components are registered. */
  readonly name: string;
  /** As the template has it. */
  readonly tag: string;
  /** Of the first node that uses it. */
  readonly nodeId: string;
}

/** Each once, in the order of the template: tags that are neither HTML nor Vue's own, and those that `is` names. */
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

/** Of these components, those that a source may use: by a tag, an import, or a name in an expression. */
export function listNamed(
  { template, script }: { readonly template: string; readonly script: string },
  known: readonly string[],
): string[] {
  const words = new Set<string>();
  for (const [, tag = ''] of template.matchAll(/<([A-Za-z][\w-]*)/g)) words.add(toPascalCase(tag));
  for (const [word] of `${template}\n${script}`.matchAll(/\b[A-Z]\w*\b/g)) words.add(word);
  return known.filter((name) => words.has(name));
}

/** The slots that a template offers, each once; one whose name is computed is not known. */
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
