// The one check against lost edits: every entity carries a random revision that changes with each write, and an
// update or delete may name the revision that it was made from. A product's revision covers its row and the texts
// saved with it; what has a screen and a save of its own (price logic, a single text) has a revision of its own.
import { type Problem, UserError } from './user-error.ts';

/** An entity as its row stood when it was locked. */
export interface Revised {
  readonly revision: string;
  readonly lastModifiedAt: Date;
  /** Username of who wrote last; absent when that user no longer exists. */
  readonly lastModifiedBy: string | undefined;
}

/** What the next change of the same record expects; null once the record no longer exists. */
export interface NextRevision {
  readonly revision: string | null;
}

/** CONFLICT, with who and when, unless the revision is the expected one or none is expected. The row must be locked. */
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
  const who = by ?? 'a user who is no longer here';
  const message = `This ${what} was changed by ${who} on ${inWords(at)}, after it was read. Reload it to see that change, or save without the check to overwrite it.`;
  return { code: 'CONFLICT', message, path: 'expectedRevision', ...(by !== undefined && { by }), at };
}

/** DD/MM/YYYY HH:mm:ss UTC */
function inWords(instant: Date): string {
  const text = instant.toISOString();
  return `${text.slice(0, 10).split('-').toReversed().join('/')} ${text.slice(11, 19)} UTC`;
}
