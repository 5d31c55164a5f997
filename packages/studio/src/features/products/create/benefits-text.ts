import type { TFunction } from 'i18next';
import { jsonProblemText } from '../../../ui/problems/rule-text.ts';
import type { BenefitsProblem } from './benefits-json.ts';

/** The error message for the typed benefits, with the line number. */
export function benefitsText(problem: BenefitsProblem, t: TFunction<'products'>): string {
  const { line } = problem;
  if (problem.reason === 'syntax') return jsonProblemText({ ...problem.sentence, line });
  return t(`benefitsProblem.${problem.reason}`, { line, field: problem.field });
}
