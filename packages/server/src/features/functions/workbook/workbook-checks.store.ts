import type { WorkbookReport } from '@coverwright/render/workbook';
import { sql, type SQL } from 'drizzle-orm';
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
    with ${replacing(tenantId, templateId)}
    insert into function_workbooks (tenant_id, template_id, object_key, report, checked_at)
    values (${tenantId}, ${templateId}, ${version}, ${JSON.stringify(report)}::jsonb, ${checkedAt.toISOString()})
    on conflict (tenant_id, template_id) do update set object_key = excluded.object_key, report = excluded.report,
      checked_at = excluded.checked_at, accepted_by = null, accepted_at = null`);
}

export async function deleteCheck(transaction: Transaction, tenantId: string, templateId: string): Promise<void> {
  await transaction.execute(sql`
    with ${replacing(tenantId, templateId)}
    delete from function_workbooks where tenant_id = ${tenantId} and template_id = ${templateId}`);
}

/**
 * Where a tenant works with releases, live functions still need the report, and that it was accepted, as long as their
 * states have the workbook.
 */
function replacing(tenantId: string, templateId: string): SQL {
  return sql`unneeded as (
      delete from replaced_workbooks r where r.tenant_id = ${tenantId} and r.template_id = ${templateId}
        and not exists (
          select from snapshot_files f where f.tenant_id = ${tenantId} and f.object_key = r.object_key
            and f.kind = 'template' and f.item_id = r.template_id)),
    replaced as (
      insert into replaced_workbooks (tenant_id, template_id, object_key, report, checked_at, accepted_by, accepted_at)
      select w.tenant_id, w.template_id, w.object_key, w.report, w.checked_at, w.accepted_by, w.accepted_at
      from function_workbooks w
        join tenants t on t.tenant_id = ${tenantId} and t.change_control = 'RELEASES'
      where w.tenant_id = ${tenantId} and w.template_id = ${templateId}
      on conflict (tenant_id, template_id, object_key) do update set report = excluded.report,
        checked_at = excluded.checked_at, accepted_by = excluded.accepted_by, accepted_at = excluded.accepted_at
        where excluded.accepted_at is not null or replaced_workbooks.accepted_at is null)`;
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

type CheckRow = {
  template_id: string;
  object_key: string;
  report: WorkbookReport;
  checked_at: string;
  accepted_at: string | null;
  user_id: string | null;
  username: string;
  email: string;
};

const checkColumns = sql`w.template_id, w.object_key, w.report, w.checked_at, w.accepted_at, u.id as user_id, u.username,
  u.email`;

/** By template id. */
export async function readChecks(
  transaction: Transaction,
  tenantId: string,
  templateIds: readonly string[],
): Promise<Map<string, WorkbookCheck>> {
  const rows = await transaction.execute<CheckRow>(sql`
    select ${checkColumns}
    from function_workbooks w left join users u on u.tenant_id = ${tenantId} and u.id = w.accepted_by
    where w.tenant_id = ${tenantId} and w.template_id = ${anyOf(templateIds)}`);
  return new Map(rows.map((row) => [row.template_id, toCheck(row)]));
}

/** Of a content that the function had before. */
export async function readReplacedCheck(
  transaction: Transaction,
  tenantId: string,
  templateId: string,
  version: string,
): Promise<WorkbookCheck | undefined> {
  const [row] = await transaction.execute<CheckRow>(sql`
    select ${checkColumns}
    from replaced_workbooks w left join users u on u.tenant_id = ${tenantId} and u.id = w.accepted_by
    where w.tenant_id = ${tenantId} and w.template_id = ${templateId} and w.object_key = ${version}`);
  return row && toCheck(row);
}

function toCheck(row: CheckRow): WorkbookCheck {
  return {
    version: row.object_key,
    report: row.report,
    checkedAt: new Date(row.checked_at),
    acceptedAt: row.accepted_at === null ? null : new Date(row.accepted_at),
    acceptedBy: toAuthor(row.user_id, row.username, row.email),
  };
}
