import { useCallback } from 'react';
import { useApi } from '../../../api/api-context.ts';
import { FileByNameDocument } from '../../../api/generated/operations.ts';
import { folderOfKey, nameOfKey } from '../file-name.ts';
import { toEntries, type StoredFile } from '../stored-file.ts';

/** Reads the file as it is stored; undefined if it no longer exists under its key. */
export function useReadFile() {
  const { request } = useApi();
  return useCallback(
    async (bucketName: string, key: string): Promise<StoredFile | undefined> => {
      const variables = { bucketName, folder: folderOfKey(key), fileName: nameOfKey(key) };
      const { fileListing } = await request(FileByNameDocument, variables);
      const objectSummaries = fileListing?.objectSummaries ?? [];
      const entries = toEntries({ commonPrefixes: [], continuationToken: null, objectSummaries });
      return entries.filter((entry) => entry.kind === 'file').find((file) => file.key === key);
    },
    [request],
  );
}
