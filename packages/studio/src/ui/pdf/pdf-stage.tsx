/**
 * Shows a document page by page. Only pages in or near the visible part are drawn, so a long document needs no more
 * memory than a short one. When the content changes, the page, the scroll position and the old drawings stay until
 * the new ones are ready. Independent of features.
 */
import {
  Fragment,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type RefObject,
} from 'react';
import { Spinner } from '../states/spinner.tsx';
import { largestPage, layoutPages, type PageBox, type PageSize } from './page/page-layout.ts';
import type { PdfFailure } from './pdf-document.ts';
import { PdfPage } from './page/pdf-page.tsx';
import classes from './pdf-stage.module.css';
import { useOpenPdf, type OpenPdf } from './use-open-pdf.ts';
import type { PdfView, PdfViewControls } from './use-pdf-view.ts';
import { useStageScroll } from './use-stage-scroll.ts';
import { zoomToFit } from './zoom.ts';

export interface PdfStageProps extends PdfPagesProps {
  readonly blob: Blob;
  readonly onFail: (failure: PdfFailure) => void;
}

interface PdfPagesProps {
  readonly view: PdfView;
  readonly controls: Pick<PdfViewControls, 'reportPage' | 'reportPageCount' | 'reportZoom'>;
  /** The label of the document and its pages for screen readers. */
  readonly label: string;
  readonly labelOfPage: (page: number, pageCount: number) => string;
  /** The sizes of all pages in points, if they are known before the pages are loaded. */
  readonly sizes?: readonly PageSize[] | undefined;
  /** Rendered over each page, in a frame of the page's size on the screen. */
  readonly overlay?: ((page: PageOverlay) => ReactNode) | undefined;
}

export interface PageOverlay {
  readonly page: number;
  readonly box: PageBox;
  readonly zoom: number;
}

export function PdfStage(props: PdfStageProps) {
  const pdf = useOpenPdf(props.blob, props.onFail);
  return pdf ? <PdfPages {...props} pdf={pdf} /> : <Spinner />;
}

/** Allows scrolling with the arrow and paging keys, and gives the preview the focus. */
const scrolledByKeys = { tabIndex: 0 } as const;

/** The pages of an open document. */
export function PdfPages(props: PdfPagesProps & { readonly pdf: OpenPdf }) {
  const { pdf, view, controls, label, labelOfPage, overlay } = props;
  const { document } = pdf;
  const pageCount = document.numPages;
  const { sizeOf, learnSize } = usePageSizes(pdf, props.sizes);
  const stage = useRef<HTMLDivElement>(null);
  const room = useStageRoom(stage);
  const paper = useMemo(() => largestPage(pageCount, sizeOf), [pageCount, sizeOf]);
  const zoom = view.fit && room ? zoomToFit(view.fit, room, paper) : view.zoom;
  const layout = useMemo(() => layoutPages(pageCount, sizeOf, zoom), [pageCount, sizeOf, zoom]);
  const { near, handleScroll } = useStageScroll(stage, layout, view, controls.reportPage);
  const pixelRatio = usePixelRatio();
  const { reportPageCount, reportZoom } = controls;
  useLayoutEffect(() => reportPageCount(pageCount), [pageCount, reportPageCount]);
  useLayoutEffect(() => reportZoom(zoom), [zoom, reportZoom]);
  return (
    <div
      ref={stage}
      className={classes['stage']}
      role="group"
      aria-label={label}
      data-stage
      {...scrolledByKeys}
      onScroll={handleScroll}
    >
      <div className={classes['pages']} style={{ width: layout.width, height: layout.height }}>
        {layout.boxes.slice(near.from - 1, near.to).map((box, index) => {
          const page = near.from + index;
          return (
            <Fragment key={page}>
              <PdfPage
                document={document}
                page={page}
                box={box}
                zoom={zoom}
                pixelRatio={pixelRatio}
                label={labelOfPage(page, pageCount)}
                onSize={learnSize}
              />
              {overlay?.({ page, box, zoom })}
            </Fragment>
          );
        })}
      </div>
    </div>
  );
}

/** The sizes of pages that differ from the first are known once they have been near the visible part. */
function usePageSizes({ document, firstSize }: OpenPdf, known: readonly PageSize[] | undefined) {
  const [learnt, setLearnt] = useState<{ readonly of: unknown; readonly sizes: ReadonlyMap<number, PageSize> }>();
  const sizes = learnt?.of === document ? learnt.sizes : undefined;
  const sizeOf = useCallback(
    (page: number) => sizes?.get(page) ?? known?.[page - 1] ?? firstSize,
    [sizes, known, firstSize],
  );
  const learnSize = useCallback(
    (page: number, size: PageSize) => {
      setLearnt((last) => {
        const learntSizes = last?.of === document ? last.sizes : new Map<number, PageSize>();
        const { width, height } = learntSizes.get(page) ?? known?.[page - 1] ?? firstSize;
        if (width === size.width && height === size.height) return last;
        return { of: document, sizes: new Map(learntSizes).set(page, size) };
      });
    },
    [document, known, firstSize],
  );
  return { sizeOf, learnSize };
}

/** The visible area; the scroll bar's space is reserved, so that content that fits does not change it. */
function useStageRoom(stage: RefObject<HTMLDivElement | null>): PageSize | undefined {
  const [room, setRoom] = useState<PageSize>();
  useLayoutEffect(() => {
    const { current } = stage;
    if (!current) return undefined;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = current;
      // A hidden pane has no size to fit to.
      if (width > 0 && height > 0) {
        setRoom((last) => (last?.width === width && last.height === height ? last : { width, height }));
      }
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [stage]);
  return room;
}

/** The screen's pixel ratio, which changes when the window moves to another screen or the browser zooms. */
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
