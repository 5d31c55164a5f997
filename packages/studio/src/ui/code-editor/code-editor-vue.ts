/** Vue templates in the code editor: HTML, with completion for the elements and attributes that the screen provides. */
import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { html, htmlLanguage } from '@codemirror/lang-html';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/** An element that a template may contain besides those of HTML. */
export interface CodeElement {
  readonly tag: string;
  readonly detail?: string;
  readonly attributes: readonly string[];
}

/** Longer start tags are not completed. */
const startTagMaxLength = 2000;

const directives = ['v-if', 'v-else-if', 'v-else', 'v-for', 'v-model', 'v-show', 'v-html', 'v-slot', ':key', ':class'];

export function vueTemplateLanguage(elements: () => readonly CodeElement[]): Extension {
  const source = (context: CompletionContext): CompletionResult | null =>
    completeTag(context, elements) ?? completeAttribute(context, elements);
  return [html({ selfClosingTags: true }), htmlLanguage.data.of({ autocomplete: source }), EditorView.lineWrapping];
}

type Elements = () => readonly CodeElement[];

function completeTag(context: CompletionContext, elements: Elements): CompletionResult | null {
  const typed = context.matchBefore(/<[A-Za-z]?[\w-]*$/);
  if (!typed) return null;
  const options = elements().map(({ tag, detail }): Completion => ({
    label: tag,
    type: 'type',
    boost: 1,
    ...(detail !== undefined && { detail }),
  }));
  return { from: typed.from + 1, options, validFor: /^[\w-]*$/ };
}

function completeAttribute({ state, pos }: CompletionContext, elements: Elements): CompletionResult | null {
  const before = state.sliceDoc(Math.max(0, pos - startTagMaxLength), pos);
  const open = readOpenTag(before);
  if (!open) return null;
  const known = elements().find(({ tag }) => tag === open.tag);
  const options = [...(known?.attributes ?? []), ...directives].map((label): Completion => ({
    label,
    type: 'property',
    boost: 1,
  }));
  return { from: pos - open.typed.length, options, validFor: /^[:@\w.-]*$/ };
}

/** The start tag at the end of the text if an attribute can begin there, and the part of the attribute typed so far. */
export function readOpenTag(before: string): { readonly tag: string; readonly typed: string } | undefined {
  const start = before.lastIndexOf('<');
  if (start < 0) return undefined;
  const [, tag, typed] =
    /^<([A-Za-z][\w-]*)(?:\s+[^\s"'<>=]+(?:="[^"]*"|='[^']*')?)*\s+([:@\w.-]*)$/.exec(before.slice(start)) ?? [];
  return tag === undefined || typed === undefined ? undefined : { tag, typed };
}
