import { sql } from 'drizzle-orm';
import { type RevisedColumns, revisedColumns, toRevised } from '../../database/statements/revised.ts';
import type { Transaction } from '../../database/database.ts';
import { announceChange } from '../../recording/recorder.ts';
import { randomId } from '../../database/random-id.ts';
import type { Revised } from '../../errors/revision.ts';
import type { Authorship } from '../../request/context.ts';
import type { ComponentChange, ComponentSource, ComponentStatus, ComponentVersion } from './component.ts';

export interface NewComponent extends ComponentSource {
  readonly id: string;
  readonly name: string;
  readonly status: ComponentStatus;
  readonly version: ComponentVersion;
  readonly uses: readonly string[];
}

/** A list of texts in PostgreSQL's array syntax. */
function textArray(texts: readonly string[]) {
  return sql`array(select jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb))`;
}

/** Returns the revision; undefined if the tenant has a component of that name, including one about to be committed. */
export async function insertComponent(
  transaction: Transaction,
  { tenantId, userId, now }: Authorship,
  { id, name, vueTemplate, componentJson, status, version, uses }: NewComponent,
): Promise<string | undefined> {
  await announceChange(transaction, { kind: 'component', itemIds: [id] });
  const at = now.toISOString();
  const [row] = await transaction.execute<{ revision: string }>(sql`
    insert into components (tenant_id, id, name, vue_template, component_json, status, framework, version, uses, revision,
      created_at, created_by, last_modified_at, last_modified_by)
    values (${tenantId}, ${id}, ${name}, ${vueTemplate}, ${componentJson}, ${status}, ${version.framework},
      ${version.version}, ${textArray(uses)}, ${randomId()}, ${at}, ${userId}, ${at}, ${userId})
    on conflict do nothing returning revision`);
  return row?.revision;
}

/** The component's state, locked until the transaction ends. */
export async function lockComponent(
  transaction: Transaction,
  tenantId: string,
  id: string,
): Promise<(Revised & ComponentSource & { readonly name: string }) | undefined> {
  const [row] = await transaction.execute<
    RevisedColumns & {
      name: string;
      vue_template: string;
      component_json: string;
    }
  >(sql`
    select c.name, c.vue_template, c.component_json, ${revisedColumns('c', tenantId)}
    from components c where c.tenant_id = ${tenantId} and c.id = ${id} for update of c`);
  if (row === undefined) return undefined;
  const { name, vue_template: vueTemplate, component_json: componentJson } = row;
  return { name, vueTemplate, componentJson, ...toRevised(row) };
}

/** Whether another component has the name, ignoring case. */
export async function isNameTaken(
  transaction: Transaction,
  tenantId: string,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<boolean> {
  const rows = await transaction.execute(sql`
    select 1 from components where tenant_id = ${tenantId} and lower(name) = lower(${name}) and id <> ${id}`);
  return rows.length > 0;
}

/** The tenant's existing names among these, in lower case, ignoring case. */
export async function listTakenNames(
  transaction: Transaction,
  tenantId: string,
  names: readonly string[],
): Promise<string[]> {
  const wanted = JSON.stringify(names.map((name) => name.toLowerCase()));
  const rows = await transaction.execute<{ name: string }>(sql`
    select lower(name) as name from components
    where tenant_id = ${tenantId} and lower(name) in (select jsonb_array_elements_text(${wanted}::jsonb))`);
  return rows.map(({ name }) => name);
}

/** Sets the fields of the change and a new revision, which it returns. */
export async function updateComponent(
  transaction: Transaction,
  { tenantId, userId, now }: Authorship,
  id: string,
  { name, vueTemplate, componentJson, status, version, uses }: ComponentChange & { readonly uses: readonly string[] },
): Promise<string> {
  await announceChange(transaction, { kind: 'component', itemIds: [id] });
  const revision = randomId();
  const changes = [
    sql`uses = ${textArray(uses)}`,
    sql`revision = ${revision}`,
    sql`last_modified_at = ${now.toISOString()}`,
    sql`last_modified_by = ${userId}`,
  ];
  if (name !== undefined) changes.push(sql`name = ${name}`);
  if (vueTemplate !== undefined) changes.push(sql`vue_template = ${vueTemplate}`);
  if (componentJson !== undefined) changes.push(sql`component_json = ${componentJson}`);
  if (status !== undefined) changes.push(sql`status = ${status}`);
  if (version !== undefined) changes.push(sql`framework = ${version.framework}, version = ${version.version}`);
  await transaction.execute(
    sql`update components set ${sql.join(changes, sql`, `)} where tenant_id = ${tenantId} and id = ${id}`,
  );
  return revision;
}

export async function deleteComponent(transaction: Transaction, tenantId: string, id: string): Promise<void> {
  await announceChange(transaction, { kind: 'component', itemIds: [id] });
  await transaction.execute(sql`delete from components where tenant_id = ${tenantId} and id = ${id}`);
}

/** The components that use the name. */
export async function listUsers(
  transaction: Transaction,
  tenantId: string,
  names: readonly string[],
): Promise<{ readonly used: string; readonly id: string; readonly name: string }[]> {
  return transaction.execute<{ used: string; id: string; name: string }>(sql`
    select used.name as used, c.id, c.name
    from jsonb_array_elements_text(${JSON.stringify(names)}::jsonb) as used (name)
      join components c on c.tenant_id = ${tenantId} and c.uses @> array[used.name] and c.name <> used.name
    order by c.name, c.id`);
}

interface UsedComponent {
  readonly id: string;
  readonly name: string;
}

/** The number of other components that use one, and the length of their sources. */
export async function measureUsers(
  transaction: Transaction,
  tenantId: string,
  { id, name }: UsedComponent,
): Promise<{ readonly count: number; readonly bytes: number }> {
  const [row] = await transaction.execute<{ count: number; bytes: number }>(sql`
    select count(*)::int as count, coalesce(sum(octet_length(vue_template) + octet_length(component_json)), 0)::float8 as bytes
    from components where tenant_id = ${tenantId} and uses @> array[${name}] and id <> ${id}`);
  return row ?? { count: 0, bytes: 0 };
}

/** The sources of the other components that use one, locked until the transaction ends. */
export async function lockUsers(
  transaction: Transaction,
  tenantId: string,
  { id, name }: UsedComponent,
): Promise<(ComponentSource & UsedComponent)[]> {
  const rows = await transaction.execute<{
    id: string;
    name: string;
    vue_template: string;
    component_json: string;
  }>(sql`
    select id, name, vue_template, component_json from components
    where tenant_id = ${tenantId} and uses @> array[${name}] and id <> ${id} order by id for update`);
  return rows.map(({ vue_template: vueTemplate, component_json: componentJson, ...user }) => ({
    ...user,
    vueTemplate,
    componentJson,
  }));
}
