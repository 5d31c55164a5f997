import { sql, type SQL } from 'drizzle-orm';
import { type RevisedColumns, revisedColumns, toRevised } from '../../../database/statements/revised.ts';
import type { Transaction } from '../../../database/database.ts';
import { announceChange } from '../../../recording/recorder.ts';
import { randomId } from '../../../database/random-id.ts';
import { toAuthor } from '../../../database/statements/authors.ts';
import { equals, isIn, toCondition as toNested } from '../../../database/statements/conditions.ts';
import type { Revised } from '../../../errors/revision.ts';
import type { Author, Authorship } from '../../../request/context.ts';
import { type AppConfig, toConfigParts } from './cms-config.ts';
import type { ConfigPage, SortField } from './cms-config-list.ts';
import type { PageRoute } from './page-routes.ts';

export interface StoredConfig {
  readonly appId: string;
  readonly config: AppConfig;
  readonly guestUsername: string | null;
  readonly revision: string;
  readonly lastModifiedAt: Date;
  readonly lastModifiedBy: Author | null;
}

type ConfigRow = {
  app_id: string;
  config: AppConfig;
  guest_username: string | null;
  revision: string;
  last_modified_at: string;
  modified_by: string | null;
  modified_by_username: string;
  modified_by_email: string;
};

export async function listConfigs(
  transaction: Transaction,
  tenantId: string,
  { where, sort, limit, skip }: ConfigPage,
): Promise<StoredConfig[]> {
  const condition = toNested(where, (input) => [
    equals(sql`config.app_id`, input.appId),
    isIn(sql`config.app_id`, input.appId_in),
  ]);
  const columns: Readonly<Record<SortField, SQL>> = {
    appId: sql`config.app_id collate natural_order`,
    createdAt: sql`app.created_at`,
    lastModifiedAt: sql`config.last_modified_at`,
  };
  const rows = await transaction.execute<ConfigRow>(sql`
    select config.app_id, config.config, config.guest_username, config.revision, config.last_modified_at,
      m.id as modified_by, m.username as modified_by_username, m.email as modified_by_email
    from app_configs config
      join apps app on app.tenant_id = ${tenantId} and app.app_id = config.app_id
      left join users m on m.tenant_id = ${tenantId} and m.id = config.last_modified_by
    where config.tenant_id = ${tenantId} ${condition === undefined ? sql`` : sql`and ${condition}`}
    order by ${columns[sort.field]} ${sort.isDescending ? sql`desc` : sql`asc`}, config.app_id
    ${limit === null || limit === undefined ? sql`` : sql`limit ${limit}`}
    ${skip === 0 ? sql`` : sql`offset ${skip}`}`);
  return rows.map((row) => ({
    appId: row.app_id,
    config: row.config,
    guestUsername: row.guest_username,
    revision: row.revision,
    lastModifiedAt: new Date(row.last_modified_at),
    lastModifiedBy: toAuthor(row.modified_by, row.modified_by_username, row.modified_by_email),
  }));
}

/** The pages of every app of the tenant, without the rest of the configurations. */
export async function listRoutes(
  transaction: Transaction,
  tenantId: string,
): Promise<{ readonly appId: string; readonly routes: readonly PageRoute[] }[]> {
  const rows = await transaction.execute<{ app_id: string; routes: PageRoute[] }>(sql`
    select app_id, config->'componentRoutes' as routes from app_configs
    where tenant_id = ${tenantId} and config ? 'componentRoutes' order by app_id`);
  return rows.map(({ app_id: appId, routes }) => ({ appId, routes }));
}

export async function insertConfig(
  transaction: Transaction,
  { tenantId, userId, now }: Authorship,
  appId: string,
): Promise<void> {
  await transaction.execute(sql`
    insert into app_configs (tenant_id, app_id, config, revision, last_modified_at, last_modified_by)
    values (${tenantId}, ${appId}, '{}', ${randomId()}, ${now.toISOString()}, ${userId})`);
}

/** The configuration of an existing app, locked until the transaction ends. */
export async function lockConfig(
  transaction: Transaction,
  tenantId: string,
  appId: string,
): Promise<(Revised & { readonly config: AppConfig; readonly hasPassword: boolean }) | undefined> {
  const [row] = await transaction.execute<
    RevisedColumns & {
      config: AppConfig;
      has_password: boolean;
    }
  >(sql`
    select c.config, c.guest_password is not null as has_password, ${revisedColumns('c', tenantId)}
    from app_configs c where c.tenant_id = ${tenantId} and c.app_id = ${appId} for update of c`);
  if (row === undefined) return undefined;
  return { config: row.config, hasPassword: row.has_password, ...toRevised(row) };
}

/** null removes both; without a password the stored one is retained. */
export type StoredCredentials = { readonly username: string; readonly sealedPassword?: string } | null;

/** Returns the new revision. */
export async function updateConfig(
  transaction: Transaction,
  { tenantId, userId, now }: Authorship,
  {
    appId,
    config,
    credentials,
  }: {
    readonly appId: string;
    readonly config: AppConfig;
    readonly credentials: StoredCredentials | undefined;
  },
): Promise<string> {
  const values = toConfigParts(config);
  await announceChange(transaction, { kind: 'app', itemIds: [appId], parts: Object.keys(values), values });
  const revision = randomId();
  const changes = [
    sql`config = ${JSON.stringify(config)}::jsonb`,
    sql`revision = ${revision}`,
    sql`last_modified_at = ${now.toISOString()}`,
    sql`last_modified_by = ${userId}`,
  ];
  if (credentials !== undefined) changes.push(sql`guest_username = ${credentials?.username ?? null}`);
  if (credentials === null) changes.push(sql`guest_password = null`);
  if (credentials?.sealedPassword) changes.push(sql`guest_password = ${credentials.sealedPassword}`);
  await transaction.execute(
    sql`update app_configs set ${sql.join(changes, sql`, `)} where tenant_id = ${tenantId} and app_id = ${appId}`,
  );
  return revision;
}
