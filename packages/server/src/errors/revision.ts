// The check against lost updates: every entity has a random revision that changes with each write, and an
// update or delete may include the revision that it is based on. A product's revision covers its row and the
// texts saved with it; parts with a separate screen and save (price logic, a single text) have separate
// revisions.
import { type Problem, UserError } from './user-error.ts';
import { say, term } from '../sentences/say.ts';

/** The state of an entity's row when it was locked. */
export interface Revised {
  readonly revision: string;
  readonly lastModifiedAt: Date;
  /** The username of the last author; absent if that user no longer exists. */
  readonly lastModifiedBy: string | undefined;
}

/** The revision that the next change of the record expects; null once the record no longer exists. */
export interface NextRevision {
  readonly revision: string | null;
}

/** Throws CONFLICT, with who and when, unless the revision matches or none is expected. The row must be locked. */
export function requireRevision(expected: string | null | undefined, current: Revised, what: string): void {
  const problem = revisionProblem(expected, current, what);
  if (problem !== undefined) throw new UserError(problem);
}

export function revisionProblem(
  expected: string | null | undefined,
  current: Revised,
  what: string,
): Problem | undefined {
  if (expected === null || expected === undefined || expected === current.revision) return undefined;
  const { lastModifiedBy: by, lastModifiedAt: at } = current;
  const known = { what: term(what), at: inWords(at) };
  const sentence = by === undefined ? say('CHANGED_BY_NOBODY', known) : say('CHANGED_MEANWHILE', { ...known, by });
  return { code: 'CONFLICT', ...sentence, path: 'expectedRevision', ...(by !== undefined && { by }), at };
}

/** DD/MM/YYYY HH:mm:ss UTC */
function inWords(instant: Date): string {
  const text = instant.toISOString();
  return `${text.slice(0, 10).split('-').toReversed().join('/')} ${text.slice(11, 19)} UTC`;
}
