// Sessions of visitors who signed in to a published app by an email link.
import { randomId } from '../../../database/random-id.ts';
import { UserError } from '../../../errors/user-error.ts';
import type { RequestContext, Scope } from '../../../request/context.ts';
import type { MutationopenVisitorSessionArgs } from '../../../graphql/generated/schema-types.ts';
import { lockAccount } from '../accounts/accounts.store.ts';
import { unusableLink } from '../passwords/passwords.service.ts';
import { hashOfSecret } from '../random-secret.ts';
import { requireSecondFactor } from '../second-factor/second-factor-check.service.ts';
import { findSecondFactor, type UserKey } from '../second-factor/second-factors.store.ts';
import { visitorTokenLifetimeSeconds } from '../sessions/access-token.ts';
import { countAttempt } from '../sign-in/attempts.service.ts';
import { findPublisher, requireSignInApp } from './sign-in-links.service.ts';
import * as store from './visitors.store.ts';
import { say } from '../../../sentences/say.ts';

type Context = Pick<RequestContext, 'app' | 'facts' | 'caller' | 'signal'>;

/** Per address and app: the devices and tabs of one person. Keep in sync with docs/limits.md. */
export const visitorSessionsMax = 10;

export interface VisitorToken {
  readonly accessToken: string;
  readonly expiresAt: Date;
}

export async function openVisitorSession(
  { code, secondFactor }: MutationopenVisitorSessionArgs,
  context: Context,
): Promise<VisitorToken> {
  const { app, caller, facts, signal } = context;
  const { tenantId, appId, host, visitors, releaseId } = requireSignInApp(caller);
  const codeHash = hashOfSecret(code);
  const attempt = await countAttempt('visitor-code', { account: codeHash, tenantId }, context);
  const now = app.clock();
  const stranger = { tenantId, strangerAt: facts.address };
  const place = { tenantId, codeHash, appId, host, kind: visitors.kind };
  const link = await app.database.read(
    stranger,
    async (transaction) => {
      const found = await store.findLink(place, now, transaction);
      if (found === undefined || releaseId === undefined) return found;
      // The link may belong to someone else, lured from the live app to this preview.
      const wanted = { tenantId, email: found.email, isLocal: facts.isLocal };
      return (await findPublisher(wanted, transaction)) && found;
    },
    signal,
  );
  if (link === undefined) throw unusableLink();
  if (link.userId !== null) await requireSecondFactorOf({ tenantId, userId: link.userId }, secondFactor, context);
  const sessionId = randomId();
  const expiresAt = new Date(now.getTime() + visitorTokenLifetimeSeconds * 1000);
  await app.database.write(stranger, async (transaction) => {
    // Locked before the link, like everything else that changes an account.
    const { userId } = link;
    const account = userId === null ? undefined : await lockAccount({ tenantId, userId }, transaction);
    if (userId !== null && account?.isActive !== true) throw unusableLink();
    if (!(await store.claimLink(place, now, transaction))) throw unusableLink();
    const session = { ...place, ...link, id: sessionId, now, expiresAt, sessionsMax: visitorSessionsMax };
    await store.insertVisitorSession(session, transaction);
  });
  await attempt.forgive();
  const key = { tenantId, appId, host, releaseId, sessionId };
  return { accessToken: await app.accessTokens.signVisitor(key, now), expiresAt };
}

/** A link proves only the mailbox, which is not enough if the user has a second factor or the tenant requires one. */
async function requireSecondFactorOf(user: UserKey, code: string | null | undefined, context: Context): Promise<void> {
  const { app, facts, signal } = context;
  const { isEnabled, isRequired } = await app.database.read(
    { tenantId: user.tenantId, strangerAt: facts.address },
    (transaction) => findSecondFactor(user, transaction),
    signal,
  );
  const path = 'secondFactor';
  if (isEnabled && code) return requireSecondFactor(user, code, path, context);
  if (isEnabled) {
    const sentence = say('SECOND_FACTOR_MISSING');
    throw new UserError({ code: 'REQUIRED', ...sentence, path });
  }
  if (!isRequired) return;
  const sentence = say('FACTOR_NEEDED_FOR_VISITORS');
  throw new UserError({ code: 'INVALID', ...sentence, path: 'code' });
}

export async function endVisitorSession(_args: object, { caller, now, transaction }: Scope): Promise<void> {
  await store.endVisitorSession(caller, now, transaction);
}
