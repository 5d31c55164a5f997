import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../../database/database.ts';

export interface UncheckedWorkbook {
  readonly tenantId: string;
  readonly templateId: string;
  readonly fileKey: string;
  /** The user who last changed the function: the check is attributed to this user. */
  readonly userId: string;
}

/** The maximum per run. */
const most = 20;

/**
 * Functions that have a file and no report, the latest first: those changed in the last ten minutes, so that
 * one that cannot be checked is not retried forever, and those of the demo, which are seeded with earlier
 * times.
 */
export async function listUncheckedWorkbooks(transaction: Transaction): Promise<UncheckedWorkbook[]> {
  return transaction.execute<{ tenantId: string; templateId: string; fileKey: string; userId: string }>(sql`
    select t.tenant_id as "tenantId", t.id as "templateId", t.content ->> 'fileKey' as "fileKey", u.id as "userId"
    from templates t
    join users u on u.tenant_id = t.tenant_id and u.id = t.last_modified_by
    left join function_workbooks w on w.tenant_id = t.tenant_id and w.template_id = t.id
    where t.type = 'function' and w.template_id is null and t.content ->> 'fileKey' is not null
      and (t.last_modified_at > now() - interval '10 minutes' or u.is_demo)
    order by t.last_modified_at desc
    limit ${most}`);
}
