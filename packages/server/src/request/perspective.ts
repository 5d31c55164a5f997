// Which state of the tenant's items a request reads: what is edited, what is live, or what a release holds. Tenants without
// releases have only one. Pure.
import { type Problem, UserError } from '../errors/user-error.ts';
import { say } from '../sentences/say.ts';
import type { Right } from './rights.ts';

export const perspectiveHeader = 'x-perspective';

export type Perspective =
  | { readonly kind: 'working' }
  | { readonly kind: 'live' }
  | { readonly kind: 'release'; readonly releaseId: string };

export const working: Perspective = { kind: 'working' };
export const live: Perspective = { kind: 'live' };

interface Looking {
  readonly rights: ReadonlySet<Right>;
  /** Named by the header of a signed-in user. */
  readonly perspective?: Perspective;
}

/**
 * For queries that show what is edited: the named state; without one, the working copy for users who may change such items.
 * @param writeRight the right to change items of the kind
 */
export function shownTo({ rights, perspective }: Looking, writeRight: Right): Perspective {
  return perspective ?? (rights.has(writeRight) ? working : live);
}

/** For prices, decisions, rendering and function calls: the named state, else what is live. */
export function actedOnBy({ perspective }: Looking): Perspective {
  return perspective ?? live;
}

/** The same caller, for whatever is sent, submitted, stored or run by a job: it reads what is live. */
export function asEffective<Caller extends Looking>(caller: Caller): Caller {
  return { ...caller, perspective: live };
}

const releasePattern = /^release ([\w-]{1,64})$/;

/** The value of the header; undefined if it is malformed. */
export function parsePerspective(header: string): Perspective | undefined {
  if (header === 'working') return working;
  if (header === 'live') return live;
  const releaseId = releasePattern.exec(header)?.[1];
  return releaseId === undefined ? undefined : { kind: 'release', releaseId };
}

export const perspectiveInvalid: Problem = { code: 'INVALID', ...say('PERSPECTIVE_INVALID') };

/** Guests, visitors and API keys read what is live. */
export const perspectiveNotForCaller: Problem = { code: 'FORBIDDEN', ...say('PERSPECTIVE_NOT_FOR_CALLER') };

export function requireNoPerspective({ perspective }: { readonly perspective?: string | undefined }): void {
  if (perspective !== undefined) throw new UserError(perspectiveNotForCaller);
}
