// Before somebody's second factor changes: a stolen access token alone proves nothing.
import { UserError } from '../../errors/user-error.ts';
import type { RequestContext } from '../../graphql/context.ts';
import type { identityProofInput } from '../../graphql/generated/schema-types.ts';
import { findAccountById } from './accounts.store.ts';
import { verifyPassword } from './argon2.adapter.ts';
import { countAttempt } from './attempts.service.ts';
import { requireSecondFactor } from './second-factor-check.service.ts';
import type { UserKey } from './second-factors.store.ts';

type Context = Pick<RequestContext, 'app' | 'facts' | 'caller' | 'signal'>;

/** Refuses, at its path, a proof that is missing or wrong. */
export async function requireProof(
  user: UserKey,
  proof: identityProofInput | null | undefined,
  context: Context,
): Promise<void> {
  if (isText(proof?.secondFactor)) return requireSecondFactor(user, proof.secondFactor, 'proof.secondFactor', context);
  const path = 'proof.currentPassword';
  if (!isText(proof?.currentPassword)) {
    throw new UserError({ code: 'REQUIRED', message: 'Enter your current password.', path });
  }
  const { tenantId, userId } = user;
  const attempt = await countAttempt('password-change', { account: userId, tenantId }, context);
  const account = await context.app.database.read(user, (transaction) => findAccountById(user, transaction));
  if (!(await verifyPassword(proof.currentPassword, account?.passwordHash))) {
    throw new UserError({ code: 'INVALID', message: 'The current password is incorrect.', path });
  }
  await attempt.forgive();
}

function isText(value: string | null | undefined): value is string {
  return value !== null && value !== undefined && value !== '';
}
