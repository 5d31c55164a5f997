import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../database/database.ts';

export interface UncheckedWorkbook {
  readonly tenantId: string;
  readonly templateId: string;
  readonly fileKey: string;
  /** The user who last changed the function: the check is attributed to this user. */
  readonly userId: string;
  /** The same until the function is changed. */
  readonly state: string;
  /** Whether it was changed a short while ago: its file may still be on its way. */
  readonly isRecent: boolean;
}

/** The maximum per run. */
const most = 20;

/** Functions that have a file and no report, the latest first, without those of the given states. */
export async function listUncheckedWorkbooks(
  transaction: Transaction,
  except: readonly string[],
): Promise<UncheckedWorkbook[]> {
  const state = sql`concat(t.tenant_id, ' ', t.id, ' ', t.last_modified_at)`;
  return transaction.execute<{
    tenantId: string;
    templateId: string;
    fileKey: string;
    userId: string;
    state: string;
    isRecent: boolean;
  }>(sql`
    select t.tenant_id as "tenantId", t.id as "templateId", t.content ->> 'fileKey' as "fileKey", u.id as "userId",
      ${state} as "state", t.last_modified_at > now() - interval '10 minutes' as "isRecent"
    from templates t
    join users u on u.tenant_id = t.tenant_id and u.id = t.last_modified_by
    left join function_workbooks w on w.tenant_id = t.tenant_id and w.template_id = t.id
    where t.type = 'function' and w.template_id is null and t.content ->> 'fileKey' is not null
      and ${state} not in (select jsonb_array_elements_text(${JSON.stringify(except)}::jsonb))
    order by t.last_modified_at desc
    limit ${most}`);
}
