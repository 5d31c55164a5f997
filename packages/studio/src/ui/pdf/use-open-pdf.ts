import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useEffectEvent, useState } from 'react';
import type { PageSize } from './page/page-layout.ts';
import { openPdf, toPdfFailure, type PdfFailure } from './pdf-document.ts';

export interface OpenPdf {
  readonly document: PDFDocumentProxy;
  /** In points. Until a page is loaded, it is assumed to have the size of the first. */
  readonly firstSize: PageSize;
  readonly close: () => void;
}

/** The document with the given content; while that is loading, the previous document. */
export function useOpenPdf(blob: Blob, onFail: (failure: PdfFailure) => void): OpenPdf | undefined {
  const [shown, setShown] = useState<OpenPdf>();
  const handleFailure = useEffectEvent(onFail);
  useEffect(() => {
    const { document: opening, close } = openPdf(blob);
    let isCurrent = true;
    let isHandedOver = false;
    const open = async () => {
      try {
        const document = await opening;
        const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 });
        if (!isCurrent) return;
        isHandedOver = true;
        setShown({ document, firstSize: { width, height }, close });
      } catch (error) {
        if (isCurrent) handleFailure(toPdfFailure(error));
      }
    };
    void open();
    return () => {
      isCurrent = false;
      if (!isHandedOver) close();
    };
  }, [blob]);
  // Not closed before its pages draw from the next one.
  useEffect(() => () => shown?.close(), [shown]);
  return shown;
}
