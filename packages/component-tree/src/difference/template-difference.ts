/**
 * What was edited between two versions of a component's template, as sentences. The nodes of both are known by the ids of
 * the stored trees, or else by their content.
 */
import type { Json } from '@coverwright/insurance/json';
import { createSay, type Sentence } from '@coverwright/insurance/sentence';
import { getNode, type TreeDocument, type TreeNode } from '../document.ts';
import { isBlank, maxNodes } from '../edits.ts';
import { fromEditorAst, openTemplate } from '../editor-ast.ts';
import { mergeDocuments, type NodeChange } from '../merge/merge-documents.ts';
import { withSharedIds } from '../merge/shared-ids.ts';
import type { ParsedTemplate } from '../parse.ts';
import { templateEditSentences } from './sentences.ts';
import { withAlikeIds } from './alike-ids.ts';
import { nodeName, shownAttribute, shownText, subtreeName, tagName } from './node-name.ts';

const say = createSay(templateEditSentences);

export interface StoredTemplate {
  /** Absent if that of both versions is the same, and only their trees are compared. */
  readonly template?: string | undefined;
  /** The editor's tree, if there is one. */
  readonly editorAst?: Json | undefined;
}

/** Further edits are counted. Keep in sync with docs/limits.md. */
export const templateEditsMax = 1000;

/** In the order of the template after, removals last; never empty for different templates. */
export function differenceOfTemplates(before: StoredTemplate, after: StoredTemplate): Sentence[] {
  const [old, next] = [open(before, 'before'), open(after, 'after')];
  if (old.problems.length > 0 || next.problems.length > 0) return [say('TEMPLATE_EDITS_UNREADABLE')];
  if (Math.max(old.document.nodes.size, next.document.nodes.size) > maxNodes) return [say('TEMPLATE_EDITS_TOO_LARGE')];
  const { changes, documents } = compare(old.document, next.document);
  const edits = changes.flatMap((change) => sentencesOf(change, documents));
  if (edits.length === 0 && before.template !== after.template) return [say('TEMPLATE_REFORMATTED')];
  if (edits.length <= templateEditsMax) return edits;
  const omitted = say('TEMPLATE_EDITS_OMITTED', { count: edits.length - templateEditsMax });
  return [...edits.slice(0, templateEditsMax), omitted];
}

/** Nodes without a stored id get one that the other version does not have. */
function open({ template, editorAst }: StoredTemplate, side: string): Pick<ParsedTemplate, 'document' | 'problems'> {
  let count = 0;
  const newId = () => {
    count += 1;
    return `${side} ${count}`;
  };
  if (template !== undefined) return openTemplate(template, editorAst, newId);
  const document = editorAst === undefined ? undefined : fromEditorAst(editorAst, newId);
  return { document: document ?? { nodes: new Map(), roots: [] }, problems: [] };
}

interface Documents {
  readonly before: TreeDocument;
  readonly after: TreeDocument;
}

function compare(
  before: TreeDocument,
  next: TreeDocument,
): { readonly changes: readonly NodeChange[]; readonly documents: Documents } {
  const shared = withSharedIds(before, next);
  const { changes } = mergeDocuments(before, shared, before);
  const after = withAlikeIds(before, shared, changes);
  if (after === undefined) return { changes, documents: { before, after: shared } };
  return { changes: mergeDocuments(before, after, before).changes, documents: { before, after } };
}

/** Blank texts are formatting. */
function sentencesOf({ kind, nodeId, fields }: NodeChange, { before, after }: Documents): Sentence[] {
  const [old, next] = [before.nodes.get(nodeId), after.nodes.get(nodeId)];
  if ([old, next].every((node) => node === undefined || isBlank(node))) return [];
  if (next === undefined) return [sayRemoved(before, nodeId)];
  if (old === undefined) return [sayAdded(after, nodeId)];
  if (kind === 'moved') return [sayMoved(nodeId, { before, after })];
  return sayChanged({ old, next, fields }, { before, after });
}

function sayAdded(document: TreeDocument, id: string): Sentence {
  const node = subtreeName(document, id);
  const within = parentName(document, id);
  return within === undefined ? say('NODE_ADDED_AT_TOP', { node }) : say('NODE_ADDED', { node, within });
}

function sayRemoved(document: TreeDocument, id: string): Sentence {
  const node = subtreeName(document, id);
  const within = parentName(document, id);
  return within === undefined ? say('NODE_REMOVED_AT_TOP', { node }) : say('NODE_REMOVED', { node, within });
}

function sayMoved(id: string, { before, after }: Documents): Sentence {
  const node = subtreeName(after, id);
  const [from, within] = [parentName(before, id), parentName(after, id)];
  if (getNode(before, id).parent === getNode(after, id).parent) {
    return within === undefined
      ? say('NODE_REPOSITIONED_AT_TOP', { node })
      : say('NODE_REPOSITIONED', { node, within });
  }
  if (within === undefined) return say('NODE_MOVED_TO_TOP', { node, from: from ?? '' });
  return from === undefined ? say('NODE_MOVED_FROM_TOP', { node, within }) : say('NODE_MOVED', { node, from, within });
}

function parentName(document: TreeDocument, id: string): string | undefined {
  const { parent } = getNode(document, id);
  return parent === null ? undefined : nodeName(document, parent);
}

interface Changed {
  readonly old: TreeNode;
  readonly next: TreeNode;
  readonly fields: readonly string[];
}

const settings: ReadonlySet<string> = new Set(['label', 'componentId', 'bindTo', 'tags', 'settings', 'extra']);

function sayChanged({ old, next, fields }: Changed, { before, after }: Documents): Sentence[] {
  const node = nodeName(after, next.id);
  const sentences: Sentence[] = [];
  if (fields.includes('component')) {
    sentences.push(say('NODE_ELEMENT_CHANGED', { before: nodeName(before, old.id), after: node }));
  }
  if (fields.includes('content')) sentences.push(sayText(old, next, after));
  for (const field of fields)
    if (field.startsWith('@')) sentences.push(sayAttribute(field.slice(1), { old, next, node }));
  if (fields.some((field) => settings.has(field))) sentences.push(say('NODE_SETTINGS_CHANGED', { node }));
  return sentences;
}

/** The element of a text is named without it. */
function sayText(old: TreeNode, next: TreeNode, document: TreeDocument): Sentence {
  const texts = { before: shownText(old), after: shownText(next) };
  return next.parent === null
    ? say('NODE_TEXT_CHANGED_AT_TOP', texts)
    : say('NODE_TEXT_CHANGED', { ...texts, within: tagName(getNode(document, next.parent)) });
}

function sayAttribute(
  name: string,
  { old, next, node }: { readonly old: TreeNode; readonly next: TreeNode; readonly node: string },
): Sentence {
  const [before, after] = [old, next].map(({ attrs }) => attrs.find(([known]) => known === name));
  if (after === undefined)
    return say('NODE_ATTRIBUTE_REMOVED', { attribute: shownAttribute(before ?? [name, null]), node });
  if (before === undefined) return say('NODE_ATTRIBUTE_ADDED', { attribute: shownAttribute(after), node });
  const values = { before: shownValue(before[1]), after: shownValue(after[1]) };
  return say('NODE_ATTRIBUTE_CHANGED', { attribute: name, node, ...values });
}

function shownValue(value: string | null): string {
  return shownAttribute(['', value]).slice(1) || '""';
}
