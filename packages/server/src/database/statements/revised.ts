// The state of a row that is locked for a change: its revision, and who last changed it.
import { sql, type SQL } from 'drizzle-orm';
import type { Revised } from '../../errors/revision.ts';

/** The columns of a row. */
export type RevisedColumns = { revision: string; last_modified_at: string; modified_by_username: string | null };

/** For the tenant's table with that alias. */
export function revisedColumns(alias: 'a' | 'b' | 'c' | 'f' | 'i' | 'l' | 'p' | 'r' | 't', tenantId: string): SQL {
  const row = sql.identifier(alias);
  return sql`${row}.revision, ${row}.last_modified_at, (select username from users u
    where u.tenant_id = ${tenantId} and u.id = ${row}.last_modified_by) as modified_by_username`;
}

export function toRevised(row: RevisedColumns): Revised {
  return {
    revision: row.revision,
    lastModifiedAt: new Date(row.last_modified_at),
    lastModifiedBy: row.modified_by_username ?? undefined,
  };
}
