/** Downloads under way, each saved under its file's name when it is here. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../api/api-context.ts';
import { showFailure, showToast } from '../../ui/toasts/toasts.ts';
import { fetchFile } from './files.api.ts';
import { saveBlob } from './save-blob.ts';
import type { StoredFile } from './stored-file.ts';

export function useDownloads(bucketName: string) {
  const { t } = useTranslation('files');
  const api = useApi();
  const [shares, setShares] = useState<ReadonlyMap<string, number>>(new Map());
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => {
    const controller = (leaving.current = new AbortController());
    return () => controller.abort();
  }, []);

  const setShare = useCallback((key: string, share: number | undefined) => {
    setShares((before) => {
      const next = new Map(before);
      if (share === undefined) next.delete(key);
      else next.set(key, share);
      return next;
    });
  }, []);
  const download = useCallback(
    async ({ key, name, sizeBytes }: StoredFile) => {
      const signal = leaving.current?.signal;
      setShare(key, 0);
      try {
        const onProgress = (share: number) => setShare(key, share);
        const blob = await fetchFile(api, key, { bucketName, sizeBytes, onProgress, ...(signal && { signal }) });
        saveBlob(blob, name);
        showToast('success', { title: t('downloadDone'), line: name });
      } catch (error) {
        if (!signal?.aborted) showFailure(t('downloadFailed', { name }), error);
      } finally {
        setShare(key, undefined);
      }
    },
    [api, bucketName, setShare, t],
  );
  return { shares, download: (file: StoredFile) => void download(file) };
}
