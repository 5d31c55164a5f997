// Limits on trying passwords and recovery codes. Counted before the attempt, so that many at once do not slip through.
import { setTimeout as delay } from 'node:timers/promises';
import { UserError } from '../../../errors/user-error.ts';
import type { RequestContext } from '../../../request/context.ts';
import {
  accountDelayMs,
  type AttemptKind,
  type AttemptSubject,
  attemptSubjects,
  tooManyAttemptsMessage,
} from './attempt-limits.ts';
import { clearAttempts, countAttempts, forgiveAttempt } from './attempts.store.ts';

type Context = Pick<RequestContext, 'app' | 'facts' | 'signal'>;

export interface CountedAttempt {
  /** To be called when the attempt was right: it and the account's wrong ones at this address no longer count. */
  forgive(): Promise<void>;
}

/** Counts an attempt, and refuses it with TOO_MANY_ATTEMPTS or slows it down where there were too many. */
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
      throw new UserError({ code: 'TOO_MANY_ATTEMPTS', message: tooManyAttemptsMessage(counted.windowEndsAt, now) });
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

/** Looks for the proof of a host that one tenant may have in an hour, whoever of the tenant requests them. */
export const hostChecksMax = 30;

/** Counts such a look, and refuses it with LIMIT_EXCEEDED where there were too many. */
export async function countHostCheck(tenantId: string, { app, facts }: Pick<Context, 'app' | 'facts'>): Promise<void> {
  const now = app.clock();
  const subject = { tenantId: '', subject: `host-check|${tenantId}`, attemptsMax: hostChecksMax, windowMinutes: 60 };
  const [counted] = await app.database.asOwner((transaction) => countAttempts([subject], now, transaction), {
    strangerAt: facts.address,
  });
  if (counted === undefined || counted.count <= hostChecksMax) return;
  const message = `The limit of ${hostChecksMax} host checks an hour has been reached. ${tooManyAttemptsMessage(counted.windowEndsAt, now)}`;
  throw new UserError({ code: 'LIMIT_EXCEEDED', message, path: 'host' });
}
