// How many of a request's problems leave the server. Messages name what was sent, such as a field that does not
// exist, and what was sent may be long: however large the request, its refusal is small.
import type { Problem } from './user-error.ts';

/** Of a message, in UTF-16 units. */
export const messageMaxLength = 400;
export const pathMaxLength = 300;
/** Of all problems of one refusal as JSON. More would only repeat what the first ones say. */
export const problemsMaxBytes = 8 * 1024;

/** The beginning of a text that is too long. */
export function shorten(text: string, maxLength: number = messageMaxLength): string {
  return text.length > maxLength ? `${text.slice(0, maxLength).toWellFormed()}…` : text;
}

/** As many as fit, the first one always. */
export function boundProblems(problems: readonly Problem[]): readonly Problem[] {
  return takeWithin(problemsMaxBytes, problems, boundProblem);
}

function boundProblem(problem: Problem): Problem {
  const { message, path } = problem;
  return { ...problem, message: shorten(message), ...(path !== undefined && { path: shorten(path, pathMaxLength) }) };
}

/** The first items as they are presented, as long as their JSON fits; the others are not even presented. */
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
