/** Equal edits in several places become one difference. */
import type { Container, Edit, Spot } from './find-edits.ts';
import { type Inside, nodeInside } from './find-inside.ts';
import type { Move } from './find-moves.ts';
import type { DecisionEdit } from './decision-edit.ts';
import {
  type DecisionDifference,
  type LogicContext,
  type LogicEdit,
  type LogicPlace,
  type LogicRole,
  operandRole,
} from './logic-difference.ts';
import type { JsonPath } from '../json/json.ts';
import { branchOperators, type LogicNode, placeOf, stepTo } from './logic-node.ts';

export function groupEdits(edits: readonly (Edit | Move)[]): (LogicEdit | DecisionDifference)[] {
  const groups = Map.groupBy(edits, keyOf);
  return [...groups.values()].flatMap((group): (LogicEdit | DecisionDifference)[] => {
    const [first] = group;
    if (first === undefined) return [];
    if (first.action !== 'DECISION_CHANGED') return [toLogicEdit(first, group.map(toPlace))];
    return first.decision.map((edit) => ({ action: 'DECISION_EDITED', path: pathOf(edit, first), edit }));
  });
}

function pathOf(edit: DecisionEdit, { before, after }: { readonly before: Spot; readonly after: Spot }): JsonPath {
  if (!('row' in edit)) return after.path;
  const { path } = edit.kind === 'ROW_REMOVED' ? before : after;
  return [...path, 'decide', 1, 'preserve', 'rows', edit.row - 1];
}

/** Equal for edits that can be described together. */
function keyOf(edit: Edit | Move): unknown {
  const { action } = edit;
  // The rows of each table are reported with their path.
  if (action === 'DECISION_CHANGED') return edit;
  if (action === 'MOVED') return edit.from === edit.container ? edit.container : edit;
  if (action === 'ADDED') return `${action} ${roleOf(edit.after)} ${edit.after.node.code}`;
  if (action === 'REMOVED') return `${action} ${roleOf(edit.before)} ${edit.before.node.code}`;
  const [before, after] = [edit.before.node, edit.after.node];
  if ('inside' in edit) return `${action} ${wrapperKey(action === 'WRAPPED' ? after : before, edit.inside)}`;
  return action === 'CHANGED' ? `${action} ${before.code} ${after.code}` : JSON.stringify([before.label, after.label]);
}

/** What surrounds the inner node. */
function wrapperKey(outer: LogicNode, inside: Inside): string {
  return inside
    .map((at, depth) => {
      const node = nodeInside(outer, inside.slice(0, depth));
      const codes = node?.children.map(({ code }, index) => (index === at ? '' : code)) ?? [];
      return `${JSON.stringify(node?.label)} ${codes.join()}`;
    })
    .join(' ');
}

function toPlace(edit: Edit | Move): LogicPlace {
  return {
    ...('before' in edit && { before: placeOf(edit.before.node, edit.before.path) }),
    ...('after' in edit && { after: placeOf(edit.after.node, edit.after.path) }),
  };
}

type PlainEdit = Exclude<Edit | Move, { readonly action: 'DECISION_CHANGED' }>;

function toLogicEdit(first: PlainEdit, places: readonly LogicPlace[]): LogicEdit {
  const spot = 'after' in first ? first.after : first.before;
  const within = toContext(containerOf(first));
  return {
    action: first.action,
    path: placeOf(spot.node, spot.path),
    places,
    role: roleOf(spot),
    ...('before' in first && { before: first.before.node.logic }),
    ...('after' in first && { after: first.after.node.logic }),
    ...(first.action === 'WRAPPED' && { inside: pathInside(first.after.node, first.inside) }),
    ...(first.action === 'UNWRAPPED' && { inside: pathInside(first.before.node, first.inside) }),
    ...(within !== undefined && { within }),
    ...(first.action === 'MOVED' && first.from !== first.container && { from: toContext(first.from) }),
  };
}

function pathInside(outer: LogicNode, inside: Inside): LogicEdit['path'] {
  return inside.flatMap((at, depth) => {
    const node = nodeInside(outer, inside.slice(0, depth));
    return node === undefined ? [] : stepTo(node, at);
  });
}

function containerOf(edit: Edit | Move): Container | undefined {
  if ('container' in edit) return edit.container;
  const [before, after] = [edit.before.parent, edit.after.parent];
  if (before === undefined || after === undefined) return undefined;
  // A member has nothing but its value.
  if (before.node.kind === 'member' && before.parent !== undefined && after.parent !== undefined) {
    return { before: before.parent, after: after.parent };
  }
  return { before, after };
}

function toContext(container: Container): LogicContext;
function toContext(container: Container | undefined): LogicContext | undefined;
function toContext(container: Container | undefined): LogicContext | undefined {
  if (container === undefined) return undefined;
  const { before, after } = container;
  return { before: before.node.logic, after: after.node.logic, isBranch: before.node.kind === 'branch' };
}

function roleOf({ node, parent }: Spot): LogicRole {
  if (parent === undefined) return 'WHOLE';
  if (node.kind === 'branch') return 'BRANCH';
  if (node.kind === 'member') return 'MEMBER';
  if (parent.node.kind === 'list') return 'ITEM';
  if (parent.node.kind !== 'operator') return 'ARGUMENT';
  if (branchOperators.has(parent.node.label)) return 'DEFAULT';
  return operandRole(parent.node.label) ?? 'ARGUMENT';
}
