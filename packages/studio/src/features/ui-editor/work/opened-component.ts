/** Opens a component: its tree, or why it has none. Pure. */
import { openTemplate, toEditorAst } from '@coverwright/component-tree/editor-ast';
import { generateTemplate } from '@coverwright/component-tree/generate';
import type { TemplateProblem } from '@coverwright/component-tree/template-problem';
import { isJsonObject, type Json } from '@coverwright/insurance/json';
import { maxNodes } from '@coverwright/component-tree/edits';
import type { Source } from './component-work.ts';

export interface StoredComponent {
  readonly template: string;
  readonly script: string;
  readonly editorAst: Json | undefined;
}

export type OpenedComponent =
  | { readonly kind: 'tree'; readonly source: Source; readonly isTreeOutdated: boolean }
  /** It can only be edited as text. */
  | { readonly kind: 'text'; readonly problem: TemplateProblem | undefined };

export function openComponent({ template, script, editorAst }: StoredComponent, newId: () => string): OpenedComponent {
  const { document, problems, isTreeOutdated } = openTemplate(template, editorAst, newId);
  const [problem] = problems;
  // A template without problems parses losslessly; if it does not round-trip, it must not be saved from a tree.
  if (problem !== undefined || generateTemplate(document) !== template) return { kind: 'text', problem };
  if (document.nodes.size > maxNodes) return { kind: 'text', problem: undefined };
  return { kind: 'tree', source: { document, script }, isTreeOutdated };
}

/** A component as its editor opens it. */
export type OpenedWork = Extract<OpenedComponent, { kind: 'tree' }> & {
  readonly revision: string;
  /** Whether the editor opened a draft. */
  readonly isKept: boolean;
  /** When the draft that the editor continues from was stored. */
  readonly adoptedAt: Date | undefined;
};

/** For work in this tab, in case the page is lost. */
export function workDraftKey(componentId: string): string {
  return `ui-editor|${componentId}`;
}

/** For work in the browser, in case the tab crashes. */
export function componentDraftId(componentId: string): string {
  return `component|${componentId}`;
}

/** Unsaved work on a component in its stored form. */
export interface StoredWork {
  readonly template: string;
  readonly script: string;
  readonly editorAst: Json;
  readonly revision: string;
}

/** Serialized only when it is stored, because that takes long for a large tree. */
export function toStoredWork(source: Source, revision = ''): { toJSON(): StoredWork } {
  return {
    toJSON: () => ({
      template: generateTemplate(source.document),
      script: source.script,
      editorAst: toEditorAst(source.document),
      revision,
    }),
  };
}

export function readStoredWork(value: unknown): StoredWork | undefined {
  // Normalizes the value to its serialized form; it may be in memory only, if the storage was full.
  const kept: unknown = JSON.parse(JSON.stringify(value ?? null));
  if (!isJsonObject(kept)) return undefined;
  const { template, script, editorAst, revision } = kept;
  const isKept = typeof template === 'string' && typeof script === 'string' && typeof revision === 'string';
  return isKept && editorAst !== undefined ? { template, script, editorAst, revision } : undefined;
}

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';
const idLength = 8;
/** Random bytes are drawn in bulk: a document needs thousands of ids. */
const drawn = new Uint8Array(4096);
let used = drawn.length;

/** Eight letters and digits that are unique in the document. */
export function newNodeId(): string {
  if (used >= drawn.length) {
    crypto.getRandomValues(drawn);
    used = 0;
  }
  let id = '';
  for (const byte of drawn.subarray(used, used + idLength)) id += letters[byte % letters.length] ?? '';
  used += idLength;
  return id;
}
