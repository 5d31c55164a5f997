// Lists of components with their authors, and separately their sources, which can be large.
import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { anyOf } from '../../database/statements/any-of.ts';
import { authorColumns, type AuthorColumns, authorsOf, toAuthors } from '../../database/statements/authors.ts';
import { contains, equals, isAfter, isBefore, isIn, toCondition } from '../../database/statements/conditions.ts';
import type { Component, ComponentSource, ComponentStatus } from './component.ts';
import type { ComponentPage, SortField } from './component-list.ts';
import { type ComponentTable, componentsIn } from './states/live-components.store.ts';

type ComponentRow = AuthorColumns & {
  id: string;
  name: string;
  status: ComponentStatus;
  framework: string;
  version: string;
  revision: string;
  created_at: string;
  last_modified_at: string;
};

export async function listComponents(
  transaction: Transaction,
  tenantId: string,
  table: ComponentTable,
  page: ComponentPage,
): Promise<Component[]> {
  const rows = await transaction.execute<ComponentRow>(sql`
    select component.id, component.name, component.status, component.framework, component.version, component.revision,
      component.created_at, component.last_modified_at,
      ${authorColumns}
    from ${componentsIn(table, tenantId)}
      ${authorsOf('component', tenantId)}
    where ${conditionOf(page, tenantId)}
    order by ${orderOf(page)}
    ${page.limit === null || page.limit === undefined ? sql`` : sql`limit ${page.limit}`}
    ${page.skip === 0 ? sql`` : sql`offset ${page.skip}`}`);
  return rows.map(toComponent);
}

export async function countComponents(
  transaction: Transaction,
  tenantId: string,
  table: ComponentTable,
  page: Pick<ComponentPage, 'where'>,
): Promise<number> {
  const [row] = await transaction.execute<{ count: number }>(sql`
    select count(*)::integer as count from ${componentsIn(table, tenantId)} where ${conditionOf(page, tenantId)}`);
  return row?.count ?? 0;
}

/** Of working copies, by id. */
export async function readSources(
  transaction: Transaction,
  tenantId: string,
  ids: readonly string[],
): Promise<Map<string, ComponentSource>> {
  const rows = await transaction.execute<{ id: string; vue_template: string; component_json: string }>(sql`
    select id, vue_template, component_json from components where tenant_id = ${tenantId} and id = ${anyOf(ids)}`);
  return new Map(
    rows.map((row) => [row.id, { vueTemplate: row.vue_template, componentJson: row.component_json }] as const),
  );
}

/** The working copies with these names, each with the names it uses. */
export async function readReleased(
  transaction: Transaction,
  tenantId: string,
  names: readonly string[],
): Promise<(ComponentSource & Pick<Component, 'id' | 'name' | 'status' | 'version'> & { readonly uses: string[] })[]> {
  const rows = await transaction.execute<{
    id: string;
    name: string;
    status: ComponentStatus;
    framework: string;
    version: string;
    vue_template: string;
    component_json: string;
    uses: string[];
  }>(sql`
    select id, name, status, framework, version, vue_template, component_json, to_jsonb(uses) as uses from components
    where tenant_id = ${tenantId} and name = ${anyOf(names)} order by name`);
  return rows.map(({ framework, version, vue_template: vueTemplate, component_json: componentJson, ...row }) => ({
    ...row,
    version: { framework, version },
    vueTemplate,
    componentJson,
  }));
}

function conditionOf({ where }: Pick<ComponentPage, 'where'>, tenantId: string): SQL {
  const condition = toCondition(where, (input) => [
    equals(sql`component.id`, input.id),
    isIn(sql`component.id`, input.id_in),
    equals(sql`component.name`, input.name),
    contains(sql`component.name`, input.name_contains),
    equals(sql`component.status`, input.status),
    isAfter(sql`component.created_at`, input.createdAt_gt),
    isBefore(sql`component.created_at`, input.createdAt_lt),
  ]);
  const isOfTenant = sql`component.tenant_id = ${tenantId}`;
  return condition === undefined ? isOfTenant : sql`${isOfTenant} and ${condition}`;
}

/** Ties are broken by id, so that pages neither repeat nor skip a component. */
function orderOf({ sort }: ComponentPage): SQL {
  const columns: Readonly<Record<SortField, SQL>> = {
    createdAt: sql`component.created_at`,
    lastModifiedAt: sql`component.last_modified_at`,
    name: sql`component.name collate natural_order`,
    status: sql`component.status`,
  };
  return sql`${columns[sort.field]} ${sort.isDescending ? sql`desc` : sql`asc`}, component.id`;
}

function toComponent(row: ComponentRow): Component {
  return {
    id: row.id,
    name: row.name,
    status: row.status,
    version: { framework: row.framework, version: row.version },
    revision: row.revision,
    createdAt: new Date(row.created_at),
    lastModifiedAt: new Date(row.last_modified_at),
    ...toAuthors(row),
  };
}
