/** The first page of a PDF, drawn as an image: nothing in the document runs. */
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openPdf } from '../../../ui/pdf/pdf-document.ts';
import classes from './file-details.module.css';

/** Twice the strip's width, so that it is sharp on high-density screens. */
const drawnWidth = 528;

export interface PdfPreviewProps {
  readonly blob: Blob;
  readonly label: string;
  readonly onFail: () => void;
}

export function PdfPreview({ blob, label, onFail }: PdfPreviewProps) {
  const { t } = useTranslation('files');
  const canvas = useRef<HTMLCanvasElement>(null);
  const [pageCount, setPageCount] = useState<number>();
  const latestFail = useRef(onFail);
  useEffect(() => {
    latestFail.current = onFail;
  });
  useEffect(() => {
    let isCurrent = true;
    const opening = openPdf(blob);
    const draw = async () => {
      try {
        const document = await opening.document;
        const page = await document.getPage(1);
        if (!isCurrent || !canvas.current) return;
        const viewport = page.getViewport({ scale: drawnWidth / page.getViewport({ scale: 1 }).width });
        canvas.current.width = viewport.width;
        canvas.current.height = viewport.height;
        await page.render({ canvas: canvas.current, viewport }).promise;
        setPageCount(document.numPages);
      } catch {
        // Encrypted and corrupt documents have no preview.
        if (isCurrent) latestFail.current();
      }
    };
    void draw();
    return () => {
      isCurrent = false;
      opening.close();
    };
  }, [blob]);
  return (
    <>
      <canvas
        ref={canvas}
        className={classes['page']}
        role="img"
        aria-label={label}
        data-drawn={pageCount !== undefined}
      />
      {pageCount === undefined ? null : (
        <span className={classes['pages']}>{t('details.pages', { count: pageCount })}</span>
      )}
    </>
  );
}
