// The operations on components. Their source is stored as written; it is compiled when it is released.
import { prepareDeletion } from '../../states/deletion.service.ts';
import { randomId } from '../../database/random-id.ts';
import { type NextRevision, requireRevision } from '../../errors/revision.ts';
import { throwIfAny, UserError } from '../../errors/user-error.ts';
import type {
  MutationcreateComponentArgs,
  MutationdeleteComponentArgs,
  MutationupdateComponentArgs,
  QuerycomponentPreviewArgs,
  QuerycomponentsArgs,
} from '../../graphql/generated/schema-types.ts';
import { batch } from '../../request/batch.ts';
import { type RequestContext, type Scope, toAuthorship } from '../../request/context.ts';
import { isComplete } from '../../request/list-arguments.ts';
import { type AppPages, listPagesOfApps, renameComponentInPages } from '../apps/config/cms-configs.service.ts';
import {
  type Component,
  type ComponentSource,
  nameTaken,
  newComponentDefaults,
  noSuchComponent,
  toComponentChange,
  toScript,
  toUses,
  type Usage,
  validateComponent,
  validateUnused,
  validateUses,
} from './component.ts';
import { listOwnTexts, toLocale, validateTextLocale } from '../l10n/l10n.service.ts';
import { type ComponentPage, toPage, validateComponentList } from './component-list.ts';
import * as lists from './component-list.store.ts';
import { renameInSource, validateReach } from './renamed-source.ts';
import * as store from './components.store.ts';
import {
  componentsShownTo,
  listNamedComponents,
  type NamedComponent,
  readSourcesIn,
  tableOf,
  tableWith,
} from './states/component-states.service.ts';
import type { ComponentTable } from './states/live-components.store.ts';
import type { StoredState } from '../../snapshots/item-history.ts';

export interface ComponentList {
  readonly list: readonly Component[];
  readonly table: ComponentTable;
  readonly page: ComponentPage;
}

/** The parts of a request's scope that components need. */
type ComponentScope = Pick<Scope, 'transaction' | 'caller' | 'now'>;

export async function listComponents(
  args: QuerycomponentsArgs,
  { transaction, caller }: Scope,
): Promise<ComponentList> {
  throwIfAny(validateComponentList(args));
  const page = toPage(args);
  const table = await tableOf(componentsShownTo(caller), { transaction, caller });
  return { page, table, list: await lists.listComponents(transaction, caller.tenantId, table, page) };
}

/** The number of all matches, regardless of the page. */
export async function countComponents(
  { list, table, page }: ComponentList,
  _args: unknown,
  { transaction, caller }: Scope,
): Promise<number> {
  return isComplete(page, list.length) ? list.length : lists.countComponents(transaction, caller.tenantId, table, page);
}

export async function createComponent(
  { input }: MutationcreateComponentArgs,
  scope: ComponentScope,
): Promise<NextRevision & { readonly createdStatus: { readonly id: string } }> {
  throwIfAny(validateComponent(input, 'input'));
  const { name } = input;
  const id = randomId();
  const given = { id, name, componentJson: input.componentJsonString };
  const component = { ...newComponentDefaults, ...toComponentChange(input), ...given };
  const uses = requireUses(component);
  const revision = await store.insertComponent(scope.transaction, toAuthorship(scope), { ...component, uses });
  if (revision === undefined) throw new UserError(nameTaken(name));
  return { revision, createdStatus: { id } };
}

/** The tenant's existing names among these, in lower case. */
export async function listTakenNames(
  names: readonly string[],
  { transaction, caller }: Pick<Scope, 'transaction' | 'caller'>,
): Promise<ReadonlySet<string>> {
  return new Set(await store.listTakenNames(transaction, caller.tenantId, names));
}

export async function updateComponent(
  { id, input, expectedRevision }: MutationupdateComponentArgs,
  scope: ComponentScope,
): Promise<NextRevision> {
  throwIfAny(validateComponent(input, 'input'));
  const { transaction, caller } = scope;
  const current = await store.lockComponent(transaction, caller.tenantId, id);
  if (current === undefined) throw new UserError(noSuchComponent());
  requireRevision(expectedRevision, current, 'component');
  const change = toComponentChange(input);
  const renamed = await rename({ ...current, ...change, id }, current.name, scope);
  const uses = requireUses({ ...current, ...change, ...renamed });
  const complete = { ...change, ...renamed, uses };
  return { revision: await store.updateComponent(transaction, toAuthorship(scope), id, complete) };
}

/**
 * Replaces the name in all components and pages that use this one. Returns the component's own renamed source,
 * or undefined if the name has not changed.
 */
async function rename(
  component: ComponentSource & { readonly id: string; readonly name: string },
  from: string,
  scope: ComponentScope,
): Promise<ComponentSource | undefined> {
  const { id, name: to } = component;
  if (to === from) return undefined;
  const { transaction, caller } = scope;
  if (await store.isNameTaken(transaction, caller.tenantId, { id, name: to })) throw new UserError(nameTaken(to));
  throwIfAny(validateReach(await store.measureUsers(transaction, caller.tenantId, { id, name: from })));
  const users = await store.lockUsers(transaction, caller.tenantId, { id, name: from });
  const own = renameInSource(component, { from, to }, true);
  const renamed = users.map((user) => ({ id: user.id, ...renameInSource(user, { from, to }) }));
  throwIfAny([own, ...renamed].flatMap(({ problems }) => problems));
  for (const { id: userId, source } of renamed) {
    const change = { ...source, uses: toUses(source) };
    await store.updateComponent(transaction, toAuthorship(scope), userId, change);
  }
  await renameComponentInPages({ from, to }, scope);
  return own.source;
}

function requireUses(source: ComponentSource): string[] {
  const uses = toUses(source);
  throwIfAny(validateUses(uses, 'input.vueTemplate'));
  return uses;
}

export async function deleteComponent(
  { id, expectedRevision }: MutationdeleteComponentArgs,
  scope: ComponentScope,
): Promise<void> {
  const { transaction, caller } = scope;
  await prepareDeletion({ kind: 'component', itemId: id }, 'id', scope);
  const current = await store.lockComponent(transaction, caller.tenantId, id);
  if (current === undefined) throw new UserError(noSuchComponent());
  requireRevision(expectedRevision, current, 'component');
  throwIfAny(validateUnused(current.name, await readUsage(current.name, scope), 'id'));
  await store.deleteComponent(transaction, caller.tenantId, id);
}

async function readUsage(name: string, scope: ComponentScope): Promise<Usage> {
  return (await readUsages([name], scope)).get(name) ?? { apps: [], components: [] };
}

/** Indexed by component name. */
async function readUsages(names: readonly string[], scope: ComponentScope): Promise<Map<string, Usage>> {
  const users = await store.listUsers(scope.transaction, scope.caller.tenantId, names);
  const usersOf = Map.groupBy(users, ({ used }) => used);
  const apps = await listPagesOfApps(scope);
  return new Map(
    names.map((name) => [
      name,
      {
        apps: pagesWith(name, apps),
        components: (usersOf.get(name) ?? []).map(({ id, name: of }) => ({ id, name: of })),
      },
    ]),
  );
}

function pagesWith(name: string, apps: readonly AppPages[]): Usage['apps'] {
  return apps
    .map(({ appId, pages }) => ({
      appId,
      pages: pages.filter(({ component }) => component === name).map(({ path }) => path),
    }))
    .filter(({ pages }) => pages.length > 0);
}

export async function usage(
  { name }: Component,
  _args: unknown,
  scope: Scope,
  context: RequestContext,
): Promise<Usage | undefined> {
  return batch(context, 'usage of components', async (names) => readUsages(names, scope)).load(name);
}

/** A component for a release. */
export interface ReleasedComponent extends Omit<NamedComponent, 'componentJson'> {
  readonly script: string | null;
}

/** The working copies with these names and all that they use, by name; unknown names are omitted. */
export async function listReachableComponents(
  names: readonly string[],
  scope: Pick<Scope, 'transaction' | 'caller'>,
  table: ComponentTable = 'working copies',
): Promise<ReleasedComponent[]> {
  const found = new Map<string, ReleasedComponent>();
  const seen = new Set<string>();
  for (let wanted = [...new Set(names)]; wanted.length > 0;) {
    for (const name of wanted) seen.add(name);
    const level = await listNamedComponents(wanted, table, scope);
    for (const { componentJson: json, ...component } of level) {
      found.set(component.name, { ...component, script: toScript(json) });
    }
    wanted = [...new Set(level.flatMap(({ uses }) => uses))].filter((name) => !seen.has(name));
  }
  return [...found.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** For apps of a release that makes these states of components live: those that customers get afterwards. */
export async function listReleasedComponents(
  names: readonly string[],
  held: ReadonlyMap<string, StoredState | undefined>,
  scope: Pick<Scope, 'transaction' | 'caller'>,
): Promise<ReleasedComponent[]> {
  return listReachableComponents(names, scope, await tableWith(held, scope));
}

interface ComponentPreview {
  readonly components: readonly Readonly<Record<'name' | 'vueTemplate' | 'script', string>>[];
  readonly texts: readonly Readonly<Record<'key' | 'value', string>>[];
}

export async function previewComponents(
  { names, locale }: QuerycomponentPreviewArgs,
  scope: Scope,
): Promise<ComponentPreview> {
  throwIfAny(validateTextLocale(locale, 'locale'));
  const components = await listReachableComponents(names, scope, await tableOf(componentsShownTo(scope.caller), scope));
  return {
    components: components.map(({ name, vueTemplate: template, script }) => ({
      name,
      vueTemplate: template,
      script: script ?? '',
    })),
    texts: await listOwnTexts([toLocale(locale) ?? locale], scope),
  };
}

async function sourceOf({ id }: Component, scope: Scope, context: RequestContext): Promise<ComponentSource> {
  const sources = batch(context, 'sources of components', async (ids) =>
    readSourcesIn(ids, componentsShownTo(scope.caller), scope),
  );
  const source = await sources.load(id);
  if (source === undefined) throw new UserError(noSuchComponent());
  return source;
}

export async function vueTemplate(component: Component, _args: unknown, scope: Scope, context: RequestContext) {
  return (await sourceOf(component, scope, context)).vueTemplate;
}

export async function componentJson(component: Component, _args: unknown, scope: Scope, context: RequestContext) {
  return (await sourceOf(component, scope, context)).componentJson;
}
