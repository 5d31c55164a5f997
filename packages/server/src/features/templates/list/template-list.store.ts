// Lists of templates with their authors, and separately their contents, which can be large.
import { sql, type SQL } from 'drizzle-orm';
import { anyOf } from '../../../database/statements/any-of.ts';
import { authorColumns, type AuthorColumns, authorsOf, toAuthors } from '../../../database/statements/authors.ts';
import type { Transaction } from '../../../database/database.ts';
import type { TemplatePage, SortField } from './template-list.ts';
import { type TemplateSource, templatesIn } from '../states/live-templates.store.ts';
import { toCondition } from './template-where.store.ts';
import type { Template, TemplateType } from '../template.ts';

type TemplateRow = AuthorColumns & {
  id: string;
  type: TemplateType;
  name: string;
  description: string | null;
  logical_id: string | null;
  graph_ql_query: string | null;
  revision: string;
  created_at: string;
  last_modified_at: string;
};

export async function listTemplates(
  transaction: Transaction,
  tenantId: string,
  page: TemplatePage,
  source: TemplateSource,
): Promise<Template[]> {
  const rows = await transaction.execute<TemplateRow>(sql`
    select t.id, t.type, t.name, t.description, t.logical_id, t.graph_ql_query, t.revision, t.created_at,
      t.last_modified_at,
      ${authorColumns}
    from ${templatesIn(source, tenantId)}
      ${authorsOf('t', tenantId)}
    where ${conditionOf(page, tenantId)}
    order by ${orderOf(page)}
    ${page.limit === null || page.limit === undefined ? sql`` : sql`limit ${page.limit}`}
    ${page.skip === 0 ? sql`` : sql`offset ${page.skip}`}`);
  return rows.map(toTemplate);
}

export async function countTemplates(
  transaction: Transaction,
  tenantId: string,
  { where }: Pick<TemplatePage, 'where'>,
  source: TemplateSource,
): Promise<number> {
  const [row] = await transaction.execute<{ count: number }>(sql`
    select count(*)::integer as count from ${templatesIn(source, tenantId)} where ${conditionOf({ where }, tenantId)}`);
  return row?.count ?? 0;
}

/** Indexed by id. */
export async function readContents(
  transaction: Transaction,
  tenantId: string,
  ids: readonly string[],
): Promise<Map<string, unknown>> {
  const rows = await transaction.execute<{ id: string; content: unknown }>(sql`
    select id, content from templates where tenant_id = ${tenantId} and id = ${anyOf(ids)}`);
  return new Map(rows.map(({ id, content }) => [id, content]));
}

function conditionOf({ where }: Pick<TemplatePage, 'where'>, tenantId: string): SQL {
  const condition = toCondition(where);
  const isOfTenant = sql`t.tenant_id = ${tenantId}`;
  return condition === undefined ? isOfTenant : sql`${isOfTenant} and ${condition}`;
}

/** Numbers within a text are compared by value. */
const natural = (text: SQL): SQL => sql`(${text}) collate natural_order`;

/** Ties are broken by id, so that pages neither repeat nor skip a template. */
function orderOf({ sort }: TemplatePage): SQL {
  const columns: Readonly<Record<SortField, SQL>> = {
    createdAt: sql`t.created_at`,
    lastModifiedAt: sql`t.last_modified_at`,
    name: natural(sql`t.name`),
    type: sql`t.type`,
    logicalId: natural(sql`t.logical_id`),
  };
  // The index for the default order has no null ordering.
  const nulls = sort.field === 'logicalId' ? sql`nulls last` : sql``;
  return sql`${columns[sort.field]} ${sort.isDescending ? sql`desc` : sql`asc`} ${nulls}, t.id`;
}

function toTemplate(row: TemplateRow): Template {
  return {
    id: row.id,
    type: row.type,
    name: row.name,
    description: row.description,
    logicalId: row.logical_id,
    graphQlQuery: row.graph_ql_query,
    revision: row.revision,
    createdAt: new Date(row.created_at),
    lastModifiedAt: new Date(row.last_modified_at),
    ...toAuthors(row),
  };
}
