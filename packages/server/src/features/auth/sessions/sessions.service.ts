// Lists and ends a user's own sessions.
import { UserError } from '../../../errors/user-error.ts';
import type { RequestFacts, Scope } from '../../../request/context.ts';
import type { MutationendSessionArgs } from '../../../graphql/generated/schema-types.ts';
import { toHostName } from '../../../network/host-name.ts';
import { readDevice } from './device.ts';
import * as store from './sessions.store.ts';
import { say } from '../../../sentences/say.ts';

export const listedMax = 100;
/** The length of the longest IPv6 address text. */
const addressLengthMax = 45;

export async function listSessions(_args: object, { caller, now, transaction }: Scope) {
  const { totalCount, list } = await store.listSessionsOf(caller, { now, limit: listedMax }, transaction);
  return { totalCount, list: list.map((session) => ({ ...session, isCurrent: session.id === caller.sessionId })) };
}

export async function endSession({ id }: MutationendSessionArgs, { caller, now, transaction }: Scope): Promise<void> {
  const { tenantId, userId } = caller;
  if (await store.endOwnSession({ tenantId, userId, sessionId: id, now }, transaction)) return;
  const sentence = say('SESSION_UNKNOWN');
  throw new UserError({ code: 'NOT_FOUND', ...sentence, path: 'id' });
}

export async function endOtherSessions(_args: object, { caller, now, transaction }: Scope): Promise<void> {
  const { tenantId, userId, sessionId } = caller;
  await store.endSessionsOf({ tenantId, userId, now, keptSessionId: sessionId }, transaction);
}

/** What is stored about a request that signs in or renews tokens. */
export function toSessionUse(facts: RequestFacts, now: Date): store.SessionUse {
  const { address, userAgent, host = '', origin = '' } = facts;
  // A page on another host stores the tokens under that host.
  const page = toHostName(URL.parse(origin)?.hostname ?? '') ?? toHostName(host) ?? null;
  return { ...readDevice(userAgent), address: address.slice(0, addressLengthMax), host: page, usedAt: now };
}

/** Whether browsers may hold session tokens at the host. */
export async function isSignedInAt(host: string, { transaction, caller, now }: HostScope): Promise<boolean> {
  return store.hasSessionAt({ tenantId: caller.tenantId, host, now }, transaction);
}

type HostScope = Pick<Scope, 'transaction' | 'caller' | 'now'>;
