// Sets up and turns off a second factor. Codes are checked in second-factor-check.service.ts.
import { type Problem, UserError } from '../../../errors/user-error.ts';
import type { RequestContext, Scope } from '../../../request/context.ts';
import type {
  MutationbeginSecondFactorArgs,
  MutationconfirmSecondFactorArgs,
  MutationdisableSecondFactorArgs,
  MutationrenewRecoveryCodesArgs,
  MutationupdateSecondFactorRequirementArgs,
} from '../../../graphql/generated/schema-types.ts';
import { type StoredAccount, findAccountById, lockAccount } from '../accounts/accounts.store.ts';
import { countAttempt } from '../sign-in/attempts.service.ts';
import { holdProof, requireProof } from './identity-proof.service.ts';
import { findStep, newOneTimeSecret, newRecoveryCodes, toOtpauthUri } from './one-time-code.ts';
import { openSession } from '../sessions/open-session.service.ts';
import { hashOfSecret } from '../random-secret.ts';
import { ownerOf } from './second-factor-check.service.ts';
import * as store from './second-factors.store.ts';
import { endSessionsOf } from '../sessions/sessions.store.ts';
import { toTokenAnswer, type TokenAnswer } from '../sessions/token-answer.ts';
import { say } from '../../../sentences/say.ts';

type Context = Pick<RequestContext, 'app' | 'facts' | 'caller' | 'enrolling' | 'signal'>;
type Transaction = Scope['transaction'];

export const pendingMs = 30 * 60_000;

export function getSecondFactor(_args: object, { caller, transaction }: Scope): Promise<store.SecondFactor> {
  return store.findSecondFactor(caller, transaction);
}

export async function beginSecondFactor(
  { proof }: MutationbeginSecondFactorArgs,
  context: Context,
): Promise<{ secret: string; uri: string }> {
  const { app, caller } = context;
  const user = requireAnyUser(context);
  const checked = caller === undefined ? undefined : await requireProof(user, proof, context);
  const secret = newOneTimeSecret();
  const until = new Date(app.clock().getTime() + pendingMs);
  const account = await app.database.write(user, async (transaction) => {
    if (checked !== undefined) await holdProof(user, checked, transaction);
    const found = await requireAccount(await findAccountById(user, transaction), context, transaction);
    const sealedSecret = app.secretBox.seal(secret, ownerOf(user));
    await store.upsertPendingSecret(user, { sealedSecret, until }, transaction);
    return found;
  });
  return { secret, uri: toOtpauthUri(secret, `${account.email} (${user.tenantId})`) };
}

export async function confirmSecondFactor(
  { code }: MutationconfirmSecondFactorArgs,
  context: Context,
): Promise<{ recoveryCodes: string[]; token: TokenAnswer | null }> {
  const { app, caller, enrolling } = context;
  const user = requireAnyUser(context);
  const { tenantId, userId } = user;
  const attempt = await countAttempt('second-factor', { account: userId, tenantId }, context);
  const recoveryCodes = newRecoveryCodes();
  const token = await app.database.write(user, async (transaction) => {
    // Locked against a sign-in with only the password: it waits and is then refused.
    const { passwordHash } = await requireAccount(await lockAccount(user, transaction), context, transaction);
    const now = app.clock();
    const step = await findConfirmedStep(user, code, now, app.secretBox, transaction);
    await store.enablePendingSecret(user, { step, now }, transaction);
    await store.replaceRecoveryCodes(user, recoveryCodes.map(hashOfSecret), transaction);
    await endSessionsOf({ ...user, now, keptSessionId: caller?.sessionId ?? '' }, transaction);
    if (enrolling === undefined) return null;
    const session = { ...user, clientId: enrolling.clientId, passwordHash, hasSecondFactor: true };
    return toTokenAnswer(await openSession(session, context, transaction));
  });
  await attempt.forgive();
  return { recoveryCodes, token };
}

async function findConfirmedStep(
  user: store.UserKey,
  code: string,
  now: Date,
  secretBox: Context['app']['secretBox'],
  transaction: Transaction,
): Promise<number> {
  const sealed = await store.findPendingSecret(user, now, transaction);
  const secret = sealed === undefined ? undefined : secretBox.open(sealed, ownerOf(user));
  if (secret === undefined) throw new UserError(notBegun);
  const step = findStep(secret, code, now);
  if (step === undefined) throw new UserError(wrongCode);
  return step;
}

const notBegun: Problem = {
  code: 'NOT_FOUND',
  ...say('FACTOR_SETUP_NOT_STARTED'),
};
const wrongCode: Problem = {
  code: 'INVALID',
  ...say('FACTOR_SETUP_CODE_WRONG'),
  path: 'code',
};
const notEnabled: Problem = { code: 'NOT_FOUND', ...say('FACTOR_NOT_SET_UP') };

export async function disableSecondFactor({ proof }: MutationdisableSecondFactorArgs, context: Context): Promise<void> {
  const user = requireUser(context.caller);
  const checked = await requireProof(user, proof, context);
  await context.app.database.write(user, async (transaction) => {
    await holdProof(user, checked, transaction);
    const { isRequired } = await store.holdStanding(user, transaction);
    if (isRequired) {
      const sentence = say('FACTOR_REQUIRED_BY_TENANT');
      throw new UserError({ code: 'INVALID', ...sentence });
    }
    if (!(await store.deleteSecondFactor(user, transaction))) throw new UserError(notEnabled);
  });
}

export async function renewRecoveryCodes(
  { proof }: MutationrenewRecoveryCodesArgs,
  context: Context,
): Promise<{ recoveryCodes: string[] }> {
  const user = requireUser(context.caller);
  const checked = await requireProof(user, proof, context);
  const recoveryCodes = newRecoveryCodes();
  await context.app.database.write(user, async (transaction) => {
    if (!(await holdProof(user, checked, transaction))) throw new UserError(notEnabled);
    await store.replaceRecoveryCodes(user, recoveryCodes.map(hashOfSecret), transaction);
  });
  return { recoveryCodes };
}

export async function updateSecondFactorRequirement(
  { isRequired }: MutationupdateSecondFactorRequirementArgs,
  { caller, now, transaction }: Scope,
): Promise<void> {
  const { isEnabled } = await store.findSecondFactor(caller, transaction);
  if (isRequired && !isEnabled) {
    const sentence = say('FACTOR_OF_YOURSELF_FIRST');
    throw new UserError({ code: 'INVALID', ...sentence, path: 'isRequired' });
  }
  await applyRequirement({ tenantId: caller.tenantId, isRequired, now }, transaction);
}

/** When a second factor becomes required, signs out all users without one. */
export async function applyRequirement(
  { tenantId, isRequired, now }: { tenantId: string; isRequired: boolean; now: Date },
  transaction: Transaction,
): Promise<void> {
  await store.updateRequirement({ tenantId, isRequired }, transaction);
  if (isRequired) await store.endSessionsWithoutSecondFactor({ tenantId, now }, transaction);
}

/** The signed-in or enrolling user. */
function requireAnyUser({ caller, enrolling }: Context): store.UserKey {
  return requireUser(caller ?? enrolling);
}

function requireUser(user: store.UserKey | undefined): store.UserKey {
  if (user === undefined) throw new UserError({ code: 'UNAUTHENTICATED', ...say('TOKEN_INVALID') });
  return { tenantId: user.tenantId, userId: user.userId };
}

/** An enrolment is valid while the password is unchanged and until the user has a second factor. */
async function requireAccount(
  account: StoredAccount | undefined,
  { enrolling, facts }: Context,
  transaction: Transaction,
): Promise<StoredAccount> {
  const over = new UserError({ code: 'UNAUTHENTICATED', ...say('SIGN_IN_ENDED') });
  if (account?.isActive !== true) throw over;
  if (enrolling === undefined) return account;
  const { isEnabled } = await store.findSecondFactor(enrolling, transaction);
  const isUsable = facts.isLocal || !account.isDemo;
  if (isEnabled || !isUsable || hashOfSecret(account.passwordHash) !== enrolling.passwordMark) throw over;
  return account;
}
