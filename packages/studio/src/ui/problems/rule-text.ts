// The rules package's messages about JSON and logic, in the display language.
import type { OperatorName, Sentence } from '@coverwright/rules';
import i18next from 'i18next';

export function ruleText({ reason, parameters }: Sentence): string {
  return i18next.t(`rules:sentence.${reason}`, parameters);
}

/** Includes the line, where nothing else shows it. */
export function jsonProblemText(problem: Sentence & { readonly line: number }): string {
  return i18next.t('rules:atLine', { line: problem.line, sentence: ruleText(problem) });
}

export function operatorText(name: OperatorName): string {
  // Operator names may contain colons.
  return i18next.t(`operator.${name}`, { ns: 'rules', nsSeparator: false });
}
