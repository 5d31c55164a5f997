import type { TFunction } from 'i18next';
import { jsonProblemText } from '../../../ui/problems/rule-text.ts';
import type { BenefitsProblem } from './benefits-json.ts';

/** What is wrong with the typed benefits, with its line. */
export function benefitsText(problem: BenefitsProblem, t: TFunction<'products'>): string {
  const { line } = problem;
  if (problem.reason === 'syntax') return jsonProblemText({ ...problem.sentence, line });
  return t(`benefitsProblem.${problem.reason}`, { line, field: problem.field });
}
