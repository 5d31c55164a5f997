/** What is wrong with a formula, and what to do about it, in words. */
import type { FormulaFinding } from '@coverwright/rules/formula';
import i18next from 'i18next';

export function findingText({ code, about = '', correction }: FormulaFinding): string {
  return i18next.t(`logic:formula.finding.${code}`, { about, text: correction?.text ?? '' });
}
