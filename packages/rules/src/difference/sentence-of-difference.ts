import { createSay, type Sentence } from '@coverwright/insurance/sentence';
import { isJsonList, type Json, type JsonPath } from '../json/json.ts';
import { toOperator } from '../json/shape.ts';
import {
  type LogicContext,
  type LogicDifference,
  type LogicEdit,
  type LogicRole,
  operandRole,
} from './logic-difference.ts';
import { sentenceOfDecision } from './sentence-of-decision.ts';
import { differenceSentences } from './sentences.ts';
import { showBranch, showLogic, showMember, showOperator, withHole } from './show-logic.ts';

const say = createSay(differenceSentences);

const words = {
  ARGUMENT: say('LOGIC_ARGUMENT'),
  BRANCH: say('LOGIC_BRANCH'),
  CONDITION: say('LOGIC_CONDITION'),
  FACTOR: say('LOGIC_FACTOR'),
  ITEM: say('LOGIC_ITEM'),
  MEMBER: say('LOGIC_MEMBER'),
  DEFAULT: say('LOGIC_DEFAULT'),
  TERM: say('LOGIC_TERM'),
  WHOLE: say('LOGIC_ARGUMENT'),
} as const satisfies Readonly<Record<LogicRole, Sentence>>;

const sentencesByAction = {
  ADDED: sentenceOfPart,
  CHANGED: sentenceOfChange,
  MOVED: sentenceOfMove,
  OPERATOR_CHANGED: sentenceOfChange,
  REMOVED: sentenceOfPart,
  UNWRAPPED: sentenceOfWrapping,
  WRAPPED: sentenceOfWrapping,
} as const satisfies Readonly<Record<LogicEdit['action'], (edit: LogicEdit) => Sentence>>;

/** What was edited, with the expressions involved in a short form. */
export function sentenceOfDifference(difference: LogicDifference): Sentence {
  if (difference.action === 'DECISION_EDITED') return sentenceOfDecision(difference.edit);
  return difference.action === 'OMITTED'
    ? say('LOGIC_DIFFERENCES_OMITTED', { count: difference.count })
    : sentencesByAction[difference.action](difference);
}

function sentenceOfPart({ action, role, path, places, after, before, within }: LogicEdit): Sentence {
  const part = { role, text: showPart(role, path, after ?? before) };
  return action === 'ADDED'
    ? sayAdded(part, places.length, showContext(within))
    : sayRemoved(part, places.length, showContext(within));
}

interface Part {
  readonly role: LogicRole;
  readonly text: string;
}

function sayAdded({ role, text }: Part, count: number, within: string): Sentence {
  const given = { role: words[role], part: text };
  return count > 1
    ? say('LOGIC_PART_ADDED_IN_PLACES', { ...given, count })
    : say('LOGIC_PART_ADDED', { ...given, within });
}

function sayRemoved({ role, text }: Part, count: number, within: string): Sentence {
  const given = { role: words[role], part: text };
  return count > 1
    ? say('LOGIC_PART_REMOVED_IN_PLACES', { ...given, count })
    : say('LOGIC_PART_REMOVED', { ...given, within });
}

function sentenceOfMove({ role, path, places, after, within, from }: LogicEdit): Sentence {
  if (places.length > 1) {
    return say('LOGIC_PARTS_REORDERED', { before: showContext(within), after: showContext(within, 'after') });
  }
  const part = showPart(role, path, after);
  return from === undefined
    ? say('LOGIC_PART_REPOSITIONED', { role: words[role], part, within: showContext(within) })
    : say('LOGIC_PART_MOVED', { part, from: showContext(from), within: showContext(within) });
}

function sentenceOfChange({ action, role, path, places, before = null, after = null, within }: LogicEdit): Sentence {
  const isOperator = action === 'OPERATOR_CHANGED';
  const [old, next] = isOperator
    ? [showOperator(before), showOperator(after)]
    : [showPart(role, path, before), showPart(role, path, after)];
  if (old === next) return say('LOGIC_CHANGED_UNSEEN', { part: showPart(role, path, before) });
  const given = { before: old, after: next };
  if (places.length > 1) return say('LOGIC_CHANGED_IN_PLACES', { ...given, count: places.length });
  if (isOperator) return say('LOGIC_CHANGED_WITHIN', { ...given, within: showLogic(before) });
  return within === undefined
    ? say('LOGIC_CHANGED', given)
    : say('LOGIC_CHANGED_WITHIN', { ...given, within: showContext(within) });
}

function sentenceOfWrapping({ action, places, before = null, after = null, inside = [] }: LogicEdit): Sentence {
  const [inner, outer] = action === 'WRAPPED' ? [before, after] : [after, before];
  const [part, count] = [showLogic(inner), places.length];
  const other = otherOperand(outer, inside);
  if (other !== undefined) return action === 'WRAPPED' ? sayAdded(other, count, part) : sayRemoved(other, count, part);
  const wrapper = showLogic(withHole(outer, inside));
  if (action === 'WRAPPED') {
    return count > 1 ? say('LOGIC_WRAPPED_IN_PLACES', { count, wrapper }) : say('LOGIC_WRAPPED', { part, wrapper });
  }
  return count > 1 ? say('LOGIC_UNWRAPPED_IN_PLACES', { count, wrapper }) : say('LOGIC_UNWRAPPED', { part, wrapper });
}

/** An expression that becomes one of two terms, factors or conditions is extended by the other one. */
function otherOperand(outer: Json, inside: JsonPath): Part | undefined {
  const operator = toOperator(outer);
  const role = operator && operandRole(operator.name);
  const args = operator?.argument;
  if (role === undefined || !isJsonList(args) || args.length !== 2 || inside.length !== 2) return undefined;
  return { role, text: showLogic(args[inside[1] === 0 ? 1 : 0] ?? null) };
}

function showPart(role: LogicRole, path: JsonPath, logic: Json | undefined): string {
  if (role === 'BRANCH') return showBranch(logic ?? null);
  return role === 'MEMBER' ? showMember(String(path.at(-1)), logic ?? null) : showLogic(logic ?? null);
}

function showContext(context: LogicContext | undefined, side: 'before' | 'after' = 'before'): string {
  if (context === undefined) return '';
  return context.isBranch ? showBranch(context[side]) : showLogic(context[side]);
}
