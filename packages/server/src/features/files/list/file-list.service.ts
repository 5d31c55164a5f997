// Lists and searches files, on one snapshot.
import { throwIfAny } from '../../../errors/user-error.ts';
import { validateText } from '../../../errors/validate-text.ts';
import type { Scope } from '../../../request/context.ts';
import type { QueryfileListingArgs, QuerysearchFilesArgs } from '../../../graphql/generated/schema-types.ts';
import { requireBucket } from '../buckets.service.ts';
import { toFolderKey } from '../file-key.ts';
import { type FileSort, isProblem, readOrder, toToken, validateCounts } from './file-list.ts';
import * as store from './file-list.store.ts';
import { listFolders } from '../folders.store.ts';
import { toContainedPattern, toLikePattern } from './key-pattern.ts';

export const searchResultsMax = 500;
export const patternMaxLength = 1024;

interface FileListing {
  readonly commonPrefixes: string[];
  readonly continuationToken: string | null;
  readonly objectSummaries: store.FileSummary[];
}

export async function fileListing(
  args: QueryfileListingArgs,
  { caller: { tenantId }, transaction }: Scope,
): Promise<FileListing> {
  const order = readOrder(args);
  throwIfAny([
    ...validateCounts(args),
    ...(isProblem(order) ? [order] : []),
    ...validateText(args.filename_contains, 'filename_contains', { name: 'text', maxLength: patternMaxLength }),
  ]);
  if (isProblem(order)) return { commonPrefixes: [], continuationToken: null, objectSummaries: [] };
  const bucketName = await requireBucket(args.bucketName, tenantId, transaction);
  const folder = toFolderKey(args.prefix ?? '');
  const limit = args.limit ?? undefined;
  const skip = args.skip ?? 0;
  const found = await store.listFiles(
    transaction,
    { tenantId, bucketName },
    {
      ...order,
      folder,
      nameContains: args.filename_contains ? toContainedPattern(args.filename_contains) : undefined,
      // One more than requested, to detect whether there is a next page.
      limit: limit === undefined ? undefined : limit + 1,
      skip,
    },
  );
  const isFirstPage = order.after === undefined && skip === 0;
  const folders = isFirstPage ? await listFolders(transaction, tenantId, bucketName, folder) : [];
  const isNameDescending = order.sort.field === 'name' && order.sort.isDescending;
  return {
    commonPrefixes: isNameDescending ? folders.toReversed() : folders,
    objectSummaries: limit === undefined ? found : found.slice(0, limit),
    continuationToken: tokenOf(found, limit, order.sort),
  };
}

function tokenOf(found: readonly store.FileSummary[], limit: number | undefined, sort: FileSort): string | null {
  const last = limit === undefined ? undefined : found[limit - 1];
  if (limit === undefined || last === undefined || found.length <= limit) return null;
  const value = { name: last.fileName, size: String(last.sizeBytes), lastModifiedAt: last.lastModifiedAt }[sort.field];
  return toToken(sort, { value, name: last.fileName });
}

export async function searchFiles(
  { bucketName: wanted, where }: QuerysearchFilesArgs,
  { caller: { tenantId }, transaction }: Scope,
): Promise<store.FileSummary[]> {
  const path = 'where.keyPattern';
  throwIfAny(validateText(where?.keyPattern, path, { name: 'key pattern', maxLength: patternMaxLength }));
  const bucketName = await requireBucket(wanted, tenantId, transaction);
  const keyPattern = where?.keyPattern ? toLikePattern(where.keyPattern) : null;
  return store.searchFiles(transaction, { tenantId, bucketName }, { ...where, keyPattern }, searchResultsMax);
}
