import { useCallback } from 'react';
import { useApi } from '../../../api/api-context.ts';
import { fetchFile, fileAtAddress } from '../../files/files.api.ts';

/**
 * Gives the stored file at an address, private ones too; undefined for what is not one of the tenant's or cannot be read.
 * @param isPrinted the printer finds files by their key, browsers by the full address
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
