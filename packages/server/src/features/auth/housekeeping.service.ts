// Forgets what can no longer be used: ended sessions, recovery codes, counts of attempts, old mails, past days.
import type { AppParts } from '../../request/context.ts';
import { runRegularly } from '../../start/run-regularly.ts';
import { deleteOldMails } from '../mail/mail.service.ts';
import { foldUsage } from '../usage/usage.service.ts';
import { deleteEndedAttempts } from './attempts.store.ts';
import { deleteEndedResetCodes } from './password-resets.store.ts';
import { deleteEndedEnrolments } from './second-factors.store.ts';
import { deleteEndedSessions } from './sessions.store.ts';

const intervalMs = 3_600_000;

/** Runs every hour until closed; several instances at once do no harm. */
export function startHousekeeping(app: Pick<AppParts, 'clock' | 'database' | 'log'>): { close(): Promise<void> } {
  return runRegularly({
    intervalMs,
    work: () => forgetEnded(app),
    onFailure: (error) => app.log.warn({ error }, 'housekeeping could not work, it will try again'),
  });
}

export async function forgetEnded({ clock, database }: Pick<AppParts, 'clock' | 'database'>): Promise<void> {
  const now = clock();
  await database.asOwner(async (transaction) => {
    await deleteEndedAttempts(now, transaction);
    await deleteEndedSessions(now, transaction);
    await deleteEndedResetCodes(now, transaction);
    await deleteEndedEnrolments(now, transaction);
    await deleteOldMails(now, transaction);
    await foldUsage(now, transaction);
  });
}
