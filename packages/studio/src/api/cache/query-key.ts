// Names the answers in the cache. Equal keys share an answer, so a key begins with whose answer it is.
import type { Session } from '../session/session.ts';
import type { TypedDocument } from '../typed-document.ts';

type SessionOwner = Pick<Session, 'owner' | 'tenantId'>;

/** Of everything that is read in the session. */
export function sessionKey(session: SessionOwner): readonly unknown[] {
  return [session.tenantId(), session.owner()];
}

/** Of all answers to an operation, whatever the locale and the variables; below the key of the session. */
export function operationKey(document: TypedDocument<unknown, never>): readonly unknown[] {
  return [document.toString()];
}
