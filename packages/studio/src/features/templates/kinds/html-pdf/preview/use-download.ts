/** Downloads the document from the current edits. Loads the data first if the preview has not been opened yet. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveBlob } from '../../../../../ui/save-blob.ts';
import { showFailure, showToast } from '../../../../../ui/toasts/toasts.ts';
import type { TemplatePreview } from '../../../preview/use-template-preview.ts';
import { usePrintHtmlPdf, type PrintedForm } from '../html-pdf.api.ts';
import { toFileName } from '../../../file-name.ts';

export function useDownload(name: string, printed: PrintedForm, preview: TemplatePreview) {
  const { t } = useTranslation('htmlPdf');
  const print = usePrintHtmlPdf();
  const [isWanted, setIsWanted] = useState(false);
  const [isRunning, setIsRunning] = useState(false);
  const running = useRef<AbortController>(undefined);
  const { isOn, previewed, locale } = preview;
  const { content, isLoading, isStale } = previewed;
  useEffect(() => () => running.current?.abort(), []);
  const start = useEffectEvent(async (data: object) => {
    setIsWanted(false);
    setIsRunning(true);
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    try {
      const { value } = await print(printed, data, { locale, signal, isPreview: false });
      const fileName = toFileName(name, 'pdf');
      if (value) saveBlob(value, fileName);
      showToast('success', { title: t('download.done'), line: fileName });
    } catch (error) {
      if (!signal.aborted) showFailure(t('download.failed'), error);
    } finally {
      if (running.current === controller) setIsRunning(false);
    }
  });
  useEffect(() => {
    if (isWanted && content && isOn && !isLoading && !isStale) void start(content);
  }, [isWanted, content, isOn, isLoading, isStale]);
  // Unreadable data is reported in the console, so there is nothing to wait for.
  const isHopeless = isWanted && isOn && !isLoading && previewed.entries.some(({ level }) => level === 'error');
  if (isHopeless) setIsWanted(false);
  return {
    isRunning: isRunning || isWanted,
    start: () => {
      preview.setIsOn(true);
      setIsWanted(true);
    },
    cancel: () => {
      setIsWanted(false);
      setIsRunning(false);
      running.current?.abort();
      running.current = undefined;
    },
  };
}
