/**
 * Completion items of the source editor: the elements with their props and events, and the tenant's
 * components.
 */
import { describedElements, type DescribedElement } from '@coverwright/app-runtime/elements';
import { toKebab } from '@coverwright/component-tree/directives';
import type { CodeElement } from '../../../ui/code-editor/code-editor-vue.ts';

export function listTemplateElements(components: readonly string[]): CodeElement[] {
  const widgets = describedElements.filter(({ tag }) => /^Cw[A-Z]/.test(tag));
  return [
    ...widgets.map((widget) => ({ tag: widget.tag, detail: widget.label, attributes: attributesOf(widget) })),
    ...components.map((tag) => ({ tag, attributes: [] })),
  ];
}

/** Text props can be plain attributes; all others are bound. */
function attributesOf({ props, events }: DescribedElement): string[] {
  return [
    ...props.flatMap(({ name, type }) =>
      type === 'string' ? [toKebab(name), `:${toKebab(name)}`] : [`:${toKebab(name)}`],
    ),
    ...events.map(({ name }) => `@${toKebab(name)}`),
  ];
}
