// The components that a request reads: the working copies, or a row for each component that is live or held by a release.
import { sql, type SQL } from 'drizzle-orm';
import { anyOf } from '../../../database/statements/any-of.ts';
import { tenantRow } from '../../../database/statements/tenant-row.ts';
import type { Transaction } from '../../../database/database.ts';
import type { ComponentStatus } from '../component.ts';

/** What lists and names find of a state. */
export interface StateRow {
  readonly id: string;
  readonly number: number;
  readonly name: string;
  readonly status: ComponentStatus;
  readonly framework: string;
  readonly version: string;
  readonly uses: readonly string[];
}

/** Items of a release, which replace those that are live. */
export interface HeldComponents {
  /** Including those that the release retires. */
  readonly ids: readonly string[];
  readonly rows: readonly StateRow[];
}

export type ComponentTable = 'working copies' | 'live' | HeldComponents;

const columns = sql`id, number, name, status, framework, version, uses, created_at, created_by, last_modified_at,
  last_modified_by`;

/** For `from`: the components as `component`. Of states, it has their number as the revision. */
export function componentsIn(table: ComponentTable, tenantId: string): SQL {
  if (table === 'working copies') return sql`components component`;
  const live = sql`select l.tenant_id, l.number::text as revision, ${columns} from live_components l
    where l.tenant_id = ${tenantId}`;
  if (table === 'live') return sql`(${live}) component`;
  return sql`(${live} and not l.id = ${anyOf(table.ids)}
    union all select h.tenant_id, h.number::text, ${columns} from (${rowsOf(tenantId, table.rows)}) h) component`;
}

/** The rows of components in states, as in live_components. */
function rowsOf(tenantId: string, rows: readonly StateRow[]): SQL {
  return sql`
    select tenant.tenant_id, r.id, r.number, r.name, r.status, r.framework, r.version,
      array(select jsonb_array_elements_text(r.uses)) as uses,
      coalesce(w.created_at, s.created_at) as created_at, w.created_by, s.created_at as last_modified_at,
      s.created_by as last_modified_by
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id text, number integer, name text, status text,
        framework text, version text, uses jsonb)
      cross join ${tenantRow(tenantId)}
      join snapshots s on s.tenant_id = ${tenantId} and s.kind = 'component' and s.item_id = r.id and s.number = r.number
      left join components w on w.tenant_id = ${tenantId} and w.id = r.id`;
}

/** Replaces the rows of these components; those without one are removed. */
export async function replaceLive(
  transaction: Transaction,
  tenantId: string,
  { ids, rows }: HeldComponents,
): Promise<void> {
  await transaction.execute(sql`
    delete from live_components l where l.tenant_id = ${tenantId} and l.id = ${anyOf(ids)}`);
  if (rows.length === 0) return;
  await transaction.execute(sql`
    insert into live_components (tenant_id, ${columns}) select h.tenant_id, ${columns} from (${rowsOf(tenantId, rows)}) h`);
}

/** The components with these names. */
export async function listNamed(
  transaction: Transaction,
  tenantId: string,
  table: Exclude<ComponentTable, 'working copies'>,
  names: readonly string[],
): Promise<StateRow[]> {
  return transaction.execute<{
    id: string;
    number: number;
    name: string;
    status: ComponentStatus;
    framework: string;
    version: string;
    uses: string[];
  }>(sql`
    select id, revision::integer as number, name, status, framework, version, to_jsonb(uses) as uses
    from ${componentsIn(table, tenantId)} where name = ${anyOf(names)} order by name`);
}
