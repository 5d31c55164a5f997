// What items consisted of after each save, and how earlier states and deleted items come back. The rights are those of each
// kind: whoever may read an item reads its history, and whoever may change it restores its states.
import { type NextRevision, requireRevision } from '../../errors/revision.ts';
import { throwIfAny, UserError } from '../../errors/user-error.ts';
import type {
  MutationnameSnapshotArgs,
  MutationremoveDeletedItemArgs,
  MutationrestoreItemArgs,
  MutationrestoreSnapshotArgs,
  QuerydeletedItemsArgs,
  QueryitemSnapshotsArgs,
} from '../../graphql/generated/schema-types.ts';
import { setOrigin } from '../../recording/recorder.ts';
import { type Page, toPage, validatePage } from '../../request/bounded-page.ts';
import type { Scope } from '../../request/context.ts';
import { isComplete } from '../../request/list-arguments.ts';
import { requireRight } from '../../request/rights.ts';
import { say } from '../../sentences/say.ts';
import { type ItemHistory, noSuchKind } from '../../snapshots/item-history.ts';
import { fileKinds, forgetFiles, isFileKind, restoreFiles } from '../files/trash/deleted-files.service.ts';
import { returnFiles } from '../files/trash/state-files.service.ts';
import { itemIsDeleted, noSuchDeletedItem, noSuchSnapshot, validateLabel } from './history.ts';
import * as store from './history.store.ts';
import { readWholeState, requireKind } from './item-states.service.ts';
import { findRetention } from './settings/history-settings.service.ts';
import { thinningJob } from './thinning.service.ts';

export interface SnapshotList {
  readonly list: readonly store.ListedSnapshot[];
  readonly filter: store.SnapshotFilter;
  readonly page: Page;
}

export async function listSnapshots(args: QueryitemSnapshotsArgs, scope: Scope): Promise<SnapshotList> {
  throwIfAny(validatePage(args));
  const page = toPage(args);
  const filter = { ...args.where, kinds: readableKinds(args.where?.kind, kindRights(scope), scope) };
  return { list: await store.listSnapshots(scope.transaction, scope.caller.tenantId, filter, page), filter, page };
}

/** The number of all matches, regardless of the page. */
export async function countSnapshots(
  { list, filter, page }: SnapshotList,
  _args: unknown,
  { transaction, caller }: Scope,
): Promise<number> {
  return isComplete(page, list.length) ? list.length : store.countSnapshots(transaction, caller.tenantId, filter);
}

export interface DeletedItemList {
  readonly list: readonly (store.ListedDeletedItem & { readonly removedAt: Date })[];
  readonly filter: store.DeletedFilter;
  readonly page: Page;
}

export async function listDeletedItems(args: QuerydeletedItemsArgs, scope: Scope): Promise<DeletedItemList> {
  throwIfAny(validatePage(args));
  const page = toPage(args);
  const filter = {
    ...args.where,
    kinds: readableKinds(args.where?.kind, { ...kindRights(scope), ...fileKinds }, scope),
  };
  const items = await store.listDeletedItems(scope.transaction, scope.caller.tenantId, filter, page);
  const { trashDays } = await findRetention(scope.caller.tenantId, scope.transaction);
  const removalOf = (deletedAt: Date) => new Date(deletedAt.getTime() + trashDays * 86_400_000);
  const list = items.map((item) => ({ ...item, removedAt: removalOf(item.deletedAt) }));
  return { list, filter, page };
}

/** The number of all matches, regardless of the page. */
export async function countDeletedItems(
  { list, filter, page }: DeletedItemList,
  _args: unknown,
  { transaction, caller }: Scope,
): Promise<number> {
  return isComplete(page, list.length) ? list.length : store.countDeletedItems(transaction, caller.tenantId, filter);
}

type KindRights = Readonly<Record<string, ItemHistory['rights']>>;

function kindRights({ app }: Scope): KindRights {
  return Object.fromEntries(Object.entries(app.contentKinds).map(([kind, { history }]) => [kind, history.rights]));
}

/** All that the caller may read, or the given one, for which the caller needs the right. */
function readableKinds(kind: string | null | undefined, rights: KindRights, { caller }: Scope): string[] {
  if (kind) {
    requireRight(caller, rightsOf(kind, rights).read);
    return [kind];
  }
  return Object.entries(rights).flatMap(([name, { read }]) => (caller.rights.has(read) ? [name] : []));
}

function rightsOf(kind: string, rights: KindRights): ItemHistory['rights'] {
  const found = Object.hasOwn(rights, kind) ? rights[kind] : undefined;
  if (found === undefined) throw new UserError(noSuchKind(Object.keys(rights)));
  return found;
}

export async function nameSnapshot(
  { kind, itemId, number, name }: MutationnameSnapshotArgs,
  { app, transaction, caller }: Scope,
): Promise<void> {
  requireRight(caller, requireKind(kind, app).rights.write);
  if (typeof name === 'string') throwIfAny(validateLabel(name));
  const isFound = await store.setLabel(transaction, caller.tenantId, { kind, itemId }, number, name ?? null);
  if (!isFound) throw new UserError(noSuchSnapshot(number));
}

export async function restoreSnapshot(
  { kind, itemId, number, expectedRevision }: MutationrestoreSnapshotArgs,
  scope: Scope,
): Promise<NextRevision> {
  const history = requireKind(kind, scope.app);
  requireRight(scope.caller, history.rights.write);
  const parts = await readWholeState({ kind, itemId }, number, history, scope);
  const current = await history.lock(itemId, scope);
  if (current === undefined) throw new UserError(itemIsDeleted());
  requireRevision(expectedRevision, current, kind);
  setOrigin(scope.transaction, { cause: 'RESTORE', restoredNumber: number });
  await returnFiles({ kind, itemId, number }, { isReplacing: true }, scope);
  return write({ itemId, parts }, history, scope);
}

export async function restoreItem(
  { kind, itemId, name }: MutationrestoreItemArgs,
  scope: Scope,
): Promise<NextRevision> {
  const { transaction, caller } = scope;
  requireRight(caller, rightsOf(kind, { ...kindRights(scope), ...fileKinds }).write);
  const deleted = await store.lockDeletedItem(transaction, caller.tenantId, { kind, itemId });
  if (deleted === undefined) throw new UserError(noSuchDeletedItem());
  if (isFileKind(kind)) {
    await restoreFiles({ kind, itemId, ...(name && { key: name }) }, scope);
    await store.forgetDeletedItem(transaction, caller.tenantId, { kind, itemId });
    return { revision: null };
  }
  const history = requireKind(kind, scope.app);
  if (name && history.rename === undefined) {
    throw new UserError({ code: 'INVALID', ...say('RESTORED_NAME_NOT_TAKEN'), path: 'name' });
  }
  const stored = await readWholeState({ kind, itemId }, deleted.number, history, scope);
  const parts = name && history.rename !== undefined ? history.rename(stored, name) : stored;
  setOrigin(transaction, { cause: 'RESTORE', restoredNumber: deleted.number });
  // A file that has been replaced may have been when the item was deleted.
  await returnFiles({ kind, itemId, number: deleted.number }, { isReplacing: false }, scope);
  return write({ itemId, parts }, history, scope);
}

/** Removes it for good. */
export async function removeDeletedItem({ kind, itemId }: MutationremoveDeletedItemArgs, scope: Scope): Promise<void> {
  const { transaction, caller } = scope;
  requireRight(caller, rightsOf(kind, { ...kindRights(scope), ...fileKinds }).write);
  if (isFileKind(kind)) await forgetFiles(itemId, scope);
  const isFound = await store.removeDeletedItem(transaction, caller.tenantId, { kind, itemId });
  if (!isFound) throw new UserError(noSuchDeletedItem());
  scope.app.jobs.runAt(thinningJob, scope.now);
}

async function write(
  { itemId, parts }: { readonly itemId: string; readonly parts: object },
  history: ItemHistory,
  scope: Scope,
): Promise<NextRevision> {
  await history.write(itemId, parts, scope);
  return { revision: (await history.lock(itemId, scope))?.revision ?? null };
}
