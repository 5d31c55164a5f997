// What uses an item. Stored are the names by which items name each other, so the names of the item are looked up first.
import { throwIfAny, UserError } from '../../errors/user-error.ts';
import type { QueryitemUsesArgs } from '../../graphql/generated/schema-types.ts';
import { toPage, validatePage } from '../../request/bounded-page.ts';
import type { Scope } from '../../request/context.ts';
import { requireRight, type Right } from '../../request/rights.ts';
import { noSuchKind } from '../../snapshots/item-history.ts';
import { toFileId } from '../../snapshots/reference.ts';
import { findBucket } from '../files/buckets.service.ts';
import * as store from './item-uses.store.ts';

type UsedKind = 'component' | 'file' | 'insurer' | 'product' | 'template';

const readRights: Readonly<Record<UsedKind, Right>> = {
  component: 'apps:read',
  file: 'files:read',
  insurer: 'insurers:read',
  product: 'products:read',
  template: 'documents:read',
};

export interface ItemUses {
  readonly list: readonly ItemUse[];
  readonly totalCount: number;
  readonly hiddenCount: number;
}

export interface ItemUse {
  readonly kind: string;
  readonly itemId: string;
  readonly name: string;
  readonly templateView: string | null;
}

export async function listItemUses(args: QueryitemUsesArgs, scope: Scope): Promise<ItemUses> {
  throwIfAny(validatePage(args));
  const kind = requireUsedKind(args.kind);
  const { transaction, caller, app } = scope;
  requireRight(caller, readRights[kind]);
  const names = await namesOf({ ...args, kind }, scope);
  if (names.length === 0) return { list: [], totalCount: 0, hiddenCount: 0 };
  const used = { tenantId: caller.tenantId, names, itemIds: args.itemIds, kind };
  const counts = await store.countUsers(transaction, used);
  const isReadable = (user: string) => {
    const right = app.contentKinds[user]?.history.rights.read;
    return right !== undefined && caller.rights.has(right);
  };
  const [readable, hidden] = [true, false].map((isWanted) =>
    counts.filter((user) => isReadable(user.kind) === isWanted),
  );
  const totalCount = sum(readable);
  const kinds = (readable ?? []).map((user) => user.kind);
  const users = totalCount === 0 ? [] : await store.listUsers(transaction, used, kinds, toPage(args));
  const views = new Map<string | null, string>(
    Object.entries(app.templateKinds).map(([type, { view }]) => [type, view]),
  );
  const list = users.map(({ name, templateType, ...user }) => ({
    ...user,
    name: name ?? app.contentKinds[user.kind]?.history.title(user.itemId, {}) ?? user.itemId,
    templateView: views.get(templateType) ?? null,
  }));
  return { list, totalCount, hiddenCount: sum(hidden) };
}

function sum(counts: readonly store.UserCount[] = []): number {
  return counts.reduce((total, { count }) => total + count, 0);
}

function requireUsedKind(kind: string): UsedKind {
  const found = Object.keys(readRights).find((name): name is UsedKind => name === kind);
  if (found === undefined) throw new UserError(noSuchKind(Object.keys(readRights)));
  return found;
}

/** How other items name them; names of missing ones may be absent. */
async function namesOf(
  { kind, itemIds, bucketName }: { readonly kind: UsedKind } & Pick<QueryitemUsesArgs, 'itemIds' | 'bucketName'>,
  { transaction, caller: { tenantId } }: Scope,
): Promise<store.ItemName[]> {
  const own = itemIds.map((id) => ({ kind, id }));
  switch (kind) {
    case 'component':
      return store.findComponentNames(transaction, tenantId, itemIds);
    case 'template':
      return [...own, ...(await store.findFunctionNames(transaction, tenantId, itemIds))];
    case 'file':
      return namesOfFiles(itemIds, bucketName, { transaction, tenantId });
    case 'insurer':
    case 'product':
      return own;
  }
  return [];
}

/** A file of the first bucket is also named by its key alone. */
async function namesOfFiles(
  keys: readonly string[],
  wanted: string | null | undefined,
  { transaction, tenantId }: Pick<Scope, 'transaction'> & { readonly tenantId: string },
): Promise<store.ItemName[]> {
  const bucketName = await findBucket(wanted, tenantId, transaction);
  const first = await findBucket(undefined, tenantId, transaction);
  if (bucketName === undefined) return [];
  const buckets = bucketName === first ? [bucketName, undefined] : [bucketName];
  return keys.flatMap((key) =>
    buckets.map((bucket) => ({
      kind: 'file' as const,
      id: toFileId({ key, bucketName: bucket }),
      isFolder: key.endsWith('/'),
    })),
  );
}
