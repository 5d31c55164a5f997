import type { TFunction } from 'i18next';
import type { Problem } from '../../../api/api-error.ts';
import { assignToFields, type AssignedProblems } from '../../../ui/form-dialog/assigned-problems.ts';
import { describeProblem } from '../../../ui/problems/problem-text.ts';
import { validateName } from '../file-name.ts';

type Translate = TFunction<'files'>;

/** The error message for a typed name. */
export function nameProblemText(t: Translate, name: string, folder: string): string | undefined {
  const problem = validateName(name, folder);
  return problem && t(`name.${problem}`);
}

export function nameTexts(text: string | undefined): { readonly name?: string } {
  return text === undefined ? {} : { name: text };
}

/** The problems that concern the name, as messages for its field. */
export function toNameProblems(t: Translate, problems: readonly Problem[]): AssignedProblems<'name'> {
  return assignToFields(
    problems,
    (problem) => (isAboutName(problem) ? 'name' : undefined),
    (problem) => (problem.code === 'ALREADY_EXISTS' ? t('name.exists') : describeProblem(problem, t('name.label'))),
  );
}

function isAboutName({ code, path }: Problem): boolean {
  if (code === 'NOT_FOUND' || code === 'CONFLICT') return false;
  return code === 'ALREADY_EXISTS' || path === 'key' || path === 'newKey';
}
