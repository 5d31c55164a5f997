/** Page thumbnails: only visible ones are drawn, one at a time. */
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useMemo, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { drawPage } from '../../../../../ui/pdf/page/draw-page.ts';
import type { PageSize } from '../../../../../ui/pdf/page/page-layout.ts';
import type { OpenPdf } from '../../../../../ui/pdf/use-open-pdf.ts';
import type { Drawing } from '../drawing.ts';
import classes from './side-pane.module.css';

interface PageThumbnailsProps {
  readonly pdf: OpenPdf;
  readonly sizes: readonly PageSize[];
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly drawings: readonly Drawing[];
}

const thumbnailWidthPx = 120;
/** The caption below the thumbnail, and the spacing around both. */
const besidePicturePx = 44;

export function PageThumbnails({ pdf, sizes, page, onPage, drawings }: PageThumbnailsProps) {
  const { t } = useTranslation('pdfDrawing');
  const scrolled = useRef<HTMLDivElement>(null);
  const counts = useMemo(() => {
    const byPage = new Map<number, number>();
    for (const one of drawings) byPage.set(one.page, (byPage.get(one.page) ?? 0) + 1);
    return byPage;
  }, [drawings]);
  const virtualizer = useVirtualizer({
    count: sizes.length,
    getScrollElement: () => scrolled.current,
    estimateSize: (index) => heightOf(sizes[index]) + besidePicturePx,
    overscan: 2,
  });
  const showPage = useEffectEvent((shown: number) => virtualizer.scrollToIndex(shown - 1));
  useEffect(() => showPage(page), [page]);
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const next = Math.min(Math.max(page + step, 1), sizes.length);
    if (step === 0 || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onPage(next);
  };
  return (
    <div
      ref={scrolled}
      className={classes['list']}
      role="listbox"
      aria-label={t('side.pageList')}
      aria-activedescendant={`page-thumbnail-${page}`}
      tabIndex={0}
      onKeyDown={handleKey}
    >
      <div role="presentation" style={{ height: virtualizer.getTotalSize(), position: 'relative' }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const number = index + 1;
          const count = counts.get(number) ?? 0;
          return (
            <div
              key={number}
              id={`page-thumbnail-${number}`}
              className={classes['thumbnail']}
              style={{ top: start }}
              role="option"
              aria-selected={number === page}
              onPointerDown={() => onPage(number)}
            >
              <Thumbnail pdf={pdf} page={number} height={heightOf(sizes[index])} />
              <span>{t('side.page', { page: number, count })}</span>
            </div>
          );
        })}
      </div>
    </div>
  );
}

function heightOf(size: PageSize | undefined): number {
  return size ? Math.round((thumbnailWidthPx * size.height) / size.width) : thumbnailWidthPx;
}

/** Drawn one after the other, so that they do not delay the page itself. */
let lastDrawing: Promise<unknown> = Promise.resolve();

function Thumbnail({ pdf, page, height }: { readonly pdf: OpenPdf; readonly page: number; readonly height: number }) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const draw = async () => {
      if (signal.aborted) return;
      try {
        const read = await pdf.document.getPage(page);
        if (signal.aborted) return;
        const drawing = drawPage(read, { width: thumbnailWidthPx, height }, window.devicePixelRatio);
        signal.addEventListener('abort', drawing.cancel);
        const canvas = await drawing.whole;
        if (!signal.aborted) place.current?.replaceChildren(canvas);
      } catch {
        // The thumbnail stays blank: the document may have been closed in the meantime, or the page may be corrupt.
      }
    };
    lastDrawing = lastDrawing.then(draw);
    return () => controller.abort();
  }, [pdf, page, height]);
  return <span ref={place} className={classes['paper']} style={{ width: thumbnailWidthPx, height }} />;
}
