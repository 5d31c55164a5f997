// The answers of the REST API as JSON text, whichever thread calculates them. Pure.
import { boundProblems } from '../../errors/bounded-problems.ts';
import { type MessageLanguage, translateProblems } from '../../errors/translations/translate-problems.ts';
import type { Problem } from '../../errors/user-error.ts';
import { failure, success } from '../../request/envelope.ts';

/** How long one request may calculate. */
export const calculationTimeMs = 30_000;

/** The fields of a success, which the result's own follow. */
const successStart = `${JSON.stringify(success).slice(0, -1)},`;

const lateProblem: Problem = {
  code: 'LIMIT_EXCEEDED',
  message: `The request exceeds the time limit of ${calculationTimeMs / 1000} seconds. Send this item again, in a smaller list.`,
};

export interface AnswerText {
  readonly text: string;
  readonly problems: readonly Problem[];
}

export function successText(result: object): string {
  return `${successStart}${JSON.stringify(result).slice(1)}`;
}

/** With as many of the problems as a refusal may have. */
export function refusalText(problems: readonly Problem[], language: MessageLanguage): string {
  return JSON.stringify(failure(boundProblems(translateProblems(problems, language))));
}

/** The answer to an item that was not begun in time. */
export function lateText(language: MessageLanguage): string {
  return refusalText([lateProblem], language);
}
