/** What is looked at of a document, and how large: what its stage and the controls around it share. */
import { useCallback, useState } from 'react';
import { clampPage } from './page/page-layout.ts';
import { zoomIn, zoomOut, zoomStart, type PageFit } from './zoom.ts';

export interface PdfView {
  readonly page: number;
  /** Unknown while no document is open. */
  readonly pageCount: number | undefined;
  readonly zoom: number;
  /** Follows the size of the stage; undefined for a zoom that somebody chose. */
  readonly fit: PageFit | undefined;
  /** Where the stage is to go; another object each time. */
  readonly goal: { readonly page: number } | undefined;
}

export interface PdfViewControls {
  readonly goToPage: (page: number) => void;
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  readonly fitTo: (fit: PageFit) => void;
  /** For the stage: how large fitted pages are. */
  readonly tellZoom: (zoom: number) => void;
  /** For the stage: what is in view by now. */
  readonly tellPage: (page: number) => void;
  /** Undefined for a document that cannot be shown. */
  readonly tellPageCount: (pageCount: number | undefined) => void;
}

/** @param startFit how pages are fitted until somebody chooses another way; undefined begins at their own size */
export function usePdfView(startFit: PageFit | undefined): readonly [PdfView, PdfViewControls] {
  const [view, setView] = useState<PdfView>({ ...start, fit: startFit });
  const goToPage = useCallback((wanted: number) => {
    setView((last) => {
      const page = clampPage(wanted, last.pageCount ?? 1);
      return { ...last, page, goal: { page } };
    });
  }, []);
  const tellPage = useCallback((page: number) => {
    setView((last) => (last.page === page ? last : { ...last, page }));
  }, []);
  const tellPageCount = useCallback((pageCount: number | undefined) => {
    setView((last) => ({ ...last, pageCount, page: clampPage(last.page, pageCount ?? last.page) }));
  }, []);
  const tellZoom = useCallback((zoom: number) => {
    setView((last) => (last.zoom === zoom ? last : { ...last, zoom }));
  }, []);
  const fitTo = useCallback((fit: PageFit) => setView((last) => ({ ...last, fit })), []);
  const enlarge = useCallback(() => setView((last) => ({ ...last, fit: undefined, zoom: zoomIn(last.zoom) })), []);
  const reduce = useCallback(() => setView((last) => ({ ...last, fit: undefined, zoom: zoomOut(last.zoom) })), []);
  return [view, { goToPage, zoomIn: enlarge, zoomOut: reduce, fitTo, tellZoom, tellPage, tellPageCount }];
}

const start = { page: 1, pageCount: undefined, zoom: zoomStart, goal: undefined } as const;
