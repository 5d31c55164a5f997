/** The drawings of a page over its image, with the lines and rectangles of a running gesture. */
import { memo, useMemo, useRef, useSyncExternalStore, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageOverlay as Frame } from '../../../../../ui/pdf/pdf-stage.tsx';
import type { Drawing } from '../drawing.ts';
import type { SampleOf } from '../sample/use-samples.ts';
import type { FitStore } from '../sample/fit-store.ts';
import classes from './canvas.module.css';
import { DrawingBox } from './drawing-box.tsx';
import { toPixels, type LiveStore } from './live-gesture.ts';
import type { Tool } from './use-gestures.ts';
import { useFit } from './use-fit.ts';

interface PageOverlayProps extends Frame {
  /** Only those of this page. */
  readonly drawings: readonly Drawing[];
  /** The selected drawings of this page; a stable object as long as they are the same. */
  readonly selected: ReadonlySet<string>;
  readonly isOnlyOneSelected: boolean;
  readonly sampleOf: SampleOf | undefined;
  readonly fit: FitStore;
  readonly tool: Tool;
  readonly live: LiveStore;
  readonly onPress: (event: PointerEvent<HTMLElement>, page: number, zoom: number) => void;
}

export const PageOverlay = memo(function PageOverlay(props: PageOverlayProps) {
  const { page, box, zoom, drawings, selected, isOnlyOneSelected, sampleOf, tool, live, onPress } = props;
  const { t } = useTranslation('pdfDrawing');
  const overlay = useRef<HTMLDivElement>(null);
  const unfit = useFit(overlay, props);
  const style = useMemo(() => ({ top: box.top, width: box.width, height: box.height }), [box]);
  return (
    <div
      ref={overlay}
      className={classes['overlay']}
      style={style}
      role="group"
      aria-label={t('drawingsOfPage', { page })}
      data-overlay={page}
      data-tool={tool}
      onPointerDown={(event) => onPress(event, page, zoom)}
    >
      {drawings.map((drawing) => {
        const isSelected = selected.has(drawing.id);
        return (
          <DrawingBox
            key={drawing.id}
            drawing={drawing}
            zoom={zoom}
            sample={sampleOf?.(drawing.liquidSource)}
            isSelected={isSelected}
            hasHandles={isSelected && isOnlyOneSelected}
            isUnfit={unfit.has(drawing.id)}
          />
        );
      })}
      <LiveLayer live={live} page={page} zoom={zoom} />
    </div>
  );
});

interface LiveLayerProps {
  readonly live: LiveStore;
  readonly page: number;
  readonly zoom: number;
}

function LiveLayer({ live, page, zoom }: LiveLayerProps) {
  const gesture = useSyncExternalStore(live.subscribe, live.current);
  if (!gesture || (gesture.onto?.page ?? gesture.page) !== page) return null;
  return (
    <div className={classes['live']} aria-hidden>
      {gesture.lines.map(({ axis, at }) => (
        <span
          key={`${axis} ${at}`}
          className={classes['guide']}
          data-axis={axis}
          style={axis === 'x' ? { left: at * zoom } : { top: at * zoom }}
        />
      ))}
      {gesture.drawn ? (
        <span className={classes['drawn']} data-kind={gesture.kind} style={toPixels(gesture.drawn, zoom)} />
      ) : null}
    </div>
  );
}
