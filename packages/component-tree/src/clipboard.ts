/**
 * Nodes on the clipboard, as the text of a JSON object: `coverwright` names the format and its version, `template`
 * contains the nodes as a template, and `nodes` their stored form, with labels and settings. Any other content is
 * ignored. Pasted nodes get new ids.
 */
import { isJsonObject, parseJson } from '@coverwright/insurance/json';
import type { TreeDocument } from './document.ts';
import { topmost, type Subtree, shownChildren, withNewIds } from './edits.ts';
import { listSubtree } from './document.ts';
import { openTemplate, toEditorAst } from './editor-ast.ts';
import { generateNode } from './generate.ts';

const format = 'nodes/1';
/** In UTF-16 units; longer texts are ignored. */
export const clipboardMaxLength = 4_000_000;

export function toClipboard(document: TreeDocument, ids: readonly string[]): string {
  const copied = topmost(document, ids);
  return JSON.stringify({
    coverwright: format,
    template: copied.map((id) => generateNode(document, id)).join(''),
    nodes: toEditorAst({ ...document, roots: copied }),
  });
}

/** undefined for a text in another format, or whose template has problems. */
export function fromClipboard(text: string, newId: () => string): readonly Subtree[] | undefined {
  const value = text.length > clipboardMaxLength ? undefined : parseJson(text);
  if (value === undefined || !isJsonObject(value) || value['coverwright'] !== format) return undefined;
  const { template, nodes } = value;
  if (typeof template !== 'string') return undefined;
  const { document, problems } = openTemplate(template, nodes, newId);
  if (problems.length > 0) return undefined;
  return shownChildren(document, null).map((id) => withNewIds(listSubtree(document, id), newId));
}
