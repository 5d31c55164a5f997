// Releases that go live at a scheduled time. The schedule is a row that becomes due; a job publishes it on
// behalf of the user who scheduled it.
import type { NextRevision } from '../../../errors/revision.ts';
import { type Problem, throwIfAny, UserError } from '../../../errors/user-error.ts';
import type {
  MutationcancelScheduleArgs,
  MutationscheduleReleaseArgs,
} from '../../../graphql/generated/schema-types.ts';
import type { Job } from '../../../jobs/jobs.ts';
import { type AppParts, type Authorship, type Scope, toAuthorship } from '../../../request/context.ts';
import { rightsOf } from '../../../request/rights.ts';
import { changeControlOf, lockedChangeControlOf } from '../../../states/change-control.ts';
import { findActiveUser } from '../../auth/logins/logins.service.ts';
import {
  noSuchRelease,
  notScheduled,
  schedulerMayNotPublish,
  toScheduledInstant,
  validateSchedule,
} from '../release.ts';
import * as store from '../releases.store.ts';
import { mailFailure } from '../mails/release-mails.service.ts';
import { requireKinds } from '../items/held-items.service.ts';
import { listKinds } from '../items/release-items.store.ts';
import { activate, lockForPublication, type Publication } from './publish.service.ts';
import type { ItemOfRelease } from './live-items.store.ts';

const jobName = 'release-schedule';
/** The maximum number per run. */
export const dueMax = 20;
/** The job runs every minute; releases due earlier get an additional run. */
const minuteMs = 60_000;

export async function scheduleRelease(
  { releaseId, at, zone }: MutationscheduleReleaseArgs,
  scope: Scope,
): Promise<NextRevision> {
  throwIfAny(validateSchedule(at, zone, scope.now));
  const instant = toScheduledInstant(at, zone);
  if (instant === undefined) throw new Error('A valid schedule has an instant.');
  await lockRelease(releaseId, scope);
  requireKinds(await listKinds(scope.transaction, scope.caller.tenantId, releaseId), 'publish', scope);
  const change = { schedule: { at: instant, zone }, failure: null };
  const revision = await store.updateRelease(scope.transaction, toAuthorship(scope), releaseId, change);
  if (instant.getTime() - scope.now.getTime() <= minuteMs) scope.app.jobs.runAt(jobName, instant);
  return { revision };
}

export async function cancelSchedule({ releaseId }: MutationcancelScheduleArgs, scope: Scope): Promise<NextRevision> {
  const { scheduledAt } = await lockRelease(releaseId, scope);
  throwIfAny(scheduledAt === null ? [notScheduled()] : []);
  requireKinds(await listKinds(scope.transaction, scope.caller.tenantId, releaseId), 'publish', scope);
  return { revision: await store.updateRelease(scope.transaction, toAuthorship(scope), releaseId, { schedule: null }) };
}

async function lockRelease(releaseId: string, { transaction, caller }: Scope): Promise<store.LockedRelease> {
  const release = await store.lockRelease(transaction, caller.tenantId, releaseId);
  if (release === undefined) throw new UserError(noSuchRelease());
  return release;
}

type ScheduleParts = Pick<
  AppParts,
  'changes' | 'clock' | 'config' | 'contentKinds' | 'database' | 'log' | 'wakeOutbox'
>;

/** Runs every minute, and at the time of a release due within one; several instances may run it simultaneously. */
export function releaseSchedule(app: ScheduleParts): Job {
  return { name: jobName, cron: '* * * * *', run: () => publishDueReleases(app) };
}

/** Returns the time of the next release if it is due before the next run. */
export async function publishDueReleases(app: ScheduleParts): Promise<Date | undefined> {
  const now = app.clock();
  const due = await app.database.asOwner((transaction) => store.listDueReleases(now, dueMax, transaction));
  // A release that fails unexpectedly does not delay the others.
  const outcomes = await Promise.allSettled(due.map((release) => publishDue(release, app)));
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
  const soon = new Date(now.getTime() + minuteMs);
  return app.database.asOwner((transaction) => store.nextScheduledBefore(soon, transaction));
}

interface DueRelease {
  readonly tenantId: string;
  readonly id: string;
}

/** Problems that users can fix are stored with the release; after any other failure the next run retries. */
async function publishDue(due: DueRelease, app: ScheduleParts): Promise<void> {
  try {
    await publishAtItsTime(due, app);
    app.changes.tell(due.tenantId);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    app.log.warn({ release: due.id, problems: error.problems }, 'a release could not go live at its time');
    const failed = await recordFailure(due, error.problems, app);
    if (failed !== undefined) await reportFailure(failed, error.problems, app);
  }
}

async function publishAtItsTime({ tenantId, id }: DueRelease, app: ScheduleParts): Promise<void> {
  await app.database.write({ tenantId }, async (transaction) => {
    const now = app.clock();
    const authorship = { tenantId, userId: '', now };
    const publication = { app, transaction, authorship };
    const { release, items } = await lockForPublication(id, null, publication);
    // Another instance has already published it, or a user has cancelled it.
    if (release.scheduledAt === null || release.scheduledAt > now) return;
    const userId = release.scheduledBy ?? '';
    const ofScheduler = { ...publication, authorship: { ...authorship, userId } };
    await requireScheduler(items, ofScheduler);
    await activate({ releaseId: id, items }, ofScheduler);
  });
}

/** Where a tenant works with releases, whoever scheduled it must still be allowed to publish what it holds. */
async function requireScheduler(
  items: readonly ItemOfRelease[],
  { app: { contentKinds }, transaction, authorship: { tenantId, userId } }: Publication,
): Promise<void> {
  if ((await lockedChangeControlOf(transaction, tenantId)) === 'AT_ONCE') return;
  const scheduler = await findActiveUser(userId, { transaction, caller: { tenantId } });
  const rights = scheduler === undefined ? undefined : rightsOf(scheduler.role);
  const mayPublish = items.every(({ kind }) => {
    const right = contentKinds[kind]?.release.right;
    return right !== undefined && rights?.has(right) === true;
  });
  if (!mayPublish) throw new UserError(schedulerMayNotPublish());
}

interface Failed {
  readonly releaseId: string;
  readonly name: string;
  /** Of the user who scheduled it. */
  readonly authorship: Authorship;
}

/** Undefined if another instance has recorded it, or if the schedule has been cancelled. */
async function recordFailure(
  { tenantId, id }: DueRelease,
  failure: readonly Problem[],
  app: ScheduleParts,
): Promise<Failed | undefined> {
  return app.database.write({ tenantId }, async (transaction) => {
    const release = await store.lockRelease(transaction, tenantId, id);
    if (release === undefined || release.scheduledAt === null) return undefined;
    const authorship = { tenantId, userId: release.scheduledBy ?? '', now: app.clock() };
    await store.updateRelease(transaction, authorship, id, { schedule: null, failure });
    return { releaseId: id, name: release.name, authorship };
  });
}

/** To tenants that work with releases. Without it if the tenant may send no more mails today. */
async function reportFailure(
  { releaseId, name, authorship }: Failed,
  problems: readonly Problem[],
  app: ScheduleParts,
): Promise<void> {
  try {
    await app.database.write(authorship, async (transaction) => {
      if ((await changeControlOf(transaction, authorship.tenantId)) === 'AT_ONCE') return;
      await mailFailure({ releaseId, name, problems }, { app, transaction, authorship });
    });
    app.wakeOutbox();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    app.log.warn({ problems: error.problems }, 'nobody was notified that a release did not go live');
  }
}
