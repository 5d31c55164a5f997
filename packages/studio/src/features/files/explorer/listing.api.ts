/** What lies in a folder: its first rows at once, the rest behind them. */
import { toKey } from '@coverwright/insurance/file-name';
import { useCallback } from 'react';
import { useApi } from '../../../api/api-context.ts';
import { ApiError } from '../../../api/api-error.ts';
import { FileListingDocument, type FileListingQuery } from '../../../api/generated/operations.ts';
import { operationKey } from '../../../api/cache/query-key.ts';
import { useInvalidate } from '../../../api/cache/use-invalidate.ts';
import { useRead } from '../../../api/cache/use-read.ts';
import type { FolderLocation } from '../paths.ts';
import { folderOfKey } from '../file-name.ts';
import { toEntries, type Entry } from '../stored-file.ts';

/** Enough to fill the window and be read at once; the rest comes in few large pieces. */
const firstPageSize = 200;
const pageSize = 5000;

export interface FileListing {
  /** Undefined until the first answer. */
  readonly entries: readonly Entry[] | undefined;
  readonly error: ApiError | undefined;
  readonly isLoading: boolean;
  /** Some of the folder is here, and more is on its way. */
  readonly isPartial: boolean;
  /** Reads again; the promise settles when all is here. */
  readonly refetch: () => Promise<void>;
}

type ReadListing = Pick<FileListing, 'isPartial'> & { readonly of: string; readonly entries: readonly Entry[] };

/** While a folder is reloaded its old entries stay; another folder's never do. */
export function useFileListing({ bucketName, folder }: FolderLocation): FileListing {
  const { request } = useApi();
  const of = `${bucketName}/${folder}`;
  const { data, error, isLoading, refetch } = useRead<ReadListing>(
    [...operationKey(FileListingDocument), bucketName, folder],
    async ({ client, queryKey, signal }) => {
      const list = async (prefix: string, limit: number, continuationToken: string | null) => {
        const variables = { bucketName, prefix, limit, continuationToken };
        return (await request(FileListingDocument, variables, { signal })).fileListing;
      };
      const entries: Entry[] = [];
      for (let next: string | null = null; ;) {
        const page: FileListingQuery['fileListing'] = await list(
          folder,
          next === null ? firstPageSize : pageSize,
          next,
        );
        entries.push(...toEntries(page));
        // An empty folder and one that was deleted list the same; only the folder around it knows.
        if (entries.length === 0 && folder !== '') requireFolder(folder, await list(folderOfKey(folder), 1, null));
        next = page?.continuationToken ?? null;
        const read = { of, entries: [...entries], isPartial: next !== null };
        if (next === null) return read;
        // A folder that is reloaded keeps what it showed until all is here, so that no row disappears and comes back.
        if (!signal.aborted) {
          client.setQueryData<ReadListing>(queryKey, (last) => (last !== undefined && !last.isPartial ? last : read));
        }
      }
    },
  );
  const failure = error instanceof ApiError ? error : undefined;
  // Rows of a deleted folder are of no use to anybody.
  const shown = data?.of === of && failure?.hasCode('NOT_FOUND') !== true ? data : undefined;
  return {
    entries: shown?.entries,
    error: failure,
    isLoading,
    isPartial: shown?.isPartial ?? false,
    refetch: useCallback(async () => void (await refetch()), [refetch]),
  };
}

/** After a change: the folder that is shown is reloaded, and no other is shown as it was before. */
export function useReadFoldersAgain() {
  const invalidate = useInvalidate();
  return useCallback(() => void invalidate(FileListingDocument), [invalidate]);
}

function requireFolder(folder: string, around: FileListingQuery['fileListing']): void {
  if (around?.commonPrefixes?.includes(toKey(folder))) return;
  throw new ApiError('problems', { problems: [{ code: 'NOT_FOUND', message: folder, path: 'prefix' }] });
}
