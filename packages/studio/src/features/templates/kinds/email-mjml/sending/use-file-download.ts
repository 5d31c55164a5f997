/** One download at a time, which can be cancelled. */
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveBlob } from '../../../../../ui/save-blob.ts';
import { showFailure, showToast } from '../../../../../ui/toasts/toasts.ts';

export function useFileDownload() {
  const { t } = useTranslation('emailMjml');
  /** The id of the file being downloaded. */
  const [runningId, setRunningId] = useState<string>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const start = async (id: string, fileName: string, fetchFile: (signal: AbortSignal) => Promise<Blob>) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setRunningId(id);
    try {
      saveBlob(await fetchFile(controller.signal), fileName);
      showToast('success', { title: t('download.done'), line: fileName });
    } catch (error) {
      if (!controller.signal.aborted) showFailure(t('download.failed'), error);
    } finally {
      if (running.current === controller) setRunningId(undefined);
    }
  };
  return {
    runningId,
    start: (...download: Parameters<typeof start>) => void start(...download),
    cancel: () => {
      running.current?.abort();
      running.current = undefined;
      setRunningId(undefined);
    },
  };
}
