/** The condition under which an input is required, as the form holds it. Pure. */
import { textIn } from '@coverwright/insurance/input';
import { noWords, type LogicWords } from '../../../ui/logic-editor/views/logic-words.ts';
import type { InputEntry, Requirement } from './inputs-form.ts';

/** The JSON Logic of an empty formula. */
const blankCondition = '{}';

export function isBlankCondition(condition: string): boolean {
  return condition.trim() === '' || condition.trim() === blankCondition;
}

/** A new condition begins as an empty formula; one that was written stays for when it is chosen again. */
export function changesByRequirement(
  { condition }: InputEntry,
  requirement: Requirement,
): Pick<InputEntry, 'requirement'> & Partial<InputEntry> {
  if (!isBlankCondition(condition)) return { requirement };
  return { requirement, condition: requirement === 'when' ? blankCondition : '' };
}

/** What a condition can name: the inputs beside its own. */
export function conditionWords(beside: readonly InputEntry[], language: string): LogicWords {
  const named = beside.filter(({ path }) => path !== '');
  const inputs = named.map(({ path, label }) => ({ path, label: textIn(label, [language]) ?? '' }));
  return { ...noWords, inputs };
}
