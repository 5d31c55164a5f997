/** Rulers in page pixels along the top and left edges, marking the selected element. */
import type { CSSProperties } from 'react';
import { useWork, type WorkStore } from '../../work/work-store.ts';
import type { CanvasControl } from '../canvas-control.ts';
import type { CanvasSize } from '../canvas-size.ts';
import { useCanvasState } from '../use-canvas.ts';
import classes from './measures.module.css';

interface CanvasRulersProps {
  readonly store: WorkStore;
  readonly control: CanvasControl;
  readonly size: CanvasSize;
  readonly scale: number;
}

const labelEveryPx = 100;

export function CanvasRulers({ store, control, size, scale }: CanvasRulersProps) {
  const primary = useWork(store, ({ work }) => work.selection.at(-1));
  const rects = useCanvasState(control, (state) => state.rects);
  const selected = primary === undefined ? undefined : rects.get(primary)?.[0];
  const step: CSSProperties & Record<'--step', string> = { '--step': `${10 * scale}px` };
  return (
    <div aria-hidden style={step}>
      <div className={classes['ruler']} data-edge="top" data-ruler>
        <Labels length={size.width} place={(at) => ({ left: at * scale })} />
        {selected ? <span data-selected style={{ left: selected.x * scale, width: selected.width * scale }} /> : null}
      </div>
      <div className={classes['ruler']} data-edge="left" data-ruler>
        <Labels length={size.height} place={(at) => ({ top: at * scale })} />
        {selected ? <span data-selected style={{ top: selected.y * scale, height: selected.height * scale }} /> : null}
      </div>
    </div>
  );
}

interface LabelsProps {
  readonly length: number;
  readonly place: (at: number) => CSSProperties;
}

function Labels({ length, place }: LabelsProps) {
  return Array.from({ length: Math.floor(length / labelEveryPx) + 1 }, (_, index) => index * labelEveryPx).map((at) => (
    <span key={at} className={classes['label']} style={place(at)}>
      {at}
    </span>
  ));
}
