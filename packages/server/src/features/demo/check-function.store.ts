import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { demoFunction } from './templates/demo-functions.ts';

export interface UncheckedFunction {
  readonly tenantId: string;
  readonly templateId: string;
  readonly fileKey: string;
  readonly userId: string;
}

/** The functions of the demo, as it was seeded, whose workbook was never checked. */
export async function listUncheckedFunctions(transaction: Transaction): Promise<UncheckedFunction[]> {
  return transaction.execute<{ tenantId: string; templateId: string; fileKey: string; userId: string }>(sql`
    select t.tenant_id as "tenantId", t.id as "templateId", ${demoFunction.fileKey} as "fileKey", a.id as "userId"
    from templates t
    join lateral (
      select u.id from users u where u.tenant_id = t.tenant_id and u.is_demo limit 1
    ) a on true
    left join function_workbooks w on w.tenant_id = t.tenant_id and w.template_id = t.id
    where t.type = 'function' and t.logical_id = ${demoFunction.logicalId} and w.template_id is null
      and t.content ->> 'fileKey' = ${demoFunction.fileKey}`);
}
