// Deletes records that can no longer be used: ended sessions, recovery codes, links, unconfirmed second
// factors, attempt counts.
import type { Job } from '../../jobs/jobs.ts';
import type { AppParts } from '../../request/context.ts';
import { deleteEndedAttempts } from './sign-in/attempts.store.ts';
import { deleteEndedResetCodes } from './passwords/password-resets.store.ts';
import { deleteEndedEnrolments } from './second-factor/second-factors.store.ts';
import { deleteEndedSessions } from './sessions/sessions.store.ts';
import { deleteEndedVisits } from './visitors/visitors.store.ts';

export function signInExpiry({ clock, database }: Pick<AppParts, 'clock' | 'database'>): Job {
  return {
    name: 'sign-in-expiry',
    cron: '7 * * * *',
    run: async () => {
      const now = clock();
      await database.asOwner(async (transaction) => {
        await deleteEndedAttempts(now, transaction);
        await deleteEndedSessions(now, transaction);
        await deleteEndedResetCodes(now, transaction);
        await deleteEndedEnrolments(now, transaction);
        await deleteEndedVisits(now, transaction);
      });
      return undefined;
    },
  };
}
