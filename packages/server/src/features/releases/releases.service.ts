// The list of releases, and changes to them. Their snapshots never change.
import { requireRevision, type NextRevision } from '../../errors/revision.ts';
import { throwIfAny, UserError } from '../../errors/user-error.ts';
import type {
  MutationdeleteReleaseArgs,
  MutationupdateReleaseArgs,
  QueryreleasesArgs,
} from '../../graphql/generated/schema-types.ts';
import { batch } from '../../request/batch.ts';
import { type RequestContext, type Scope, toAuthorship } from '../../request/context.ts';
import { isComplete } from '../../request/list-arguments.ts';
import { removeUnusedAssets } from './assets/release-assets.service.ts';
import { type ReleasePage, toPage, validateReleaseList } from './list/release-list.ts';
import { requireKinds } from './items/held-items.service.ts';
import { listKinds, listLiveItems } from './items/release-items.store.ts';
import { keyOf } from './items/release-items.ts';
import { readContent } from './contents/release-contents.service.ts';
import { findContent } from './contents/release-contents.store.ts';
import * as lists from './list/release-list.store.ts';
import { listItemsOfRelease, listPreviousNumbers } from './publishing/live-items.store.ts';
import { isLiveRelease, noSuchRelease, type Release, type ReleaseItem, validateReleaseChange } from './release.ts';
import { lockReleases } from '../../states/release-lock.store.ts';
import * as store from './releases.store.ts';
import type { ItemId } from '../../snapshots/item-history.ts';
import { toPartChanges } from '../../snapshots/difference.ts';

export { requireKinds } from './items/held-items.service.ts';
export { type ReleaseOrigin, validateReleaseChange } from './release.ts';

export interface ReleaseList {
  readonly list: readonly Release[];
  readonly page: ReleasePage;
}

export async function listReleases(args: QueryreleasesArgs, { transaction, caller }: Scope): Promise<ReleaseList> {
  throwIfAny(validateReleaseList(args));
  const page = toPage(args);
  return { page, list: await lists.listReleases(transaction, caller.tenantId, page) };
}

/** The number of all matches, regardless of the page. */
export async function countReleases(
  { list, page }: ReleaseList,
  _args: unknown,
  { transaction, caller }: Scope,
): Promise<number> {
  return isComplete(page, list.length) ? list.length : lists.countReleases(transaction, caller.tenantId, page);
}

export async function items(
  { id }: Pick<Release, 'id'>,
  _args: unknown,
  { transaction, caller }: Scope,
  context: RequestContext,
): Promise<readonly ReleaseItem[]> {
  const found = batch(context, 'items of releases', async (ids) => lists.listItems(transaction, caller.tenantId, ids));
  return (await found.load(id)) ?? [];
}

/** Of the state that customers got before. */
export async function previousNumber(
  item: ReleaseItem,
  _args: unknown,
  { transaction, caller }: Scope,
  context: RequestContext,
): Promise<number | undefined> {
  const found = batch(context, 'previous numbers of items in releases', async (ids) =>
    listPreviousNumbers(transaction, caller.tenantId, ids),
  );
  return (await found.load(item.releaseId))?.get(keyOf(item));
}

/** What a rollback has left as it was. */
export async function leftItems(
  { id, rolledBackReleaseId }: Pick<Release, 'id' | 'rolledBackReleaseId'>,
  args: unknown,
  scope: Scope,
  context: RequestContext,
): Promise<readonly ReleaseItem[]> {
  if (rolledBackReleaseId === null) return [];
  const own = new Set((await items({ id }, args, scope, context)).map(keyOf));
  return (await items({ id: rolledBackReleaseId }, args, scope, context)).filter((item) => !own.has(keyOf(item)));
}

/** Different for every other list of items, states and actions. */
export async function manifest(
  { id }: Pick<Release, 'id'>,
  _args: unknown,
  { transaction, caller }: Scope,
  context: RequestContext,
): Promise<string> {
  const found = batch(context, 'manifests of releases', async (ids) =>
    lists.listManifests(transaction, caller.tenantId, ids),
  );
  return (await found.load(id)) ?? '';
}

/** Reads one content at a time: each may be large. */
export async function contents(item: ReleaseItem, _args: unknown, { transaction, caller, app }: Scope) {
  const stored = await findContent(transaction, caller.tenantId, item);
  const kind = app.contentKinds[item.kind];
  if (kind?.release.form !== 'built' || item.action === 'RETIRE' || stored === undefined) return [];
  return toPartChanges(kind.difference(undefined, await readContent(kind, stored, { transaction, caller })));
}

export interface WholeRelease {
  readonly release: Release;
  readonly items: readonly ReleaseItem[];
  readonly manifest: string;
}

/** With its items. Throws NOT_FOUND. */
export async function findWholeRelease(
  releaseId: string,
  { transaction, caller: { tenantId } }: Pick<Scope, 'transaction' | 'caller'>,
): Promise<WholeRelease> {
  const page = toPage({ where: { id: releaseId }, limit: 1 });
  const [release] = await lists.listReleases(transaction, tenantId, page);
  if (release === undefined) throw new UserError(noSuchRelease());
  const found = await lists.listItems(transaction, tenantId, [releaseId]);
  const manifests = await lists.listManifests(transaction, tenantId, [releaseId]);
  return { release, items: found.get(releaseId) ?? [], manifest: manifests.get(releaseId) ?? '' };
}

/** Those of the items of which something is live. */
export async function listLive(
  wanted: readonly ItemId[],
  { transaction, caller }: Pick<Scope, 'transaction' | 'caller'>,
): Promise<ItemId[]> {
  return wanted.length === 0 ? [] : listLiveItems(transaction, caller.tenantId, wanted);
}

/** The id of the most recently created release of an app. */
export async function findLatestRelease(
  appId: string,
  { transaction, caller }: Pick<Scope, 'transaction' | 'caller'>,
): Promise<string | undefined> {
  const [release] = await lists.listReleases(transaction, caller.tenantId, toPage({ where: { appId }, limit: 1 }));
  return release?.id;
}

/** The live release of an app. */
export async function liveRelease(
  { appId }: { readonly appId: string },
  _args: unknown,
  { transaction, caller }: Scope,
  context: RequestContext,
): Promise<Release | undefined> {
  const found = batch(context, 'live releases of apps', async (appIds) =>
    lists.listLiveReleases(transaction, caller.tenantId, { kind: 'app', itemIds: appIds }),
  );
  return found.load(appId);
}

export async function updateRelease(
  { releaseId, input, expectedRevision }: MutationupdateReleaseArgs,
  scope: Scope,
): Promise<NextRevision> {
  throwIfAny(validateReleaseChange(input, 'input'));
  await lockRelease(releaseId, expectedRevision, scope);
  requireKinds(await listKinds(scope.transaction, scope.caller.tenantId, releaseId), 'write', scope);
  const { name, description } = input;
  const change = { ...(typeof name === 'string' && { name }), ...(description !== undefined && { description }) };
  return { revision: await store.updateRelease(scope.transaction, toAuthorship(scope), releaseId, change) };
}

export async function deleteRelease(
  { releaseId, expectedRevision }: MutationdeleteReleaseArgs,
  scope: Scope,
): Promise<void> {
  const { transaction, caller } = scope;
  await lockReleases(transaction, caller.tenantId);
  await lockRelease(releaseId, expectedRevision, scope);
  const found = await listItemsOfRelease(transaction, caller.tenantId, releaseId);
  requireKinds(
    found.map(({ kind }) => kind),
    'write',
    scope,
  );
  throwIfAny(found.some(({ liveReleaseId }) => liveReleaseId === releaseId) ? [isLiveRelease()] : []);
  await store.deleteRelease(transaction, caller.tenantId, releaseId);
  await removeUnusedAssets(scope);
}

async function lockRelease(
  releaseId: string,
  expectedRevision: string | null | undefined,
  { transaction, caller }: Scope,
): Promise<void> {
  const current = await store.lockRelease(transaction, caller.tenantId, releaseId);
  if (current === undefined) throw new UserError(noSuchRelease());
  requireRevision(expectedRevision, current, 'release');
}
