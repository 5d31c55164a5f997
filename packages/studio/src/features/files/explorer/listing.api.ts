/** Loads the contents of a folder: the first rows immediately, the rest in the background. */
import { toKey } from '@coverwright/insurance/file-name';
import { useCallback } from 'react';
import { useApi } from '../../../api/api-context.ts';
import { ApiError } from '../../../api/api-error.ts';
import { FileListingDocument, type FileListingQuery } from '../../../api/generated/operations.ts';
import { operationKey } from '../../../api/cache/query-key.ts';
import { useInvalidate } from '../../../api/cache/use-invalidate.ts';
import { useRead } from '../../../api/cache/use-read.ts';
import type { FolderLocation } from '../../../paths/files.ts';
import { folderOfKey } from '../file-name.ts';
import { toEntries, type Entry } from '../stored-file.ts';

/** Fills the window and loads quickly; the rest is loaded in a few large pages. */
const firstPageSize = 200;
const pageSize = 5000;

export interface FileListing {
  /** Undefined until the first response. */
  readonly entries: readonly Entry[] | undefined;
  readonly error: ApiError | undefined;
  readonly isLoading: boolean;
  /** Some of the folder has been loaded, and more is being loaded. */
  readonly isPartial: boolean;
  /** Reloads the folder; the promise settles when everything has been loaded. */
  readonly refetch: () => Promise<void>;
}

type ReadListing = Pick<FileListing, 'isPartial'> & { readonly of: string; readonly entries: readonly Entry[] };

/** While a folder is reloaded, its old entries stay visible; another folder's entries never do. */
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
        // An empty folder and a deleted one have the same listing; only the parent folder tells them apart.
        if (entries.length === 0 && folder !== '') requireFolder(folder, await list(folderOfKey(folder), 1, null));
        next = page?.continuationToken ?? null;
        const read = { of, entries: [...entries], isPartial: next !== null };
        if (next === null) return read;
        // A reload shows the old entries until it is complete, so that rows do not disappear and come back.
        if (!signal.aborted) {
          client.setQueryData<ReadListing>(queryKey, (last) => (last !== undefined && !last.isPartial ? last : read));
        }
      }
    },
  );
  const failure = error instanceof ApiError ? error : undefined;
  // The rows of a deleted folder are not shown.
  const shown = data?.of === of && failure?.hasCode('NOT_FOUND') !== true ? data : undefined;
  return {
    entries: shown?.entries,
    error: failure,
    isLoading,
    isPartial: shown?.isPartial ?? false,
    refetch: useCallback(async () => void (await refetch()), [refetch]),
  };
}

/** After a change, reloads the current folder and invalidates all others. */
export function useReadFoldersAgain() {
  const invalidate = useInvalidate();
  return useCallback(() => void invalidate(FileListingDocument), [invalidate]);
}

function requireFolder(folder: string, around: FileListingQuery['fileListing']): void {
  if (around?.commonPrefixes?.includes(toKey(folder))) return;
  throw new ApiError('problems', { problems: [{ code: 'NOT_FOUND', message: folder, path: 'prefix' }] });
}
