// The responses of the REST API as JSON text, for all threads. Pure.
import { boundProblems } from '../../errors/bounded-problems.ts';
import { type MessageLanguage, wordProblems } from '../../sentences/language.ts';
import type { AppliedVersion, InputReport } from '../calculation.ts';
import type { Problem } from '../../errors/user-error.ts';
import { failure, success } from '../../errors/envelope.ts';
import { say } from '../../sentences/say.ts';

/** The maximum calculation time of one request. */
export const calculationTimeMs = 30_000;

/** The leading fields of a success, followed by those of the result. */
const successStart = `${JSON.stringify(success).slice(0, -1)},`;

const lateProblem: Problem = {
  code: 'LIMIT_EXCEEDED',
  ...say('ITEM_TOO_LATE', { seconds: calculationTimeMs / 1000 }),
};

export interface AnswerText {
  readonly text: string;
  readonly problems: readonly Problem[];
}

export function successText(result: Partial<InputReport>, language: MessageLanguage, applied?: AppliedVersion): string {
  const { warnings } = result;
  const worded = warnings === undefined ? result : { ...result, warnings: wordProblems(warnings, language) };
  return `${successStart}${applied === undefined ? '' : appliedText(applied)}${JSON.stringify(worded).slice(1)}`;
}

function appliedText({ version, effectiveFrom }: AppliedVersion): string {
  return `"version":${JSON.stringify(version)},"effectiveFrom":${JSON.stringify(effectiveFrom)},`;
}

/** Includes as many problems as a refusal may have. */
export function refusalText(problems: readonly Problem[], language: MessageLanguage): string {
  return JSON.stringify(failure(boundProblems(wordProblems(problems, language))));
}

/** On the main thread, where calculations are small: others have taken the time. */
const unreachedProblem: Problem = {
  code: 'BUSY',
  ...say('ITEM_NOT_REACHED', { seconds: calculationTimeMs / 1000 }),
};

export function unreachedText(language: MessageLanguage): string {
  return refusalText([unreachedProblem], language);
}

/** The response for an item that was not started in time. */
export function lateText(language: MessageLanguage): string {
  return refusalText([lateProblem], language);
}
