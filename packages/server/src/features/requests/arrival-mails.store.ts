import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';

export interface ArrivalMail {
  readonly tenantId: string;
  readonly caseId: string;
  readonly templateId: string;
  readonly recipient: string;
}

export interface ClaimedMail extends ArrivalMail {
  readonly attempts: number;
  /** The customer's locale. */
  readonly locale: string | null;
  readonly appId: string | null;
}

export async function insertArrivalMail(
  { tenantId, caseId, templateId, recipient }: ArrivalMail,
  dueAt: Date,
  transaction: Transaction,
): Promise<void> {
  await transaction.execute(sql`
    insert into arrival_mails (tenant_id, case_id, template_id, recipient, next_attempt_at)
    values (${tenantId}, ${caseId}, ${templateId}, ${recipient}, ${dueAt.toISOString()})`);
}

type ClaimedRow = {
  tenant_id: string;
  case_id: string;
  template_id: string;
  recipient: string;
  attempts: number;
  locale: string | null;
  app_id: string | null;
};

/**
 * Claims the longest-waiting mail of any tenant, so it requires the owner's transaction. No other instance
 * claims it before its next attempt, which is delayed further each time.
 */
export async function claimArrivalMail(now: Date, transaction: Transaction): Promise<ClaimedMail | undefined> {
  const at = now.toISOString();
  const [row] = await transaction.execute<ClaimedRow>(sql`
    update arrival_mails a set attempts = attempts + 1,
      next_attempt_at = ${at}::timestamptz + least(power(2, attempts), 60) * interval '1 minute'
    from cases c
    where c.tenant_id = a.tenant_id and c.id = a.case_id and (a.tenant_id, a.case_id) in (
      select tenant_id, case_id from arrival_mails where next_attempt_at <= ${at}::timestamptz
      order by next_attempt_at limit 1 for update skip locked)
    returning a.tenant_id, a.case_id, a.template_id, a.recipient, a.attempts, c.locale, c.app_id`);
  if (row === undefined) return undefined;
  const { tenant_id: tenantId, case_id: caseId, template_id: templateId, app_id: appId, ...others } = row;
  return { tenantId, caseId, templateId, appId, ...others };
}

/** Returns false if another instance was faster. */
export async function deleteArrivalMail(
  { tenantId, caseId }: Pick<ArrivalMail, 'tenantId' | 'caseId'>,
  transaction: Transaction,
): Promise<boolean> {
  const rows = await transaction.execute(sql`
    delete from arrival_mails where tenant_id = ${tenantId} and case_id = ${caseId} returning 1`);
  return rows.length > 0;
}
