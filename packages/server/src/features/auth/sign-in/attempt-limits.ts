// Limits on attempts. Pure: the counts are in attempts.store.ts, shared by all instances.
import type { Sentence } from '@coverwright/insurance/sentence';
import { say } from '../../../sentences/say.ts';
import { createHash } from 'node:crypto';
import { toNormalEmail } from '../accounts/email.ts';
import { networkOf } from '../../../network/networks.ts';

/** Kinds of limited attempts, each counted separately. */
export type AttemptKind =
  | 'sign-in'
  | 'reset-request'
  | 'reset'
  | 'password-change'
  | 'second-factor'
  | 'visitor-link'
  | 'visitor-code';

export interface AttemptSubject {
  readonly tenantId: string;
  readonly subject: string;
  /** Attempts in one window before the next is refused; undefined if the count only delays. */
  readonly attemptsMax: number | undefined;
  readonly windowMinutes: number;
}

export interface AttemptCount {
  readonly count: number;
  readonly windowEndsAt: Date;
}

interface Limits {
  readonly byAddress: number;
  readonly byAccountAndAddress: number;
  /** Across all addresses, for attempts after the password has been verified. */
  readonly byAccount?: number;
  readonly windowMinutes: number;
}

export const limitsByKind: Readonly<Record<AttemptKind, Limits>> = {
  'sign-in': { byAddress: 100, byAccountAndAddress: 10, windowMinutes: 15 },
  'reset-request': { byAddress: 20, byAccountAndAddress: 5, windowMinutes: 60 },
  reset: { byAddress: 30, byAccountAndAddress: 10, windowMinutes: 60 },
  'password-change': { byAddress: 100, byAccountAndAddress: 10, windowMinutes: 15 },
  // Three of a million codes are valid at any time.
  'second-factor': { byAddress: 100, byAccountAndAddress: 10, byAccount: 10, windowMinutes: 60 },
  // Each link is a mail to a recipient who may not have requested it.
  'visitor-link': { byAddress: 20, byAccountAndAddress: 5, byAccount: 20, windowMinutes: 60 },
  'visitor-code': { byAddress: 60, byAccountAndAddress: 20, windowMinutes: 60 },
};

/** Address, account at that address, account: always in this order, to avoid deadlocks. */
export function attemptSubjects(
  kind: AttemptKind,
  { address, account, tenantId }: { address: string; account: string; tenantId: string },
): [AttemptSubject, AttemptSubject, AttemptSubject] {
  const { byAddress, byAccountAndAddress, byAccount, windowMinutes } = limitsByKind[kind];
  const network = networkOf(address);
  // Hashed, since the typed account may be of any length, or a password typed into the wrong field.
  const accountHash = createHash('sha256')
    .update(`${tenantId}\n${toNormalEmail(account)}`)
    .digest('base64url');
  return [
    { tenantId: '', subject: `${kind}|address|${network}`, attemptsMax: byAddress, windowMinutes },
    {
      tenantId: '',
      subject: `${kind}|account-at-address|${accountHash}|${network}`,
      attemptsMax: byAccountAndAddress,
      windowMinutes,
    },
    { tenantId: '', subject: `${kind}|account|${accountHash}`, attemptsMax: byAccount, windowMinutes },
  ];
}

export const attemptsWithoutDelay = 20;
export const delayStepMs = 200;
export const delayMaxMs = 3_000;

/**
 * The account-wide count of passwords only delays, so that an attacker with many addresses cannot lock out the
 * owner.
 */
export function accountDelayMs(count: number): number {
  return Math.min(delayMaxMs, Math.max(0, count - attemptsWithoutDelay) * delayStepMs);
}

/** Such as "Too many attempts. Wait 12 minutes, then try again." */
export function tooManyAttempts(windowEndsAt: Date, now: Date): Sentence {
  const minutes = Math.max(1, Math.ceil((windowEndsAt.getTime() - now.getTime()) / 60_000));
  return minutes === 1 ? say('TOO_MANY_ATTEMPTS_BRIEFLY') : say('TOO_MANY_ATTEMPTS', { minutes });
}
