/** The view state of a document that its viewer and the surrounding controls share: current page and zoom. */
import { useCallback, useState } from 'react';
import { clampPage } from './page/page-layout.ts';
import { zoomIn, zoomOut, zoomStart, type PageFit } from './zoom.ts';

export interface PdfView {
  readonly page: number;
  /** Unknown while no document is open. */
  readonly pageCount: number | undefined;
  readonly zoom: number;
  /** Follows the size of the viewer; undefined if the user has chosen a zoom. */
  readonly fit: PageFit | undefined;
  /** The page to scroll to; a new object each time. */
  readonly goal: { readonly page: number } | undefined;
}

export interface PdfViewControls {
  readonly goToPage: (page: number) => void;
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  readonly fitTo: (fit: PageFit) => void;
  /** Called by the viewer with the zoom of fitted pages. */
  readonly reportZoom: (zoom: number) => void;
  /** Called by the viewer with the current page. */
  readonly reportPage: (page: number) => void;
  /** Undefined for a document that cannot be shown. */
  readonly reportPageCount: (pageCount: number | undefined) => void;
}

/** @param startFit how pages are fitted until the user chooses another zoom; undefined starts at their original size */
export function usePdfView(startFit: PageFit | undefined): readonly [PdfView, PdfViewControls] {
  const [view, setView] = useState<PdfView>({ ...start, fit: startFit });
  const goToPage = useCallback((wanted: number) => {
    setView((last) => {
      const page = clampPage(wanted, last.pageCount ?? 1);
      return { ...last, page, goal: { page } };
    });
  }, []);
  const reportPage = useCallback((page: number) => {
    setView((last) => (last.page === page ? last : { ...last, page }));
  }, []);
  const reportPageCount = useCallback((pageCount: number | undefined) => {
    setView((last) => ({ ...last, pageCount, page: clampPage(last.page, pageCount ?? last.page) }));
  }, []);
  const reportZoom = useCallback((zoom: number) => {
    setView((last) => (last.zoom === zoom ? last : { ...last, zoom }));
  }, []);
  const fitTo = useCallback((fit: PageFit) => setView((last) => ({ ...last, fit })), []);
  const enlarge = useCallback(() => setView((last) => ({ ...last, fit: undefined, zoom: zoomIn(last.zoom) })), []);
  const reduce = useCallback(() => setView((last) => ({ ...last, fit: undefined, zoom: zoomOut(last.zoom) })), []);
  return [view, { goToPage, zoomIn: enlarge, zoomOut: reduce, fitTo, reportZoom, reportPage, reportPageCount }];
}

const start = { page: 1, pageCount: undefined, zoom: zoomStart, goal: undefined } as const;
