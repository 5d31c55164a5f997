/** Marks for the hovered node, the selection, the drop position, and distances. */
import type { Rect } from '@coverwright/app-runtime/canvas-messages';
import type { TreeDocument } from '@coverwright/component-tree/document';
import type { CSSProperties, ReactNode } from 'react';
import { useNodeName } from '../tree/use-node-name.ts';
import { nodeWords } from '../work/node-words.ts';
import type { CanvasDrop } from './canvas-drop.ts';
import classes from './canvas-overlay.module.css';
import { DistanceLines } from './measures/distance-lines.tsx';

interface OverlayMarksProps {
  readonly document: TreeDocument;
  /** The selected nodes, the primary one last. */
  readonly shown: readonly string[];
  readonly under: string | undefined;
  readonly rects: ReadonlyMap<string, readonly Rect[]>;
  readonly drop: CanvasDrop | undefined;
  readonly measured: { readonly from: Rect; readonly to: Rect } | undefined;
  readonly band: Rect | undefined;
  readonly scale: number;
}

export function OverlayMarks({ document, shown, under, rects, drop, measured, band, scale }: OverlayMarksProps) {
  return (
    <div className={classes['marks']} aria-hidden>
      {under !== undefined && !shown.includes(under)
        ? rects.get(under)?.map((rect, at) => <Mark key={at} rect={rect} scale={scale} kind="hovered" />)
        : null}
      {shown.map((id, at) =>
        rects
          .get(id)
          ?.map((rect, copy) => (
            <Mark
              key={`${id} ${copy}`}
              rect={rect}
              scale={scale}
              kind="selected"
              name={at === shown.length - 1 && copy === 0 ? <NodeName document={document} id={id} /> : null}
            />
          )),
      )}
      {drop ? <Mark rect={drop.mark} scale={scale} kind={drop.isRefused ? 'refused' : 'drop'} /> : null}
      {drop && !drop.isRefused ? <DistanceLines from={drop.mark} to={drop.box} scale={scale} /> : null}
      {measured ? <DistanceLines {...measured} scale={scale} /> : null}
      {band ? <Mark rect={band} scale={scale} kind="band" /> : null}
    </div>
  );
}

interface MarkProps {
  readonly rect: Rect;
  readonly scale: number;
  readonly kind: 'hovered' | 'selected' | 'drop' | 'refused' | 'band';
  readonly name?: ReactNode;
}

function Mark({ rect, scale, kind, name }: MarkProps) {
  const place: CSSProperties = {
    left: rect.x * scale,
    top: rect.y * scale,
    width: rect.width * scale,
    height: rect.height * scale,
  };
  return (
    <div className={classes['mark']} data-kind={kind} data-below={rect.y * scale < 20 || undefined} style={place}>
      {name ? <span className={classes['name']}>{name}</span> : null}
    </div>
  );
}

function NodeName({ document, id }: { readonly document: TreeDocument; readonly id: string }) {
  return useNodeName()(nodeWords(document, id));
}
