import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { memo, useCallback, useEffect, useRef, useState, type CSSProperties, type RefObject } from 'react';
import { drawPage, writePageText, type PageDrawing } from './draw-page.ts';
import type { PageBox, PageSize } from './page-layout.ts';
import classes from '../pdf-stage.module.css';

interface PdfPageProps {
  readonly document: PDFDocumentProxy;
  readonly page: number;
  readonly box: PageBox;
  readonly zoom: number;
  readonly pixelRatio: number;
  readonly label: string;
  /** Reports the size in points, once the page is loaded. */
  readonly onSize: (page: number, size: PageSize) => void;
}

/** A page on its paper. A redraw replaces the visible one once it is complete. */
export const PdfPage = memo(function PdfPage(props: PdfPageProps) {
  const { document, page, box, zoom, pixelRatio, label } = props;
  const read = useReadPage(document, page, props.onSize);
  const picture = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const { width, height } = box;
  const draw = useCallback(
    () => read && drawPage(read, { width, height }, pixelRatio),
    [read, width, height, pixelRatio],
  );
  const write = useCallback(() => read && writePageText(read), [read]);
  useDrawing(picture, draw);
  useDrawing(text, write);
  useEffect(() => {
    const drawn = picture.current;
    // Frees the canvas memory now instead of when it is garbage-collected, which may take long.
    return () => {
      for (const canvas of drawn?.querySelectorAll('canvas') ?? []) canvas.width = 0;
    };
  }, []);
  const style: CSSProperties & Record<`--${string}`, number | string> = {
    top: box.top,
    width,
    height,
    '--total-scale-factor': zoom,
  };
  return (
    <div className={classes['paper']} style={style} role="group" aria-label={label} data-page={page}>
      <div ref={picture} className={classes['picture']} />
      <div ref={text} className={classes['text']} />
    </div>
  );
});

function useReadPage(document: PDFDocumentProxy, page: number, onSize: PdfPageProps['onSize']) {
  const [read, setRead] = useState<PDFPageProxy>();
  useEffect(() => {
    let isCurrent = true;
    let got: PDFPageProxy | undefined;
    const get = async () => {
      try {
        got = await document.getPage(page);
      } catch {
        // The page stays blank: the document may have been closed in the meantime, or the page may be corrupt.
        return;
      }
      if (!isCurrent) return;
      const { width, height } = got.getViewport({ scale: 1 });
      onSize(page, { width, height });
      setRead(got);
    };
    void get();
    return () => {
      isCurrent = false;
      got?.cleanup();
    };
  }, [document, page, onSize]);
  return read;
}

/** @param start a new function whenever it would draw something else */
function useDrawing(place: RefObject<HTMLDivElement | null>, start: () => PageDrawing<HTMLElement> | undefined): void {
  useEffect(() => {
    const drawing = start();
    if (!drawing) return undefined;
    let isCurrent = true;
    const show = async () => {
      try {
        const whole = await drawing.whole;
        if (isCurrent) place.current?.replaceChildren(whole);
      } catch {
        // Cancelled by a redraw, or failed: the current drawing stays.
      }
    };
    void show();
    return () => {
      isCurrent = false;
      drawing.cancel();
    };
  }, [place, start]);
}
