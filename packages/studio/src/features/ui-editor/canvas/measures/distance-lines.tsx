import type { Rect } from '@coverwright/app-runtime/canvas-messages';
import { measureDistances } from './distances.ts';
import classes from './measures.module.css';

interface DistanceLinesProps {
  readonly from: Rect;
  readonly to: Rect;
  readonly scale: number;
}

/** Lines between two rectangles of the page, each with its length in pixels. */
export function DistanceLines({ from, to, scale }: DistanceLinesProps) {
  return measureDistances(from, to).map(({ side, length, line }) => (
    <span
      key={side}
      className={classes['distance']}
      data-side={side}
      style={{
        left: line.x * scale,
        top: line.y * scale,
        width: line.width * scale,
        height: line.height * scale,
      }}
    >
      <span>{Math.round(length)}</span>
    </span>
  ));
}
