import type { TFunction } from 'i18next';
import type { ApiError } from '../../api/api-error.ts';
import { describeProblem } from '../../ui/problem-text.ts';
import { validateName } from './file-name.ts';

type Translate = TFunction<'files'>;

/** What is wrong with a typed name, in words. */
export function nameProblemText(t: Translate, name: string, folder: string): string | undefined {
  const problem = validateName(name, folder);
  return problem && t(`name.${problem}`);
}

/** A refusal that is about the name, in words for its field. */
export function refusedNameText(t: Translate, error: ApiError): string | undefined {
  const problem = error.problems.find(
    ({ code, path }) => code === 'ALREADY_EXISTS' || path === 'key' || path === 'newKey',
  );
  if (!problem || problem.code === 'NOT_FOUND' || problem.code === 'CONFLICT') return undefined;
  return problem.code === 'ALREADY_EXISTS' ? t('name.exists') : describeProblem(problem, t('name.label'));
}
