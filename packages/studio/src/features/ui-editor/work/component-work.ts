/**
 * A component being edited: its tree and script, the selected nodes, and the undo steps. One gesture is one step.
 * Pure.
 */
import type { TreeDocument, TreeNode } from '@coverwright/component-tree/document';
import { applyOperations } from '@coverwright/component-tree/edits';
import type { Operation } from '@coverwright/component-tree/operations';
import { nextStep, noSteps, takeStep, withStep, type Direction, type Steps } from '../../../ui/editor/record/steps.ts';

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
  readonly steps: Steps<Step>;
  /** Differs for each state; returning to a state restores its version. */
  readonly version: number;
  readonly lastVersion: number;
}

const stepsMax = 1000;

export function beginWork(source: Source, selection: readonly string[] = []): ComponentWork {
  return { ...source, selection, steps: noSteps, version: 0, lastVersion: 0 };
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
  const step: Step = { change: inverse, selection: work.selection, version: work.version };
  const gesture = { name: gestureOf(work.document, change), atMs };
  return {
    ...source,
    selection: presentOf(source.document, select ?? work.selection),
    steps: withStep(work.steps, step, gesture, (steps) => steps.slice(-stepsMax)),
    version: work.lastVersion + 1,
    lastVersion: work.lastVersion + 1,
  };
}

export function stepWork(work: ComponentWork, direction: Direction): ComponentWork {
  const step = nextStep(work.steps, direction);
  if (step === undefined) return work;
  const { source, inverse } = applyChange(work, step.change);
  const back = { change: inverse, selection: work.selection, version: work.version };
  return {
    ...work,
    ...source,
    selection: presentOf(source.document, step.selection),
    steps: takeStep(work.steps, direction, back),
    version: step.version,
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
