// Verifies identity before a user's second factor changes: neither a stolen access token nor a stolen password
// may be enough.
import { type Problem, throwIfAny, UserError } from '../../../errors/user-error.ts';
import type { RequestContext, Scope } from '../../../request/context.ts';
import type { identityProofInput } from '../../../graphql/generated/schema-types.ts';
import { findAccountById, holdPassword } from '../accounts/accounts.store.ts';
import { verifyPassword } from '../passwords/argon2.adapter.ts';
import { countAttempt } from '../sign-in/attempts.service.ts';
import { requireSecondFactor, wrongCode } from './second-factor-check.service.ts';
import { findSealedSecret, holdSealedSecret, type UserKey } from './second-factors.store.ts';
import { say } from '../../../sentences/say.ts';

type Context = Pick<RequestContext, 'app' | 'facts' | 'caller' | 'signal'>;

const passwordPath = 'proof.currentPassword';
const codePath = 'proof.secondFactor';

/** The credentials that a proof was checked against. */
export interface CheckedProof {
  readonly passwordHash: string;
  /** The second factor in force; undefined if there was none and the password was enough. */
  readonly sealedSecret: string | undefined;
}

/** Refuses a proof that is incomplete or wrong, at the path of the field. A correct code is used up. */
export async function requireProof(
  user: UserKey,
  proof: identityProofInput | null | undefined,
  context: Context,
): Promise<CheckedProof> {
  const { database } = context.app;
  const { account, sealedSecret } = await database.read(user, async (transaction) => ({
    account: await findAccountById(user, transaction),
    sealedSecret: await findSealedSecret(user, transaction),
  }));
  const hasFactor = sealedSecret !== undefined;
  throwIfAny(missingParts(proof, hasFactor));
  const attempt = await countAttempt('password-change', { account: user.userId, tenantId: user.tenantId }, context);
  const isRight = await verifyPassword(proof?.currentPassword ?? '', account?.passwordHash);
  if (!isRight || account === undefined) throw new UserError(wrongPassword);
  await attempt.forgive();
  // Only after the password: codes are limited per account, and a stolen access token must not use up the
  // attempts.
  if (hasFactor) await requireSecondFactor(user, proof?.secondFactor ?? '', codePath, context);
  return { passwordHash: account.passwordHash, sealedSecret };
}

/**
 * Refuses a proof if its password or second factor has been replaced since it was checked. Locks both until the
 * transaction ends. Returns whether a second factor is in force.
 */
export async function holdProof(
  user: UserKey,
  { passwordHash, sealedSecret }: CheckedProof,
  transaction: Scope['transaction'],
): Promise<boolean> {
  if (!(await holdPassword({ ...user, passwordHash }, transaction))) throw new UserError(wrongPassword);
  const inForce = await holdSealedSecret(user, transaction);
  if (inForce === undefined) return false;
  if (sealedSecret === undefined) throw new UserError(missingCode);
  if (inForce !== sealedSecret) throw new UserError(wrongCode(codePath));
  return true;
}

function missingParts(proof: identityProofInput | null | undefined, hasFactor: boolean): Problem[] {
  const problems: Problem[] = [];
  if (isMissing(proof?.currentPassword)) problems.push(missingPassword);
  if (hasFactor && isMissing(proof?.secondFactor)) problems.push(missingCode);
  return problems;
}

function isMissing(value: string | null | undefined): boolean {
  return value === null || value === undefined || value === '';
}

const missingPassword: Problem = { code: 'REQUIRED', ...say('CURRENT_PASSWORD_MISSING'), path: passwordPath };
const missingCode: Problem = {
  code: 'REQUIRED',
  ...say('SECOND_FACTOR_MISSING'),
  path: codePath,
};
const wrongPassword: Problem = {
  code: 'INVALID',
  ...say('CURRENT_PASSWORD_WRONG'),
  path: passwordPath,
};
