// Limits the problems in a response. Messages may quote the request, such as a field that does not exist, and
// the quoted text may be long: however large the request, its refusal is small.
import { shorten } from '@coverwright/insurance/shorten';
import { say } from '../sentences/say.ts';
import type { WordedProblem } from './user-error.ts';

/** For one message, in UTF-16 units. */
export const messageMaxLength = 400;
export const pathMaxLength = 300;
/** For the values of one sentence as JSON; a problem with more is said by its message alone. */
export const paramsMaxLength = 2000;
/** For all problems of one refusal as JSON. Further problems would only repeat the first ones. */
export const problemsMaxBytes = 8 * 1024;

/** As many as fit, but always the first one. */
export function boundProblems<Shown extends WordedProblem>(problems: readonly Shown[]): readonly Shown[] {
  // Reasons repeat what messages say, and are not counted.
  const uncounted = { reason: undefined, params: undefined };
  const counted = takeWithin(problemsMaxBytes, problems, (problem) => ({ ...boundTexts(problem), ...uncounted }));
  return problems.slice(0, counted.length).map((problem) => boundParams(boundTexts(problem)));
}

function boundTexts<Shown extends WordedProblem>(problem: Shown): Shown {
  const { message, path } = problem;
  return {
    ...problem,
    message: shorten(message, messageMaxLength),
    ...(path !== undefined && { path: shorten(path, pathMaxLength) }),
  };
}

function boundParams<Shown extends WordedProblem>(problem: Shown): Shown {
  if (!('params' in problem) || JSON.stringify(problem.params).length <= paramsMaxLength) return problem;
  return { ...problem, ...say('PROBLEM_TOO_LONG', { message: problem.message }) };
}

/** Presents items while their JSON fits; the others are not presented at all. */
export function takeWithin<Item, Presented>(
  maxBytes: number,
  items: readonly Item[],
  present: (item: Item) => Presented,
): Presented[] {
  const taken: Presented[] = [];
  let sizeBytes = 0;
  for (const item of items) {
    const presented = present(item);
    sizeBytes += Buffer.byteLength(JSON.stringify(presented));
    if (sizeBytes > maxBytes && taken.length > 0) break;
    taken.push(presented);
  }
  return taken;
}
