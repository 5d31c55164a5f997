import { useCallback } from 'react';
import { useApi } from '../../../api/api-context.ts';
import { fetchFile, fileAtUrlPath } from '../../files/files.api.ts';

/** Gives the stored file at an address, private ones too; undefined for what is none of ours or cannot be read. */
export function useLoadPicture() {
  const api = useApi();
  return useCallback(
    async (src: string): Promise<Blob | undefined> => {
      const file = fileAtUrlPath(src);
      if (!file) return undefined;
      const { key, bucketName } = file;
      return fetchFile(api, key, bucketName === undefined ? {} : { bucketName }).catch(() => undefined);
    },
    [api],
  );
}
