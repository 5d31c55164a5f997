import { sql, type SQL } from 'drizzle-orm';
import { type RevisedColumns, revisedColumns, toRevised } from '../../database/statements/revised.ts';
import type { Transaction } from '../../database/database.ts';
import { announceChange } from '../../recording/recorder.ts';
import { randomId } from '../../database/random-id.ts';
import type { Revised } from '../../errors/revision.ts';
import type { Authorship } from '../../request/context.ts';
import type { AppChange } from './app.ts';

export interface NewApp extends AppChange {
  readonly appId: string;
  readonly appName: string;
  readonly appTemplateId: string;
}

/**
 * Returns the revision; undefined if the tenant already has an app with that id, including one about to be
 * committed.
 */
export async function insertApp(
  transaction: Transaction,
  { tenantId, userId, now }: Authorship,
  app: NewApp,
): Promise<string | undefined> {
  const { email = null, emailSenderName = null, regexPattern = null, order = null } = app;
  const { onRequestTemplateId = null, requestsEmail = null } = app;
  await announceChange(transaction, { kind: 'app', itemIds: [app.appId] });
  const at = now.toISOString();
  const [row] = await transaction.execute<{ revision: string }>(sql`
    insert into apps (tenant_id, app_id, app_name, email, email_sender_name, app_template_id, regex_pattern, position,
      on_request_template_id, requests_email, revision, created_at, created_by, last_modified_at, last_modified_by)
    values (${tenantId}, ${app.appId}, ${app.appName}, ${email}, ${emailSenderName}, ${app.appTemplateId},
      ${regexPattern}, ${order}, ${onRequestTemplateId}, ${requestsEmail}, ${randomId()}, ${at}, ${userId}, ${at}, ${userId})
    on conflict do nothing returning revision`);
  return row?.revision;
}

/** The app's state, locked until the transaction ends. */
export async function lockApp(
  transaction: Transaction,
  tenantId: string,
  appId: string,
): Promise<(Revised & { readonly appName: string; readonly requestsEmail: string | null }) | undefined> {
  type Row = RevisedColumns & { app_name: string; requests_email: string | null };
  const [row] = await transaction.execute<Row>(sql`
    select a.app_name, a.requests_email, ${revisedColumns('a', tenantId)} from apps a where tenant_id = ${tenantId} and app_id = ${appId} for update of a`);
  return row && { appName: row.app_name, requestsEmail: row.requests_email, ...toRevised(row) };
}

export async function findRequestMail(
  transaction: Transaction,
  tenantId: string,
  appId: string,
): Promise<{ readonly templateId: string | null; readonly email: string | null } | undefined> {
  const [row] = await transaction.execute<{ template_id: string | null; email: string | null }>(sql`
    select on_request_template_id as template_id, requests_email as email from apps
    where tenant_id = ${tenantId} and app_id = ${appId}`);
  return row && { templateId: row.template_id, email: row.email };
}

/** Sets the fields of the change and a new revision, which it returns. */
export async function updateApp(
  transaction: Transaction,
  { tenantId, userId, now }: Authorship,
  appId: string,
  change: AppChange = {},
): Promise<string> {
  await announceChange(transaction, { kind: 'app', itemIds: [appId], parts: ['general'] });
  const revision = randomId();
  const columns: Readonly<Record<keyof AppChange, SQL>> = {
    appName: sql`app_name`,
    email: sql`email`,
    emailSenderName: sql`email_sender_name`,
    onRequestTemplateId: sql`on_request_template_id`,
    requestsEmail: sql`requests_email`,
    regexPattern: sql`regex_pattern`,
    order: sql`position`,
  };
  const changes = (Object.keys(columns) as (keyof AppChange)[]).flatMap((name) =>
    change[name] === undefined ? [] : [sql`${columns[name]} = ${change[name]}`],
  );
  changes.push(
    sql`revision = ${revision}`,
    sql`last_modified_at = ${now.toISOString()}`,
    sql`last_modified_by = ${userId}`,
  );
  await transaction.execute(
    sql`update apps set ${sql.join(changes, sql`, `)} where tenant_id = ${tenantId} and app_id = ${appId}`,
  );
  return revision;
}

/** Foreign keys delete the hosts, configuration and products with the app. */
export async function deleteApp(transaction: Transaction, tenantId: string, appId: string): Promise<void> {
  await announceChange(transaction, { kind: 'app', itemIds: [appId] });
  await transaction.execute(sql`delete from apps where tenant_id = ${tenantId} and app_id = ${appId}`);
}
