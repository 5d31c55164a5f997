/** Messages about logic in the words of a formula, which has names and signs of its own for some operators. */
import type { Sentence } from '@coverwright/rules';
import i18next from 'i18next';
import { ruleText } from '../problems/rule-text.ts';

/** Operators that a formula writes differently. */
export const signsOfOperators: ReadonlyMap<string, string> = new Map([
  ['!', 'not'],
  ['not', 'not'],
  ['?:', 'if'],
  ['eachKey', '{ }'],
]);

const ownTexts = [
  'TABLE_NAME_NEEDED',
  'TABLE_KEYS_NEEDED',
  'TABLE_COLUMN_NEEDED',
  'FUNCTION_NAME_NEEDED',
  'FUNCTION_INPUTS_NEEDED',
  'LIST_NEEDED',
  'SEVERAL_KEYS',
] as const;

export function formulaRuleText({ reason, parameters }: Sentence): string {
  const own = ownTexts.find((one) => one === reason);
  const operator = signsOfOperators.get(String(parameters['operator']));
  const words = operator === undefined ? parameters : { ...parameters, operator };
  return own === undefined
    ? ruleText({ reason, parameters: words })
    : i18next.t(`logic:formula.rule.${own}`, { ...words });
}
