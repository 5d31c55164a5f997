/**
 * Downloads in progress; each is saved under its file's name when complete. They continue when the user leaves the
 * folder.
 */
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../../api/api-context.ts';
import { showFailure, showToast } from '../../../ui/toasts/toasts.ts';
import { fetchFile } from '../files.api.ts';
import { saveBlob } from '../../../ui/save-blob.ts';
import type { StoredFile } from '../stored-file.ts';

export function useDownloads() {
  const { t } = useTranslation('files');
  const api = useApi();
  const [shares, setShares] = useState<ReadonlyMap<string, number>>(new Map());
  const running = useRef(new Map<string, AbortController>());

  const setShare = useCallback((path: string, share: number | undefined) => {
    setShares((before) => {
      const next = new Map(before);
      if (share === undefined) next.delete(path);
      else next.set(path, share);
      return next;
    });
  }, []);
  const download = async (bucketName: string, { key, name, sizeBytes }: StoredFile) => {
    const path = pathOf(bucketName, key);
    const controller = new AbortController();
    const { signal } = controller;
    running.current.set(path, controller);
    setShare(path, 0);
    try {
      const onProgress = (share: number) => setShare(path, share);
      const blob = await fetchFile(api, key, { bucketName, sizeBytes, onProgress, signal });
      saveBlob(blob, name);
      showToast('success', { title: t('downloadDone'), line: name });
    } catch (error) {
      if (!signal.aborted) showFailure(t('downloadFailed', { name }), error);
    } finally {
      running.current.delete(path);
      setShare(path, undefined);
    }
  };
  return {
    /** From 0 to 1; undefined while the file is not being downloaded. */
    shareOf: (bucketName: string, key: string) => shares.get(pathOf(bucketName, key)),
    start: (bucketName: string, file: StoredFile) => {
      if (!running.current.has(pathOf(bucketName, file.key))) void download(bucketName, file);
    },
    cancel: (bucketName: string, { key }: StoredFile) => running.current.get(pathOf(bucketName, key))?.abort(),
  };
}

function pathOf(bucketName: string, key: string): string {
  return `${bucketName}/${key}`;
}
