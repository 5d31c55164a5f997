// Limits attempts at passwords and recovery codes. Counted before the attempt, so that simultaneous ones cannot
// slip through.
import { setTimeout as delay } from 'node:timers/promises';
import { UserError } from '../../../errors/user-error.ts';
import type { RequestContext } from '../../../request/context.ts';
import {
  accountDelayMs,
  type AttemptKind,
  type AttemptSubject,
  attemptSubjects,
  tooManyAttempts,
} from './attempt-limits.ts';
import { clearAttempts, countAttempts, forgiveAttempt } from './attempts.store.ts';
import { say } from '../../../sentences/say.ts';

type Context = Pick<RequestContext, 'app' | 'facts' | 'signal'>;

export interface CountedAttempt {
  /** Call after a successful attempt: it and the account's failed ones at this address no longer count. */
  forgive(): Promise<void>;
}

/** Counts an attempt; after too many, refuses it with TOO_MANY_ATTEMPTS or delays it. */
export async function countAttempt(
  kind: AttemptKind,
  { account, tenantId }: { account: string; tenantId: string },
  { app, facts, signal }: Context,
): Promise<CountedAttempt> {
  const now = app.clock();
  const subjects = attemptSubjects(kind, { address: facts.address, account, tenantId });
  const counts = await app.database.asOwner(
    (transaction) => countAttempts(subjects, now, transaction),
    { strangerAt: facts.address },
    signal,
  );
  for (const [index, { attemptsMax }] of subjects.entries()) {
    const counted = counts[index];
    if (counted !== undefined && attemptsMax !== undefined && counted.count > attemptsMax) {
      throw new UserError({ code: 'TOO_MANY_ATTEMPTS', ...tooManyAttempts(counted.windowEndsAt, now) });
    }
  }
  const delayMs = accountDelayMs(counts.at(-1)?.count ?? 0);
  if (delayMs > 0) await delay(delayMs);
  return { forgive: () => forgive(subjects, { app, facts, signal }) };
}

async function forgive(
  [byAddress, byAccountAndAddress, byAccount]: readonly [AttemptSubject, AttemptSubject, AttemptSubject],
  { app, facts, signal }: Context,
): Promise<void> {
  await app.database.asOwner(
    async (transaction) => {
      await forgiveAttempt([byAddress, byAccount], transaction);
      await clearAttempts(byAccountAndAddress, transaction);
    },
    { strangerAt: facts.address },
    signal,
  );
}

/** Host checks per tenant and hour, across all its users. */
export const hostChecksMax = 30;

/** Counts a host check; refuses it with LIMIT_EXCEEDED if there were too many. */
export async function countHostCheck(tenantId: string, { app, facts }: Pick<Context, 'app' | 'facts'>): Promise<void> {
  const now = app.clock();
  const subject = { tenantId: '', subject: `host-check|${tenantId}`, attemptsMax: hostChecksMax, windowMinutes: 60 };
  const [counted] = await app.database.asOwner((transaction) => countAttempts([subject], now, transaction), {
    strangerAt: facts.address,
  });
  if (counted === undefined || counted.count <= hostChecksMax) return;
  const advice = tooManyAttempts(counted.windowEndsAt, now);
  throw new UserError({
    code: 'LIMIT_EXCEEDED',
    ...say('HOST_CHECKS_MAX', { max: hostChecksMax, advice }),
    path: 'host',
  });
}
