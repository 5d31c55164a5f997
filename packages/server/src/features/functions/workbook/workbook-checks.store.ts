import type { WorkbookReport } from '@coverwright/render/workbook';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../database/database.ts';
import { anyOf } from '../../../database/statements/any-of.ts';
import { toAuthor } from '../../../database/statements/authors.ts';
import type { Author } from '../../../request/context.ts';

export interface NewWorkbookCheck {
  /** The version of the content that was checked. */
  readonly version: string;
  readonly report: WorkbookReport;
  readonly checkedAt: Date;
}

export interface WorkbookCheck extends NewWorkbookCheck {
  /** When a user accepted that results differ. */
  readonly acceptedAt: Date | null;
  /** null also if that user no longer exists. */
  readonly acceptedBy: Author | null;
}

/** Replaces the previous report and its acceptance. */
export async function writeCheck(
  transaction: Transaction,
  tenantId: string,
  templateId: string,
  { version, report, checkedAt }: NewWorkbookCheck,
): Promise<void> {
  await transaction.execute(sql`
    insert into function_workbooks (tenant_id, template_id, object_key, report, checked_at)
    values (${tenantId}, ${templateId}, ${version}, ${JSON.stringify(report)}::jsonb, ${checkedAt.toISOString()})
    on conflict (tenant_id, template_id) do update set object_key = excluded.object_key, report = excluded.report,
      checked_at = excluded.checked_at, accepted_by = null, accepted_at = null`);
}

export async function deleteCheck(transaction: Transaction, tenantId: string, templateId: string): Promise<void> {
  await transaction.execute(
    sql`delete from function_workbooks where tenant_id = ${tenantId} and template_id = ${templateId}`,
  );
}

export async function acceptCheck(
  transaction: Transaction,
  { tenantId, userId, now }: { readonly tenantId: string; readonly userId: string; readonly now: Date },
  templateId: string,
): Promise<void> {
  await transaction.execute(sql`
    update function_workbooks set accepted_by = ${userId}, accepted_at = ${now.toISOString()}
    where tenant_id = ${tenantId} and template_id = ${templateId}`);
}

/** By template id. */
export async function readChecks(
  transaction: Transaction,
  tenantId: string,
  templateIds: readonly string[],
): Promise<Map<string, WorkbookCheck>> {
  const rows = await transaction.execute<{
    template_id: string;
    object_key: string;
    report: WorkbookReport;
    checked_at: string;
    accepted_at: string | null;
    user_id: string | null;
    username: string;
    email: string;
  }>(sql`
    select w.template_id, w.object_key, w.report, w.checked_at, w.accepted_at, u.id as user_id, u.username, u.email
    from function_workbooks w left join users u on u.tenant_id = ${tenantId} and u.id = w.accepted_by
    where w.tenant_id = ${tenantId} and w.template_id = ${anyOf(templateIds)}`);
  return new Map(
    rows.map((row) => [
      row.template_id,
      {
        version: row.object_key,
        report: row.report,
        checkedAt: new Date(row.checked_at),
        acceptedAt: row.accepted_at === null ? null : new Date(row.accepted_at),
        acceptedBy: toAuthor(row.user_id, row.username, row.email),
      },
    ]),
  );
}
