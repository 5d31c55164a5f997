/**
 * A component being edited: its tree and script, the selected nodes, and the undo steps. One gesture is one step.
 * Pure.
 */
import type { TreeDocument, TreeNode } from '@coverwright/component-tree/document';
import { applyOperations } from '@coverwright/component-tree/edits';
import type { Operation } from '@coverwright/component-tree/operations';

export interface Source {
  readonly document: TreeDocument;
  readonly script: string;
}

/** Operations on the tree, or a complete replacement of tree and script, as from the code view. */
export type Change =
  | { readonly kind: 'operations'; readonly operations: readonly Operation[] }
  | { readonly kind: 'source'; readonly source: Source };

interface Step {
  /** Undoes or redoes the step. */
  readonly change: Change;
  readonly selection: readonly string[];
  /** The version of the work after the step. */
  readonly version: number;
}

export interface ComponentWork extends Source {
  /** Ids of nodes; the inspector shows the last one. */
  readonly selection: readonly string[];
  /** Oldest first. */
  readonly undoable: readonly Step[];
  /** The next one to redo is last. */
  readonly redoable: readonly Step[];
  /** Differs for each state; returning to a state restores its version. */
  readonly version: number;
  readonly lastVersion: number;
  /** The gesture of the last edit and its time: further edits of the same gesture join its step. */
  readonly last: { readonly gesture: string; readonly atMs: number } | undefined;
}

/** A pause that starts a new step. */
const pauseMs = 700;
const stepsMax = 1000;

export function beginWork(source: Source, selection: readonly string[] = []): ComponentWork {
  return { ...source, selection, undoable: [], redoable: [], version: 0, lastVersion: 0, last: undefined };
}

export interface Edit {
  readonly change: Change;
  /** The nodes to select afterwards; omitted to leave the selection unchanged. */
  readonly select?: readonly string[] | undefined;
  readonly atMs: number;
}

export function applyEdit(work: ComponentWork, { change, select, atMs }: Edit): ComponentWork {
  if (change.kind === 'operations' && change.operations.length === 0) return work;
  const { source, inverse } = applyChange(work, change);
  const gesture = gestureOf(work.document, change);
  const last = work.undoable.at(-1);
  const isSameStep =
    last !== undefined && gesture !== undefined && work.last?.gesture === gesture && atMs - work.last.atMs < pauseMs;
  const step: Step = { change: inverse, selection: work.selection, version: work.version };
  return {
    ...source,
    selection: presentOf(source.document, select ?? work.selection),
    // A gesture's first step contains the state before all of it.
    undoable: isSameStep ? work.undoable : [...work.undoable, step].slice(-stepsMax),
    redoable: [],
    version: work.lastVersion + 1,
    lastVersion: work.lastVersion + 1,
    last: gesture === undefined ? undefined : { gesture, atMs },
  };
}

export function undo(work: ComponentWork): ComponentWork {
  const step = work.undoable.at(-1);
  if (step === undefined) return work;
  const { stepped, back } = take(work, step);
  return { ...stepped, undoable: work.undoable.slice(0, -1), redoable: [...work.redoable, back] };
}

export function redo(work: ComponentWork): ComponentWork {
  const step = work.redoable.at(-1);
  if (step === undefined) return work;
  const { stepped, back } = take(work, step);
  return { ...stepped, redoable: work.redoable.slice(0, -1), undoable: [...work.undoable, back] };
}

function take(work: ComponentWork, step: Step): { readonly stepped: ComponentWork; readonly back: Step } {
  const { source, inverse } = applyChange(work, step.change);
  const { selection, version } = work;
  return {
    stepped: {
      ...work,
      ...source,
      selection: presentOf(source.document, step.selection),
      version: step.version,
      last: undefined,
    },
    back: { change: inverse, selection, version },
  };
}

export function selectNodes(work: ComponentWork, selection: readonly string[]): ComponentWork {
  return { ...work, selection: presentOf(work.document, selection) };
}

function applyChange(
  { document, script }: Source,
  change: Change,
): { readonly source: Source; readonly inverse: Change } {
  if (change.kind === 'source') {
    return { source: change.source, inverse: { kind: 'source', source: { document, script } } };
  }
  const applied = applyOperations(document, change.operations);
  return {
    source: { document: applied.document, script },
    inverse: { kind: 'operations', operations: applied.inverses },
  };
}

/** Identifies continuous typing or dragging: one property of one node. */
function gestureOf(document: TreeDocument, change: Change): string | undefined {
  if (change.kind === 'source' || change.operations.length !== 1) return undefined;
  const [operation] = change.operations;
  if (operation?.kind !== 'set') return undefined;
  const node = document.nodes.get(operation.id);
  const names =
    node === undefined || operation.patch.attrs === undefined ? [] : changedNames(node, operation.patch.attrs);
  return `${operation.id} ${Object.keys(operation.patch).join()} ${names.join()}`;
}

function changedNames({ attrs }: TreeNode, next: TreeNode['attrs']): readonly string[] {
  const before = new Map(attrs);
  const after = new Map(next);
  return [...new Set([...before.keys(), ...after.keys()])].filter((name) => before.get(name) !== after.get(name));
}

function presentOf({ nodes }: TreeDocument, ids: readonly string[]): readonly string[] {
  return ids.every((id) => nodes.has(id)) ? ids : ids.filter((id) => nodes.has(id));
}
