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
  case_id: string;
  template_id: string;
  recipient: string;
  attempts: number;
  locale: string | null;
  app_id: string | null;
};

/** Of all tenants, so it requires the owner's transaction; the one that has waited longest first. */
export async function listTenantsWithMail(now: Date, transaction: Transaction): Promise<string[]> {
  const rows = await transaction.execute<{ tenant_id: string }>(sql`
    select tenant_id from arrival_mails where next_attempt_at <= ${now.toISOString()}::timestamptz
    group by tenant_id order by min(next_attempt_at)`);
  return rows.map((row) => row.tenant_id);
}

/**
 * Claims the tenant's longest-waiting mail. No other instance claims it before its next attempt, which is delayed further
 * each time.
 */
export async function claimArrivalMail(
  tenantId: string,
  now: Date,
  transaction: Transaction,
): Promise<ClaimedMail | undefined> {
  const at = now.toISOString();
  const [row] = await transaction.execute<ClaimedRow>(sql`
    update arrival_mails a set attempts = attempts + 1,
      next_attempt_at = ${at}::timestamptz + least(power(2, attempts), 60) * interval '1 minute'
    from cases c
    where c.tenant_id = ${tenantId} and c.id = a.case_id and a.tenant_id = ${tenantId} and a.case_id = any(array(
      select case_id from arrival_mails where tenant_id = ${tenantId} and next_attempt_at <= ${at}::timestamptz
      order by next_attempt_at limit 1 for update skip locked))
    returning a.case_id, a.template_id, a.recipient, a.attempts, c.locale, c.app_id`);
  if (row === undefined) return undefined;
  const { case_id: caseId, template_id: templateId, app_id: appId, ...others } = row;
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
