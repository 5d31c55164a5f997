import { useCallback } from 'react';
import { useApi } from '../../../api/api-context.ts';
import { fetchFile, fileAtAddress } from '../../files/files.api.ts';

/**
 * Loads the stored file at an address, including private ones; undefined for other addresses and unreadable files.
 * @param isPrinted the printer resolves files by their key, browsers need the full address
 */
export function useLoadPicture(isPrinted = false) {
  const api = useApi();
  return useCallback(
    async (src: string): Promise<Blob | undefined> => {
      const file = fileAtAddress(src, isPrinted);
      if (!file) return undefined;
      const { key, bucketName } = file;
      return fetchFile(api, key, bucketName === undefined ? {} : { bucketName }).catch(() => undefined);
    },
    [api, isPrinted],
  );
}
