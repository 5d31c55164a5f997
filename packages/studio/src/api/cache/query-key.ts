// Keys of cached answers. Equal keys share an answer, so a key begins with the session's owner.
import type { Session } from '../session/session.ts';
import type { TypedDocument } from '../typed-document.ts';

type SessionOwner = Pick<Session, 'owner' | 'tenantId'>;

/** The common prefix of everything loaded in the session. */
export function sessionKey(session: SessionOwner): readonly unknown[] {
  return [session.tenantId(), session.owner()];
}

/** The common prefix of all answers to an operation, for any locale and variables; follows the session's key. */
export function operationKey(document: TypedDocument<unknown, never>): readonly unknown[] {
  return [document.toString()];
}
