import type { TableProblem } from '@coverwright/rules';
import { describeSentence } from '../../../ui/problems/problem-text.ts';

/** In the display language, with the values that the check of tables names. */
export function wordProblem({ reason, parameters, message }: TableProblem): string {
  return describeSentence({ reason, message, ...(parameters && { params: parameters }) });
}
