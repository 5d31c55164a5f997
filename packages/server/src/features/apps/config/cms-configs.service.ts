// The configurations of apps. Each app has one from the moment it is created.
import { isDeepStrictEqual } from 'node:util';
import type { NextRevision } from '../../../errors/revision.ts';
import { requireRevision } from '../../../errors/revision.ts';
import { type Problem, throwIfAny, UserError } from '../../../errors/user-error.ts';
import type {
  cmsConfigInput,
  cmsGuestLoginCredentialsInput,
  MutationupsertCmsConfigArgs,
  QuerycmsConfigsArgs,
} from '../../../graphql/generated/schema-types.ts';
import { type Author, type Scope, toAuthorship } from '../../../request/context.ts';
import { requireRight } from '../../../request/rights.ts';
import { toLocale } from '../../l10n/l10n.service.ts';
import { noSuchApp } from '../app.ts';
import {
  type AppConfig,
  applyPatch,
  passwordMask,
  toConfigPatch,
  validateConfigInput,
  validateMerged,
} from './cms-config.ts';
import { toPage, validateConfigList } from './cms-config-list.ts';
import * as store from './cms-configs.store.ts';
import { renameInRoutes } from './page-routes.ts';
import { findShadowedPages, listPages, type Page, type RouteWarning } from './route-paths.ts';

/** As returned by the API. */
export interface ListedConfig extends AppConfig {
  readonly appId: string;
  readonly tenantId: string;
  readonly guestLoginCredentials: { readonly username: string; readonly password: string } | null;
  readonly revision: string;
  readonly lastModifiedAt: Date;
  readonly lastModifiedBy: Author | null;
}

export { type AppConfig, toConfigParts } from './cms-config.ts';
export { toJson as toJsonOfField } from './json-field.ts';
export { listPages } from './route-paths.ts';

export async function listCmsConfigs(
  args: QuerycmsConfigsArgs,
  { transaction, caller: { tenantId } }: Scope,
): Promise<ListedConfig[]> {
  throwIfAny(validateConfigList(args));
  const found = await store.listConfigs(transaction, tenantId, toPage(args));
  return found.map(({ config, guestUsername: username, ...rest }) => ({
    ...config,
    ...rest,
    tenantId,
    guestLoginCredentials: username === null ? null : { username, password: passwordMask },
  }));
}

export function routeWarnings({ componentRoutes }: Pick<AppConfig, 'componentRoutes'>): RouteWarning[] {
  return findShadowedPages(componentRoutes ?? []);
}

/** Created with the app; empty unless a template provides content. */
export async function createConfig(
  appId: string,
  config: AppConfig | undefined,
  scope: Pick<Scope, 'transaction' | 'caller' | 'now'>,
): Promise<void> {
  await store.insertConfig(scope.transaction, toAuthorship(scope), appId);
  if (config === undefined) return;
  await store.updateConfig(scope.transaction, toAuthorship(scope), { appId, config, credentials: undefined });
}

/** A configuration with only these fields, and what is wrong with them. */
export function toNewConfig(
  input: Omit<cmsConfigInput, 'guestLoginCredentials'>,
  path: string,
): { readonly config: AppConfig; readonly problems: readonly Problem[] } {
  const problems = validateConfigInput(input, path, toLocale);
  if (problems.length > 0) return { config: {}, problems };
  const config = applyPatch({}, toConfigPatch(input, toLocale));
  return { config, problems: validateMerged(config, path) };
}

/** Replaces a valid configuration, except the credentials. */
export async function replaceConfig(
  appId: string,
  config: AppConfig,
  scope: Pick<Scope, 'transaction' | 'caller' | 'now'>,
): Promise<void> {
  const current = await store.lockConfig(scope.transaction, scope.caller.tenantId, appId);
  if (current === undefined) throw new UserError(noSuchApp());
  if (isDeepStrictEqual(current.config, config)) return;
  await store.updateConfig(scope.transaction, toAuthorship(scope), { appId, config, credentials: undefined });
}

export async function upsertCmsConfig(
  { appId, config: input, expectedRevision }: MutationupsertCmsConfigArgs,
  scope: Scope,
): Promise<NextRevision> {
  throwIfAny(validateConfigInput(input, 'config', toLocale));
  if ((input.visitors?.documentTemplateIds ?? []).length > 0) requireRight(scope.caller, 'documents:read');
  const current = await store.lockConfig(scope.transaction, scope.caller.tenantId, appId);
  if (current === undefined) throw new UserError(noSuchApp());
  requireRevision(expectedRevision, current, 'configuration');
  const config = applyPatch(current.config, toConfigPatch(input, toLocale));
  throwIfAny(validateMerged(config, 'config'));
  const credentials = toStoredCredentials(input.guestLoginCredentials, current.hasPassword, { appId, scope });
  const change = { appId, config, credentials };
  return { revision: await store.updateConfig(scope.transaction, toAuthorship(scope), change) };
}

/** The mask represents the stored password; if none is stored, it is an ordinary password. */
function toStoredCredentials(
  given: cmsGuestLoginCredentialsInput | null | undefined,
  hasPassword: boolean,
  { appId, scope }: { readonly appId: string; readonly scope: Scope },
): store.StoredCredentials | undefined {
  if (!given) return given;
  const { username, password } = given;
  if (hasPassword && password === passwordMask) return { username };
  const owner = JSON.stringify(['guest sign-in', scope.caller.tenantId, appId]);
  return { username, sealedPassword: scope.app.secretBox.seal(password, owner) };
}

/** The parts of an app that are published; undefined when the app does not exist. */
export async function findConfig(
  appId: string,
  { transaction, caller }: Pick<Scope, 'transaction' | 'caller'>,
): Promise<AppConfig | undefined> {
  const [found] = await store.listConfigs(transaction, caller.tenantId, toPage({ where: { appId } }));
  return found?.config;
}

export interface AppPages {
  readonly appId: string;
  readonly pages: readonly Page[];
}

/** The pages of every app of the tenant that has any. */
export async function listPagesOfApps({
  transaction,
  caller,
}: Pick<Scope, 'transaction' | 'caller'>): Promise<AppPages[]> {
  const found = await store.listRoutes(transaction, caller.tenantId);
  return found.map(({ appId, routes }) => ({ appId, pages: listPages(routes) }));
}

/** Renames the component in every app of the tenant with a page that uses it, and gives these apps a new revision. */
export async function renameComponentInPages(
  rename: { readonly from: string; readonly to: string },
  scope: Pick<Scope, 'transaction' | 'caller' | 'now'>,
): Promise<void> {
  const { transaction, caller } = scope;
  const apps = await listPagesOfApps(scope);
  for (const { appId, pages } of apps) {
    if (!pages.some(({ component }) => component === rename.from)) continue;
    const current = await store.lockConfig(transaction, caller.tenantId, appId);
    if (current?.config.componentRoutes === undefined) continue;
    const componentRoutes = renameInRoutes(current.config.componentRoutes, rename);
    const change = { appId, config: { ...current.config, componentRoutes }, credentials: undefined };
    await store.updateConfig(transaction, toAuthorship(scope), change);
  }
}
