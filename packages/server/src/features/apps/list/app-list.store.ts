// Lists of apps with their hosts and authors.
import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../../database/database.ts';
import { authorColumns, type AuthorColumns, authorsOf, toAuthors } from '../../../database/statements/authors.ts';
import {
  contains,
  equals,
  isAfter,
  isBefore,
  isIn,
  toCondition as toNested,
} from '../../../database/statements/conditions.ts';
import type { App } from '../app.ts';
import type { AppPage, SortField } from './app-list.ts';

type AppRow = AuthorColumns & {
  app_id: string;
  app_name: string;
  email: string | null;
  email_sender_name: string | null;
  on_request_template_id: string | null;
  requests_email: string | null;
  app_template_id: string;
  regex_pattern: string | null;
  position: number | null;
  hosts: string[];
  has_main: boolean;
  revision: string;
  created_at: string;
  last_modified_at: string;
};

export async function listApps(transaction: Transaction, tenantId: string, page: AppPage): Promise<App[]> {
  const rows = await transaction.execute<AppRow>(sql`
    select app.app_id, app.app_name, app.email, app.email_sender_name, app.app_template_id, app.regex_pattern,
      app.position, app.on_request_template_id, app.requests_email, h.hosts, h.has_main, app.revision, app.created_at, app.last_modified_at,
      ${authorColumns}
    from apps app
      cross join lateral (
        select coalesce(jsonb_agg(host order by is_main desc, host), '[]') as hosts, coalesce(bool_or(is_main), false) as has_main
        from app_hosts where tenant_id = ${tenantId} and app_id = app.app_id) h
      ${authorsOf('app', tenantId)}
    where ${conditionOf(page, tenantId)}
    order by ${orderOf(page)}
    ${page.limit === null || page.limit === undefined ? sql`` : sql`limit ${page.limit}`}
    ${page.skip === 0 ? sql`` : sql`offset ${page.skip}`}`);
  return rows.map(toApp);
}

export async function countApps(
  transaction: Transaction,
  tenantId: string,
  page: Pick<AppPage, 'where'>,
): Promise<number> {
  const [row] = await transaction.execute<{ count: number }>(sql`
    select count(*)::integer as count from apps app where ${conditionOf(page, tenantId)}`);
  return row?.count ?? 0;
}

function conditionOf({ where }: Pick<AppPage, 'where'>, tenantId: string): SQL {
  const condition = toNested(where, (input) => [
    equals(sql`app.app_id`, input.appId),
    isIn(sql`app.app_id`, input.appId_in),
    contains(sql`app.app_name`, input.appName_contains),
    isAfter(sql`app.created_at`, input.createdAt_gt),
    isBefore(sql`app.created_at`, input.createdAt_lt),
    isAfter(sql`app.last_modified_at`, input.lastModifiedAt_gt),
    isBefore(sql`app.last_modified_at`, input.lastModifiedAt_lt),
  ]);
  const isOfTenant = sql`app.tenant_id = ${tenantId}`;
  return condition === undefined ? isOfTenant : sql`${isOfTenant} and ${condition}`;
}

/** Ties are broken by id, so that pages neither repeat nor skip an app. */
function orderOf({ sort }: AppPage): SQL {
  const columns: Readonly<Record<SortField, SQL>> = {
    createdAt: sql`app.created_at`,
    lastModifiedAt: sql`app.last_modified_at`,
    appName: sql`app.app_name collate natural_order`,
    appId: sql`app.app_id collate natural_order`,
  };
  return sql`${columns[sort.field]} ${sort.isDescending ? sql`desc` : sql`asc`}, app.app_id`;
}

function toApp(row: AppRow): App {
  return {
    appId: row.app_id,
    appName: row.app_name,
    email: row.email,
    emailSenderName: row.email_sender_name,
    onRequestTemplateId: row.on_request_template_id,
    requestsEmail: row.requests_email,
    urlRouting: {
      url: (row.has_main ? row.hosts[0] : undefined) ?? null,
      regexPattern: row.regex_pattern,
      order: row.position,
    },
    hosts: row.hosts,
    appTemplateId: row.app_template_id,
    revision: row.revision,
    createdAt: new Date(row.created_at),
    lastModifiedAt: new Date(row.last_modified_at),
    ...toAuthors(row),
  };
}
