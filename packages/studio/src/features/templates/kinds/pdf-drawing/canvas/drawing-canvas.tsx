/** The pages of the file with their drawings, which can be edited with pointer and keyboard. */
import { useCallback, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { PdfPages, type PageOverlay as Frame } from '../../../../../ui/pdf/pdf-stage.tsx';
import type { PageSize } from '../../../../../ui/pdf/page/page-layout.ts';
import type { OpenPdf } from '../../../../../ui/pdf/use-open-pdf.ts';
import type { PdfView, PdfViewControls } from '../../../../../ui/pdf/use-pdf-view.ts';
import type { Drawing } from '../drawing.ts';
import type { FitStore } from '../sample/fit-store.ts';
import type { SampleOf } from '../sample/use-samples.ts';
import type { Drawings } from '../use-drawings.ts';
import blocks from '../../../../../ui/layout/blocks.module.css';
import { PageOverlay } from './page-overlay.tsx';
import { useCanvasKeys } from './use-canvas-keys.ts';
import { useDrawingClipboard } from './use-drawing-clipboard.ts';
import { useGestures, type Tool } from './use-gestures.ts';

export interface DrawingCanvasProps {
  readonly pdf: OpenPdf;
  readonly sizes: readonly PageSize[];
  readonly view: PdfView;
  readonly controls: PdfViewControls;
  readonly drawings: Drawings;
  /** Undefined shows the sources. */
  readonly sampleOf: SampleOf | undefined;
  readonly fit: FitStore;
  readonly tool: Tool;
  readonly onTool: (tool: Tool) => void;
  /** Focuses the source of the selected drawing. */
  readonly onOpen: () => void;
}

export function DrawingCanvas(props: DrawingCanvasProps) {
  const { pdf, sizes, view, controls, drawings, sampleOf, fit, tool, onTool } = props;
  const { t } = useTranslation(['pdfDrawing', 'pdf']);
  const root = useRef<HTMLDivElement>(null);
  const { live, press, cancel } = useGestures({ root, drawings, tool, onTool });
  const { handleKey, announcement } = useCanvasKeys({ ...props, root, cancel });
  useDrawingClipboard(root, drawings, view.page);
  const latestPress = useRef(press);
  useEffect(() => {
    latestPress.current = press;
  });
  const handlePress = useCallback<typeof press>((...pressed) => latestPress.current(...pressed), []);
  const byPage = usePageDrawings(drawings.drawings);
  const selectedByPage = usePageSelections(drawings.selectedDrawings);
  const labelOfPage = useCallback((page: number, count: number) => t('pdf:pageOf', { page, count }), [t]);
  const isOnlyOneSelected = drawings.selected.size === 1;
  const overlay = useCallback(
    ({ page, box, zoom }: Frame) => (
      <PageOverlay
        page={page}
        box={box}
        zoom={zoom}
        drawings={byPage.get(page) ?? noDrawings}
        selected={selectedByPage.get(page) ?? noIds}
        isOnlyOneSelected={isOnlyOneSelected}
        sampleOf={sampleOf}
        fit={fit}
        tool={tool}
        live={live}
        onPress={handlePress}
      />
    ),
    [byPage, selectedByPage, isOnlyOneSelected, sampleOf, fit, tool, live, handlePress],
  );
  return (
    <div
      ref={root}
      className={blocks['frame']}
      role="presentation"
      data-canvas
      onKeyDown={(event: KeyboardEvent<HTMLElement>) => handleKey(event)}
    >
      <PdfPages
        pdf={pdf}
        view={view}
        controls={controls}
        sizes={sizes}
        label={t('canvas')}
        labelOfPage={labelOfPage}
        overlay={overlay}
      />
      <p className="cw-visually-hidden" role="status">
        {announcement}
      </p>
    </div>
  );
}

const noDrawings: readonly Drawing[] = [];
const noIds: ReadonlySet<string> = new Set();

type PageDrawings = ReadonlyMap<number, readonly Drawing[]>;

/** A page whose drawings are unchanged keeps its list, and does not rerender. */
function usePageDrawings(drawings: readonly Drawing[]): PageDrawings {
  const [shown, setShown] = useState(() => ({ of: drawings, byPage: toPages(drawings, new Map()) }));
  if (shown.of === drawings) return shown.byPage;
  const byPage = toPages(drawings, shown.byPage);
  setShown({ of: drawings, byPage });
  return byPage;
}

function toPages(drawings: readonly Drawing[], last: PageDrawings): PageDrawings {
  const entries = [...Map.groupBy(drawings, ({ page }) => page)].map(([page, list]) => {
    const before = last.get(page);
    const isSame = before?.length === list.length && list.every((drawing, index) => drawing === before[index]);
    return [page, isSame ? before : list] as const;
  });
  return new Map(entries);
}

function usePageSelections(selected: readonly Drawing[]): ReadonlyMap<number, ReadonlySet<string>> {
  const text = JSON.stringify(selected.map(({ page, id }) => [page, id]));
  return useMemo(() => {
    const pairs: readonly (readonly [number, string])[] = JSON.parse(text);
    const grouped = Map.groupBy(pairs, ([page]) => page);
    return new Map([...grouped].map(([page, list]) => [page, new Set(list.map(([, id]) => id))]));
  }, [text]);
}
