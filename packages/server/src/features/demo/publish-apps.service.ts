// Releases and publishes the apps of a new demo, and switches a tenant to releases first if it works with them.
// Compiling takes seconds and runs without a transaction, so a job does it after the seeding, while the server already
// accepts requests. Pending apps are rows, so nothing is lost if a process ends in between: every step can be repeated.
import { UserError } from '../../errors/user-error.ts';
import type { Job } from '../../jobs/jobs.ts';
import { type ItemOutcome, workOff } from '../../jobs/work-off.ts';
import type { AppParts, Caller, RequestFacts } from '../../request/context.ts';
import { rightsOf } from '../../request/rights.ts';
import { listActiveUsers } from '../auth/logins/logins.service.ts';
import { approveRelease } from '../releases/approvals/approvals.service.ts';
import { updateApprovals } from '../releases/approvals/required-approvals.service.ts';
import { updateChangeControl } from '../releases/change-control/change-control.service.ts';
import { createRelease } from '../releases/create-release.service.ts';
import { publishRelease } from '../releases/publishing/publish.service.ts';
import { findLatestRelease, findWholeRelease } from '../releases/releases.service.ts';
import { isReleasing } from './demo-tenants.ts';
import * as store from './publish-apps.store.ts';

const facts: RequestFacts = { id: 'demo', address: '', userAgent: '', locales: ['en-US'], isLocal: true };

export function demoPublication(app: AppParts): Job {
  return { name: 'demo-publication', cron: '* * * * *', isDueAtStart: true, run: () => publishDueApps(app) };
}

async function publishDueApps(app: AppParts): Promise<Date | undefined> {
  const due = await app.database.asOwner((transaction) => store.listAppsToPublish(transaction));
  return workOff(due, (one) => publishDue(one, app), app.clock);
}

/** If an app cannot be published, its row remains; the reason is logged. */
async function publishDue(due: store.AppToPublish, app: AppParts): Promise<ItemOutcome> {
  const { tenantId, appId, userId } = due;
  const caller: Caller = { tenantId, userId, sessionId: '', rights: rightsOf('ADMINISTRATOR') };
  try {
    if (isReleasing(tenantId)) await switchToReleases(caller, app);
    const releaseId = await provideRelease(appId, caller, app);
    if (isReleasing(tenantId)) await approve(releaseId, caller, app);
    await app.database.write(caller, async (transaction) => {
      await publishRelease({ releaseId }, { app, facts, caller, transaction, now: app.clock() });
      await store.deleteAppToPublish(transaction, due);
    });
    app.changes.tell(tenantId);
    return 'done';
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    app.log.warn({ problems: error.problems, appId, tenantId }, 'an app of the demo could not be published');
    // Retrying helps only if the server was busy.
    if (error.problems.some(({ code }) => code === 'BUSY')) return 'busy';
    await app.database.write(caller, (transaction) => store.deleteAppToPublish(transaction, due));
    return 'done';
  }
}

async function switchToReleases(caller: Caller, app: AppParts): Promise<void> {
  const { signal } = new AbortController();
  await updateChangeControl({ changeControl: 'RELEASES' }, { app, caller, facts, signal });
  const approvals = Object.keys(app.contentKinds).map((kind) => ({ kind, count: 1 }));
  await app.database.write(caller, async (transaction) =>
    updateApprovals({ approvals }, { app, facts, caller, transaction, now: app.clock() }),
  );
}

/** By the demo's approver. */
async function approve(releaseId: string, author: Caller, app: AppParts): Promise<void> {
  await app.database.write(author, async (transaction) => {
    const people = await listActiveUsers('changes:approve', { transaction, caller: author });
    const approver = people.find(({ id }) => id !== author.userId);
    if (approver === undefined) return;
    const { manifest } = await findWholeRelease(releaseId, { transaction, caller: author });
    const caller: Caller = { ...author, userId: approver.id, rights: rightsOf('APPROVER') };
    await approveRelease({ releaseId, manifest }, { app, facts, caller, transaction, now: app.clock() });
  });
}

/** Reuses the release that an earlier run created if it ended before publishing. */
async function provideRelease(appId: string, caller: Caller, app: AppParts): Promise<string> {
  const known = await app.database.read(caller, (transaction) => findLatestRelease(appId, { transaction, caller }));
  if (known !== undefined) return known;
  const input = { name: 'First release', appIds: [appId] };
  const { signal } = new AbortController();
  const { createdStatus } = await createRelease({ input }, { app, caller, facts, signal });
  return createdStatus.id;
}
