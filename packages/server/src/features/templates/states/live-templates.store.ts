// The templates that a request reads: the working copies, or a row for each template that is live or held by a release.
import { sql, type SQL } from 'drizzle-orm';
import { anyOf } from '../../../database/statements/any-of.ts';
import { tenantRow } from '../../../database/statements/tenant-row.ts';
import type { Transaction } from '../../../database/database.ts';
import type { StoredState } from '../../../snapshots/item-history.ts';
import type { Template } from '../template.ts';

/** What lists and logical ids find of a state. */
export interface StateRow extends Pick<Template, 'id' | 'type' | 'name' | 'description' | 'logicalId'> {
  readonly number: number;
  readonly createdAt: Date;
  readonly createdBy: string | null;
  readonly lastModifiedAt: Date;
  readonly lastModifiedBy: string | null;
}

/** Items of a release, which replace those that are live. */
export interface HeldTemplates {
  /** Including those that the release retires. */
  readonly ids: readonly string[];
  readonly rows: readonly StateRow[];
}

export type TemplateSource = 'working copies' | 'live' | HeldTemplates;

const columns = sql`id, number, type, name, description, logical_id, created_at, created_by, last_modified_at, last_modified_by`;
const columnTypes = sql`id text, number integer, type text, name text, description text, logical_id text,
  created_at timestamptz, created_by text, last_modified_at timestamptz, last_modified_by text`;

/** For `from`: the templates as t. Of states, t has their number as well, but neither query nor content. */
export function templatesIn(source: TemplateSource, tenantId: string): SQL {
  if (source === 'working copies') return sql`templates t`;
  const shown = sql`number::text as revision, null::text as graph_ql_query, ${columns}`;
  const live = sql`select l.tenant_id, ${shown} from live_templates l where l.tenant_id = ${tenantId}`;
  if (source === 'live') return sql`(${live}) t`;
  return sql`(${live} and not l.id = ${anyOf(source.ids)}
    union all select ${tenantId}::text, ${shown} from ${recordsOf(source.rows)}) t`;
}

export interface TemplateChoice {
  /** On t. */
  readonly condition: SQL;
  readonly order: SQL;
}

/** Of states. */
export async function listChosen(
  transaction: Transaction,
  tenantId: string,
  source: Exclude<TemplateSource, 'working copies'>,
  { condition, order }: TemplateChoice,
): Promise<StoredState[]> {
  const rows = await transaction.execute<{
    id: string;
    number: number;
    format: number;
    parts: StoredState['parts'];
    created_at: string;
  }>(sql`
    select t.id, s.number, s.format, s.parts, s.created_at from ${templatesIn(source, tenantId)}
      join snapshots s on s.tenant_id = ${tenantId} and s.kind = 'template' and s.item_id = t.id and s.number = t.number
    where t.tenant_id = ${tenantId} and ${condition} order by ${order}`);
  return rows.map(({ id: itemId, created_at: createdAt, ...row }) => {
    return { kind: 'template', itemId, ...row, createdAt: new Date(createdAt) };
  });
}

export interface StateAuthorship {
  readonly createdAt: Date;
  readonly createdBy: string | null;
  /** Who saved the state. */
  readonly lastModifiedBy: string | null;
}

/** By template id. Templates that no longer exist were created with their first state. */
export async function readAuthorships(
  transaction: Transaction,
  tenantId: string,
  states: readonly { readonly itemId: string; readonly number: number }[],
): Promise<Map<string, StateAuthorship>> {
  const wanted = JSON.stringify(states.map(({ itemId, number }) => ({ id: itemId, number })));
  const rows = await transaction.execute<{
    id: string;
    created_at: string;
    created_by: string | null;
    saved_by: string | null;
  }>(sql`
    select s.item_id as id, coalesce(t.created_at, s.created_at) as created_at, t.created_by, s.created_by as saved_by
    from jsonb_to_recordset(${wanted}::jsonb) as w (id text, number integer)
      join snapshots s on s.tenant_id = ${tenantId} and s.kind = 'template' and s.item_id = w.id and s.number = w.number
      left join templates t on t.tenant_id = ${tenantId} and t.id = s.item_id`);
  return new Map(
    rows.map((row) => [
      row.id,
      { createdAt: new Date(row.created_at), createdBy: row.created_by, lastModifiedBy: row.saved_by },
    ]),
  );
}

/** Replaces the rows of these templates; those without one are removed. */
export async function replaceLive(
  transaction: Transaction,
  tenantId: string,
  { ids, rows }: HeldTemplates,
): Promise<void> {
  await transaction.execute(sql`
    delete from live_templates l where l.tenant_id = ${tenantId} and l.id = ${anyOf(ids)}`);
  if (rows.length === 0) return;
  await transaction.execute(sql`
    insert into live_templates (tenant_id, ${columns})
    select tenant.tenant_id, ${columns} from ${recordsOf(rows)} cross join ${tenantRow(tenantId)}`);
}

function recordsOf(rows: readonly StateRow[]): SQL {
  const records = rows.map((row) => ({
    id: row.id,
    number: row.number,
    type: row.type,
    name: row.name,
    description: row.description,
    logical_id: row.logicalId,
    created_at: row.createdAt.toISOString(),
    created_by: row.createdBy,
    last_modified_at: row.lastModifiedAt.toISOString(),
    last_modified_by: row.lastModifiedBy,
  }));
  return sql`jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as held (${columnTypes})`;
}

/** Of the parts with these hashes, each as often as it is named. */
export async function sumPartBytes(
  transaction: Transaction,
  tenantId: string,
  hashes: readonly string[],
): Promise<number> {
  const [row] = await transaction.execute<{ size: number }>(sql`
    select coalesce(sum(p.size_bytes), 0)::float8 as size
    from jsonb_array_elements_text(${JSON.stringify(hashes)}::jsonb) as named (hash)
      join snapshot_parts p on p.tenant_id = ${tenantId} and p.hash = decode(named.hash, 'hex')`);
  return row?.size ?? 0;
}
