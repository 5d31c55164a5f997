// Resolves a visitor's token: signature, host and app, then the session in the database, and for staff the user
// and their rights, so that signing out, deactivating a user or changing a role takes effect with the next
// request.
import type { AppParts, Caller, RequestFacts, Visitor } from '../../../request/context.ts';
import { bearerTokenOf } from '../../../request/bearer-token.ts';
import { createReader } from '../../../request/reader.ts';
import { requireNoPerspective } from '../../../request/perspective.ts';
import { rightsOf } from '../../../request/rights.ts';
import { findAppOfToken } from '../../guests/guests.service.ts';
import type { SignedIn } from '../tenant-guard.service.ts';
import { findVisitorSession } from './visitors.store.ts';

type GuardParts = Pick<AppParts, 'accessTokens' | 'clock' | 'database' | 'guestAllowances' | 'liveApps'>;

interface SignedInVisitor extends SignedIn {
  readonly caller: Caller & { readonly visitor: Visitor };
}

/** Undefined for any other token, another host or an app that is no longer live. Close the reader. */
export async function authenticateVisitor(
  authorization: string | undefined,
  facts: RequestFacts,
  app: GuardParts,
  signal?: AbortSignal,
): Promise<SignedInVisitor | undefined> {
  const token = bearerTokenOf(authorization);
  const now = app.clock();
  const key = token === undefined ? undefined : await app.accessTokens.verifyVisitor(token, now);
  const live = key && (await findAppOfToken(key, facts, app));
  if (key === undefined || live?.visitors === undefined) return undefined;
  requireNoPerspective(facts);
  const { tenantId, sessionId } = key;
  const { kind, documents } = live.visitors;
  // Counts towards the tenant's share of connections, each visitor as a separate user.
  const reader = createReader(app.database, { tenantId, userId: `visitor ${sessionId}` }, signal);
  try {
    const standing = { kind, now, withDemoAccounts: facts.isLocal };
    const session = await findVisitorSession(key, standing, await reader.open());
    if (session !== undefined) {
      const { email, userId, role } = session;
      const visitor = { kind, appId: key.appId, email, documents };
      const rights = role === null ? new Set<never>() : rightsOf(role);
      const caller = { tenantId, userId: userId ?? `visitor ${sessionId}`, sessionId, rights, visitor };
      return { caller, reader };
    }
  } catch (error) {
    await reader.close();
    throw error;
  }
  await reader.close();
  return undefined;
}

/** Whether the token is a visitor's, whatever host it is used at. */
export async function isVisitorToken(
  authorization: string | undefined,
  { accessTokens, clock }: Pick<GuardParts, 'accessTokens' | 'clock'>,
): Promise<boolean> {
  const token = bearerTokenOf(authorization);
  return token !== undefined && (await accessTokens.verifyVisitor(token, clock())) !== undefined;
}
