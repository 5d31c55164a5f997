/**
 * Shows a document page by page on the desk. Only pages in view and near it are drawn, so a long one is as light as a
 * short one; other bytes keep the page, the place and what is seen until they are drawn. Knows no feature.
 */
import { useCallback, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { Spinner } from '../states/spinner.tsx';
import { layoutPages, type PageSize } from './page/page-layout.ts';
import type { PdfFailure } from './pdf-document.ts';
import { PdfPage } from './page/pdf-page.tsx';
import classes from './pdf-stage.module.css';
import { useOpenPdf, type OpenPdf } from './use-open-pdf.ts';
import type { PdfView, PdfViewControls } from './use-pdf-view.ts';
import { useStageScroll } from './use-stage-scroll.ts';

export interface PdfStageProps {
  readonly blob: Blob;
  readonly view: PdfView;
  readonly controls: Pick<PdfViewControls, 'tellPage' | 'tellPageCount'>;
  /** What a screen reader calls the pages together, and each of them. */
  readonly label: string;
  readonly labelOfPage: (page: number, pageCount: number) => string;
  readonly onFail: (failure: PdfFailure) => void;
}

export function PdfStage(props: PdfStageProps) {
  const pdf = useOpenPdf(props.blob, props.onFail);
  return pdf ? <PageStage {...props} pdf={pdf} /> : <Spinner />;
}

/** The arrows and the keys for pages move it, and the preview has the keyboard with it. */
const scrolledByKeys = { tabIndex: 0 } as const;

function PageStage({ pdf, view, controls, label, labelOfPage }: PdfStageProps & { readonly pdf: OpenPdf }) {
  const { document } = pdf;
  const pageCount = document.numPages;
  const { sizeOf, learnSize } = usePageSizes(pdf);
  const layout = useMemo(() => layoutPages(pageCount, sizeOf, view.zoom), [pageCount, sizeOf, view.zoom]);
  const { stage, near, handleScroll } = useStageScroll(layout, view, controls.tellPage);
  const pixelRatio = usePixelRatio();
  const { tellPageCount } = controls;
  useLayoutEffect(() => tellPageCount(pageCount), [pageCount, tellPageCount]);
  return (
    <div
      ref={stage}
      className={classes['stage']}
      role="group"
      aria-label={label}
      {...scrolledByKeys}
      onScroll={handleScroll}
    >
      <div className={classes['pages']} style={{ width: layout.width, height: layout.height }}>
        {layout.boxes.slice(near.from - 1, near.to).map((box, index) => {
          const page = near.from + index;
          return (
            <PdfPage
              key={page}
              document={document}
              page={page}
              box={box}
              zoom={view.zoom}
              pixelRatio={pixelRatio}
              label={labelOfPage(page, pageCount)}
              onSize={learnSize}
            />
          );
        })}
      </div>
    </div>
  );
}

/** Pages that are larger or smaller than the first are known once they were near. */
function usePageSizes({ document, firstSize }: OpenPdf) {
  const [learnt, setLearnt] = useState<{ readonly of: unknown; readonly sizes: ReadonlyMap<number, PageSize> }>();
  const sizes = learnt?.of === document ? learnt.sizes : undefined;
  const sizeOf = useCallback((page: number) => sizes?.get(page) ?? firstSize, [sizes, firstSize]);
  const learnSize = useCallback(
    (page: number, size: PageSize) => {
      setLearnt((last) => {
        const known = last?.of === document ? last.sizes : new Map<number, PageSize>();
        const { width, height } = known.get(page) ?? firstSize;
        if (width === size.width && height === size.height) return last;
        return { of: document, sizes: new Map(known).set(page, size) };
      });
    },
    [document, firstSize],
  );
  return { sizeOf, learnSize };
}

/** Of the screen; it changes when the window moves to another screen or the browser zooms. */
function usePixelRatio(): number {
  return useSyncExternalStore(subscribe, () => window.devicePixelRatio);
}

function subscribe(onChange: () => void): () => void {
  let query: MediaQueryList | undefined;
  const follow = () => {
    query?.removeEventListener('change', handleChange);
    query = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    query.addEventListener('change', handleChange);
  };
  const handleChange = () => {
    follow();
    onChange();
  };
  follow();
  return () => query?.removeEventListener('change', handleChange);
}
