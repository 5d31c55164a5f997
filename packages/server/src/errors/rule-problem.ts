import type { RuleProblem } from '@coverwright/rules';
import type { Problem } from './user-error.ts';

/** The problem of logic that has no result. */
export function toRuleProblem(problem: RuleProblem, path: string): Problem {
  return { code: problem.code === 'LIMIT_EXCEEDED' ? 'LIMIT_EXCEEDED' : 'INVALID', message: problem.message, path };
}
