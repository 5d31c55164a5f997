// The operations on apps. An app's row, hosts and configuration are written in the scope's single transaction.
import type { NextRevision } from '../../errors/revision.ts';
import { type Problem, throwIfAny, UserError } from '../../errors/user-error.ts';
import type {
  createAppInput,
  MutationdeleteAppArgs,
  MutationupdateAppArgs,
  QueryappsArgs,
  updateAppInput,
} from '../../graphql/generated/schema-types.ts';
import { type Scope, toAuthorship } from '../../request/context.ts';
import { isComplete } from '../../request/list-arguments.ts';
import {
  alreadyExists,
  type App,
  type AppChange,
  toAppChange,
  toAppTemplateId,
  toMainHost,
  validateAppChange,
  validateNewApp,
} from './app.ts';
import { type AppScope, lockApp } from './app-lock.service.ts';
import { validateRequestsEmail } from './requests-email.service.ts';
import * as store from './apps.store.ts';
import { releaseHosts, setMainHost } from './hosts/app-hosts.service.ts';
import { listAppHosts } from './hosts/app-hosts.store.ts';
import { validateMailTemplate } from '../templates/rendering/template-mail.service.ts';
import { type AppPage, toPage, validateAppList } from './list/app-list.ts';
import * as lists from './list/app-list.store.ts';

export { validateNewApp } from './app.ts';
export { lockApp as lockAppRow } from './apps.store.ts';
export { type App, type AppTemplateId, appTemplateIds, toChosenTemplate, toMainHost } from './app.ts';

export interface AppList {
  readonly list: readonly App[];
  readonly page: AppPage;
}

export async function listApps(args: QueryappsArgs, { transaction, caller }: Scope): Promise<AppList> {
  throwIfAny(validateAppList(args));
  const page = toPage(args);
  return { page, list: await lists.listApps(transaction, caller.tenantId, page) };
}

/** The current state; undefined if the app does not exist. */
export async function findApp(
  appId: string,
  { transaction, caller }: Pick<Scope, 'transaction' | 'caller'>,
): Promise<App | undefined> {
  const [app] = await findApps([appId], { transaction, caller });
  return app;
}

/** The existing ones among these. */
export async function findApps(
  appIds: readonly string[],
  { transaction, caller }: Pick<Scope, 'transaction' | 'caller'>,
): Promise<App[]> {
  return lists.listApps(transaction, caller.tenantId, toPage({ where: { appId_in: [...appIds] } }));
}

/** Whether the app exists; if so, locks it against deletion until the transaction ends. */
export async function hasApp(
  appId: string,
  { transaction, tenantId }: Pick<Scope, 'transaction'> & { readonly tenantId: string },
): Promise<boolean> {
  return (await store.lockApp(transaction, tenantId, appId)) !== undefined;
}

/**
 * The template and recipient of the mail sent when a customer submits a request. This app setting takes effect
 * without a release.
 */
export async function findRequestMail(
  appId: string,
  { transaction, tenantId }: Pick<Scope, 'transaction'> & { readonly tenantId: string },
): Promise<{ readonly onRequestTemplateId?: string; readonly requestsEmail?: string }> {
  const found = await store.findRequestMail(transaction, tenantId, appId);
  return {
    ...(found?.templateId && { onRequestTemplateId: found.templateId }),
    ...(found?.email && { requestsEmail: found.email }),
  };
}

/** The number of all matches, regardless of the page. */
export async function countApps(
  { list, page }: AppList,
  _args: unknown,
  { transaction, caller }: Scope,
): Promise<number> {
  return isComplete(page, list.length) ? list.length : lists.countApps(transaction, caller.tenantId, page);
}

/** Templates are checked by the registered kinds. */
export type AppChangeScope = AppScope & Pick<Scope, 'app'>;

export async function requireValidApp(input: createAppInput, scope: AppChangeScope): Promise<void> {
  throwIfAny([
    ...validateNewApp(input, 'input'),
    ...(await validateTemplate(input, scope)),
    ...(await validateRequestsEmail(input.requestsEmail, null, scope)),
  ]);
}

/** An app without a configuration. Does not check the template and the recipient of its mails. */
export async function insertApp(input: createAppInput, scope: AppScope): Promise<string> {
  throwIfAny(validateNewApp(input, 'input'));
  const { appId, appName } = input;
  const app = { ...toAppChange(input), appId, appName, appTemplateId: toAppTemplateId(input.appTemplateId) };
  const revision = await store.insertApp(scope.transaction, toAuthorship(scope), app);
  if (revision === undefined) throw new UserError(alreadyExists(appId));
  return revision;
}

export async function updateApp(
  { appId, input, expectedRevision }: MutationupdateAppArgs,
  scope: AppChangeScope,
): Promise<NextRevision> {
  throwIfAny([...validateAppChange(input, 'input'), ...(await validateTemplate(input, scope))]);
  const current = await lockApp(appId, expectedRevision, scope);
  throwIfAny(await validateRequestsEmail(input.requestsEmail, current.requestsEmail, scope));
  const host = toMainHost(input);
  if (host !== undefined) await setMainHost(appId, host, scope);
  return { revision: await store.updateApp(scope.transaction, toAuthorship(scope), appId, toAppChange(input)) };
}

/** Sets these columns of an existing app, without checking them again. */
export async function replaceApp(appId: string, change: AppChange, scope: AppScope): Promise<void> {
  await lockApp(appId, null, scope);
  await store.updateApp(scope.transaction, toAuthorship(scope), appId, change);
}

export async function renameApp({ appId, appName }: Pick<App, 'appId' | 'appName'>, scope: AppScope): Promise<void> {
  await lockApp(appId, null, scope);
  await store.updateApp(scope.transaction, toAuthorship(scope), appId, { appName });
}

async function validateTemplate(
  { onRequestTemplateId: id }: updateAppInput,
  scope: AppChangeScope,
): Promise<Problem[]> {
  return id ? validateMailTemplate(id, 'input.onRequestTemplateId', scope) : [];
}

export async function removeApp({ appId, expectedRevision }: MutationdeleteAppArgs, scope: AppScope): Promise<void> {
  const { transaction, caller } = scope;
  await lockApp(appId, expectedRevision, scope);
  const hosts = await listAppHosts(transaction, caller.tenantId, appId);
  await store.deleteApp(transaction, caller.tenantId, appId);
  await releaseHosts(
    hosts.map(({ host }) => host),
    scope,
  );
}
