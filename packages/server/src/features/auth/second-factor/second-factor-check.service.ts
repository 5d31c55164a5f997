// Checks a code of the second factor or a recovery code. Each can be used once.
import { type Problem, UserError } from '../../../errors/user-error.ts';
import type { RequestContext } from '../../../request/context.ts';
import { countAttempt } from '../sign-in/attempts.service.ts';
import { findStep, toRecoveryCode } from './one-time-code.ts';
import { hashOfSecret } from '../random-secret.ts';
import { claimRecoveryCode, claimStep, findSealedSecret, type UserKey } from './second-factors.store.ts';
import { say } from '../../../sentences/say.ts';

type Context = Pick<RequestContext, 'app' | 'facts' | 'caller' | 'signal'>;

/** Counts the attempt, and refuses a wrong code at the given path. */
export async function requireSecondFactor(user: UserKey, code: string, path: string, context: Context): Promise<void> {
  const attempt = await countAttempt('second-factor', { account: user.userId, tenantId: user.tenantId }, context);
  if (!(await claimCode(user, code, context))) throw new UserError(wrongCode(path));
  await attempt.forgive();
}

export function wrongCode(path: string): Problem {
  const sentence = say('SECOND_FACTOR_WRONG');
  return { code: 'INVALID', ...sentence, path };
}

async function claimCode(user: UserKey, code: string, { app, facts, caller }: Context): Promise<boolean> {
  const now = app.clock();
  const turn = caller ?? { tenantId: user.tenantId, strangerAt: facts.address };
  return app.database.write(turn, async (transaction) => {
    const sealedSecret = await findSealedSecret(user, transaction);
    if (sealedSecret === undefined) return false;
    const recoveryCode = toRecoveryCode(code);
    if (recoveryCode !== undefined) {
      return claimRecoveryCode(user, { codeHash: hashOfSecret(recoveryCode), now }, transaction);
    }
    const secret = app.secretBox.open(sealedSecret, ownerOf(user));
    if (secret === undefined) {
      const message = 'a second factor cannot be decrypted: AUTH_SECRET is not the one it was set up with';
      app.log.error({ tenantId: user.tenantId, userId: user.userId, requestId: facts.id }, message);
      return false;
    }
    const step = findStep(secret, code, now);
    return step !== undefined && claimStep(user, { sealedSecret, step }, transaction);
  });
}

/** The owner of a sealed secret: copied to another row of the table, it cannot be opened. */
export function ownerOf({ tenantId, userId }: UserKey): string {
  return JSON.stringify([tenantId, userId]);
}
