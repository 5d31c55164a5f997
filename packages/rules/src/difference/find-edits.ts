/** Finds the edits that lead from one tree to another, in the order of the logic. */
import type { JsonPath } from '../json/json.ts';
import { alignChildren, type Aligned } from './align.ts';
import { type DecisionEdit, findDecisionEdits } from './decision-edit.ts';
import { toComparedDecision } from './decision-table.ts';
import { findInside, findSimilarInside, type Inside } from './find-inside.ts';
import { isConstantValue, type LogicNode, stepTo } from './logic-node.ts';
import { similarityOf } from './similarity.ts';
import { Work } from './work.ts';

/** A node on one side, and where it is. */
export interface Spot {
  readonly node: LogicNode;
  readonly path: JsonPath;
  /** What contains it: an operator, a branch, a list or an object. */
  readonly parent: Spot | undefined;
}

/** What contains a part on each side; one object for all edits of its parts. */
export interface Container {
  readonly before: Spot;
  readonly after: Spot;
}

export type Edit =
  | { readonly action: 'ADDED'; readonly after: Spot; readonly container: Container }
  | { readonly action: 'REMOVED'; readonly before: Spot; readonly container: Container }
  | { readonly action: 'CHANGED' | 'OPERATOR_CHANGED'; readonly before: Spot; readonly after: Spot }
  | {
      readonly action: 'DECISION_CHANGED';
      readonly before: Spot;
      readonly after: Spot;
      readonly decision: readonly DecisionEdit[];
    }
  /** `inside` leads from the wrapper, which is after or before the edit, to what is in it. */
  | { readonly action: 'WRAPPED' | 'UNWRAPPED'; readonly before: Spot; readonly after: Spot; readonly inside: Inside };

/** Less similar expressions with the same operator have only the operator in common. */
const similarityMin = 0.1;

/** Some tens of milliseconds; the rest of a comparison takes time in proportion to the size of both sides. */
const stepsMax = 3_000_000;

/** Recursive: both sides must be within the limits of depth. */
export function findEdits(before: LogicNode, after: LogicNode): readonly Edit[] {
  const comparison = new Comparison();
  comparison.compare({ node: before, path: [], parent: undefined }, { node: after, path: [], parent: undefined });
  return comparison.edits;
}

class Comparison {
  readonly edits: Edit[] = [];
  readonly #work = new Work(stepsMax);

  compare(before: Spot, after: Spot): void {
    const [a, b] = [before.node, after.node];
    if (a.code === b.code || this.#compareDecisions(before, after)) return;
    if (this.#compareWrapped(before, after)) return;
    if (isSameForm(a, b) && (a.label === b.label ? isRelated(a, b) : haveSameArguments(a, b))) {
      if (a.label !== b.label) this.edits.push({ action: 'OPERATOR_CHANGED', before, after });
      this.#compareChildren(before, after);
    } else if (!this.#compareSimilarInside(before, after)) this.edits.push({ action: 'CHANGED', before, after });
  }

  /** Decision tables are compared by their rows and columns. */
  #compareDecisions(before: Spot, after: Spot): boolean {
    if (before.node.label !== 'decide' || after.node.label !== 'decide') return false;
    const [old, next] = [toComparedDecision(before.node.logic), toComparedDecision(after.node.logic)];
    if (old === undefined || next === undefined) return false;
    const decision = findDecisionEdits(old, next, this.#work);
    if (decision.length > 0) this.edits.push({ action: 'DECISION_CHANGED', before, after, decision });
    return decision.length > 0;
  }

  #compareChildren(before: Spot, after: Spot): void {
    const container = { before, after };
    for (const [x, y] of this.#align(before.node, after.node)) {
      const [child, nextChild] = [x === undefined ? x : childOf(before, x), y === undefined ? y : childOf(after, y)];
      if (child !== undefined && nextChild !== undefined) this.compare(child, nextChild);
      else if (child !== undefined) this.edits.push({ action: 'REMOVED', before: child, container });
      else if (nextChild !== undefined) this.edits.push({ action: 'ADDED', after: nextChild, container });
    }
  }

  #align({ kind, children }: LogicNode, after: LogicNode): readonly Aligned[] {
    if (kind === 'object') return alignMembers(children, after.children);
    // A condition does not become a result.
    return kind === 'branch'
      ? children.map((_, index) => [index, index])
      : alignChildren(children, after.children, this.#work);
  }

  /** One side contains the other one unchanged. */
  #compareWrapped(before: Spot, after: Spot): boolean {
    const [a, b] = [before.node, after.node];
    const wrapped = canBeInside(a, b) ? findInside(b, a.code, this.#work) : undefined;
    if (wrapped !== undefined) this.edits.push({ action: 'WRAPPED', before, after, inside: wrapped });
    if (wrapped !== undefined) return true;
    const unwrapped = canBeInside(b, a) ? findInside(a, b.code, this.#work) : undefined;
    if (unwrapped !== undefined) this.edits.push({ action: 'UNWRAPPED', before, after, inside: unwrapped });
    return unwrapped !== undefined;
  }

  /** One side contains the other one with changes. */
  #compareSimilarInside(before: Spot, after: Spot): boolean {
    const [a, b] = [before.node, after.node];
    const wrapped = canBeInside(a, b) ? findSimilarInside(b, a, this.#work) : undefined;
    const unwrapped = canBeInside(b, a) ? findSimilarInside(a, b, this.#work) : undefined;
    if (wrapped !== undefined && wrapped.similarity >= (unwrapped?.similarity ?? 0)) {
      this.edits.push({ action: 'WRAPPED', before, after, inside: wrapped.inside });
      this.compare(before, spotInside(after, wrapped.inside));
      return true;
    }
    if (unwrapped === undefined) return false;
    this.edits.push({ action: 'UNWRAPPED', before, after, inside: unwrapped.inside });
    this.compare(spotInside(before, unwrapped.inside), after);
    return true;
  }
}

function childOf(parent: Spot, index: number): Spot | undefined {
  const node = parent.node.children[index];
  return node && { node, path: [...parent.path, ...stepTo(parent.node, index)], parent };
}

function spotInside(outer: Spot, inside: Inside): Spot {
  return inside.reduce((spot, index) => childOf(spot, index) ?? spot, outer);
}

/** Constants occur everywhere: one that is replaced by an expression is not wrapped by it. */
function canBeInside(inner: LogicNode, outer: LogicNode): boolean {
  const isWhole = inner.kind !== 'branch' && inner.kind !== 'member';
  return isWhole && !isConstantValue(inner) && (outer.kind === 'operator' || outer.kind === 'list');
}

/** Whether edits of the children can turn one into the other: a single argument may become a list of several. */
function isSameForm(before: LogicNode, after: LogicNode): boolean {
  if (before.kind !== after.kind || before.kind === 'value') return false;
  return before.isListed === after.isListed || (after.isListed && after.children.length !== 1);
}

/** Whether two expressions with the same operator have enough in common to be described by what differs inside. */
function isRelated(a: LogicNode, b: LogicNode): boolean {
  if (a.kind === 'member' || a.shape === b.shape) return true;
  if (a.kind === 'object')
    return alignMembers(a.children, b.children).some(([x, y]) => x !== undefined && y !== undefined);
  const isUnary = a.children.length === 1 && b.children.length === 1;
  return isUnary || haveSameArguments(a, b) || similarityOf(a, b) >= similarityMin;
}

/** At least half of the arguments. */
function haveSameArguments(a: LogicNode, b: LogicNode): boolean {
  const codes = new Set(a.children.map(({ code }) => code));
  const shared = b.children.filter(({ code }) => codes.has(code)).length;
  return shared > 0 && shared * 2 >= Math.max(a.children.length, b.children.length);
}

/** By name, in the order in which both sides have them. */
function alignMembers(before: readonly LogicNode[], after: readonly LogicNode[]): Aligned[] {
  const places = new Map(after.map(({ label }, index) => [label, index]));
  const aligned = before.map(({ label }, index): Aligned => [index, places.get(label)]);
  const known = new Set(before.map(({ label }) => label));
  return [
    ...aligned,
    ...after.flatMap(({ label }, index): Aligned[] => (known.has(label) ? [] : [[undefined, index]])),
  ];
}
