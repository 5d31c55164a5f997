// Enqueues mails about releases, in the transaction of what they report.
import type { Transaction } from '../../../database/database.ts';
import type { AppParts } from '../../../request/context.ts';
import { findActiveUser, listActiveUsers } from '../../auth/logins/logins.service.ts';
import { enqueueMail } from '../../mail/mail.service.ts';
import { lockRelease } from '../releases.store.ts';
import {
  type FailedSchedule,
  failureMail,
  type FewerApprovals,
  fewerApprovalsMail,
  type MailText,
  overrideMail,
  type Override,
  releaseLink,
  releasesLink,
} from './release-mails.ts';

interface Mailing {
  readonly app: Pick<AppParts, 'config'>;
  readonly transaction: Transaction;
  readonly authorship: { readonly tenantId: string; readonly userId: string; readonly now: Date };
}

/** To all administrators. */
export async function mailOverride(
  { releaseId, ...override }: Omit<Override, 'name' | 'publishedBy'> & { readonly releaseId: string },
  { app, transaction, authorship: { tenantId, userId, now } }: Mailing,
): Promise<void> {
  const release = await lockRelease(transaction, tenantId, releaseId);
  const publisher = await findActiveUser(userId, { transaction, caller: { tenantId } });
  const mail = overrideMail(
    { ...override, name: release?.name ?? '', publishedBy: publisher?.username ?? userId },
    releaseLink(app.config.publicUrl, releaseId),
  );
  await mailAdministrators(mail, { transaction, authorship: { tenantId, now } });
}

/** To all administrators. */
export async function mailFewerApprovals(
  fewer: Omit<FewerApprovals, 'changedBy'>,
  { app, transaction, authorship: { tenantId, userId, now } }: Mailing,
): Promise<void> {
  const user = await findActiveUser(userId, { transaction, caller: { tenantId } });
  const mail = fewerApprovalsMail(
    { ...fewer, changedBy: user?.username ?? userId },
    releasesLink(app.config.publicUrl),
  );
  await mailAdministrators(mail, { transaction, authorship: { tenantId, now } });
}

/** The tenant's daily limit must not prevent an override, nor hide it. */
async function mailAdministrators(
  mail: MailText,
  {
    transaction,
    authorship: { tenantId, now },
  }: { readonly transaction: Transaction; readonly authorship: Omit<Mailing['authorship'], 'userId'> },
): Promise<void> {
  for (const { email: recipient } of await listActiveUsers('changes:override', { transaction, caller: { tenantId } })) {
    await enqueueMail({ tenantId, recipient, ...mail, now, limit: 'none' }, transaction);
  }
}

/** To the user who scheduled the release, unless that user may no longer sign in. */
export async function mailFailure(
  { releaseId, ...failed }: FailedSchedule & { readonly releaseId: string },
  { app, transaction, authorship: { tenantId, userId, now } }: Mailing,
): Promise<void> {
  const user = await findActiveUser(userId, { transaction, caller: { tenantId } });
  if (user === undefined) return;
  const mail = failureMail(failed, releaseLink(app.config.publicUrl, releaseId));
  await enqueueMail({ tenantId, recipient: user.email, ...mail, now }, transaction);
}
