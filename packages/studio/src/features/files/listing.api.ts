/** What lies in a folder: its first rows at once, the rest behind them. */
import { toKey } from '@coverwright/insurance/file-name';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useApi } from '../../api/api-context.ts';
import { ApiError } from '../../api/api-error.ts';
import { FileListingDocument } from '../../api/generated/operations.ts';
import type { FilePlace } from './paths.ts';
import { folderOfKey } from './file-name.ts';
import { toEntries, type Entry } from './stored-file.ts';

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

type Outcome = Omit<FileListing, 'refetch'> & { readonly of: string; readonly version: number };

const nothingYet = { entries: undefined, error: undefined, isLoading: true, isPartial: false } as const;

/**
 * While a folder is read again its old entries stay; another folder's never do.
 * @param version another one when something was changed: then it is read again
 */
export function useFileListing({ bucketName, folder }: FilePlace, version: number): FileListing {
  const { request } = useApi();
  const of = `${bucketName}/${folder}`;
  const [outcome, setOutcome] = useState<Outcome>({ ...nothingYet, of, version });
  const running = useRef<AbortController>(undefined);

  const refetch = useCallback(async () => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    setOutcome((last) => ({
      ...(last.of === of ? { ...last, error: undefined, isLoading: true } : nothingYet),
      of,
      version,
    }));
    const read: Entry[] = [];
    const readPage = async (after: string | null): Promise<string | null> => {
      const limit = after === null ? firstPageSize : pageSize;
      const variables = { bucketName, prefix: folder, limit, continuationToken: after };
      const { fileListing } = await request(FileListingDocument, variables, { signal });
      read.push(...toEntries(fileListing));
      return fileListing?.continuationToken ?? null;
    };
    // An empty folder and one that is gone list the same; only the folder around it knows.
    const refuseWhenGone = async (): Promise<void> => {
      const variables = { bucketName, prefix: folderOfKey(folder), limit: 1, continuationToken: null };
      const { fileListing } = await request(FileListingDocument, variables, { signal });
      if (!fileListing?.commonPrefixes?.includes(toKey(folder))) {
        throw new ApiError('problems', { problems: [{ code: 'NOT_FOUND', message: folder, path: 'prefix' }] });
      }
    };
    try {
      let next: string | null = null;
      do {
        next = await readPage(next);
        if (read.length === 0 && folder !== '') await refuseWhenGone();
        const isPartial = next !== null;
        const entries = [...read];
        // A folder that is read again keeps what it showed until all is here, so that no row goes away and comes back.
        setOutcome((last) =>
          isPartial && last.entries !== undefined && !last.isPartial
            ? last
            : { of, version, entries, error: undefined, isLoading: isPartial, isPartial },
        );
      } while (next !== null);
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      setOutcome((last) =>
        // Rows of what is gone are of no use to anybody.
        error.hasCode('NOT_FOUND')
          ? { ...nothingYet, of, version, error, isLoading: false }
          : { ...last, error, isLoading: false },
      );
    }
  }, [request, bucketName, folder, of, version]);

  useEffect(() => {
    void refetch();
    return () => running.current?.abort();
  }, [refetch]);

  const { entries, error, isLoading, isPartial } = outcome.of === of ? outcome : nothingYet;
  return { entries, error, isLoading: isLoading || outcome.version !== version, isPartial, refetch };
}
