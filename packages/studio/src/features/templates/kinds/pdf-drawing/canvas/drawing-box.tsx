import { memo, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { Drawing, TextAlignment, VerticalAlignment } from '../drawing.ts';
import { handles } from '../editing/box.ts';
import { cssFamily } from '../use-families.ts';
import { useDrawingName } from '../use-drawing-name.ts';
import { isMarked } from '../sample/check-mark.ts';
import classes from './canvas.module.css';
import { PictureContent } from './picture-content.tsx';
import { toPixels } from './live-gesture.ts';

interface DrawingBoxProps {
  readonly drawing: Drawing;
  readonly zoom: number;
  /** The text as it will be printed; undefined shows the source. */
  readonly sample: string | undefined;
  readonly isSelected: boolean;
  readonly hasHandles: boolean;
  readonly isUnfit: boolean;
}

/** One drawing on its page; its content looks as it does in print. */
export const DrawingBox = memo(function DrawingBox(props: DrawingBoxProps) {
  const { drawing, zoom, sample, isSelected, hasHandles, isUnfit } = props;
  const { t } = useTranslation('pdfDrawing');
  const name = useDrawingName()(drawing);
  const { x, y, width, height } = drawing;
  const position = t('position', { x, y, width, height });
  return (
    <div
      className={classes['box']}
      style={toPixels(drawing, zoom)}
      role="button"
      tabIndex={-1}
      aria-pressed={isSelected}
      aria-label={[name, position, isUnfit ? t('unfit') : ''].filter((part) => part !== '').join(', ')}
      data-drawing={drawing.id}
      data-selected={isSelected || undefined}
      data-unfit={isUnfit || undefined}
      data-sample={sample !== undefined || undefined}
    >
      <Content drawing={drawing} sample={sample} zoom={zoom} />
      {hasHandles
        ? handles.map((handle) => <span key={handle} className={classes['handle']} data-handle={handle} aria-hidden />)
        : null}
    </div>
  );
});

function Content({ drawing, sample, zoom }: Pick<DrawingBoxProps, 'drawing' | 'sample' | 'zoom'>) {
  const name = useDrawingName()(drawing);
  if (drawing.kind === 'PICTURE') {
    return <PictureContent drawing={drawing} name={name} isShown={sample !== undefined} />;
  }
  if (drawing.kind === 'CHECK_MARK')
    return <CheckMark drawing={drawing} isFaint={sample === undefined || !isMarked(sample)} />;
  // The source shows the purpose rather than the printed look, so it has a readable size.
  if (sample === undefined) return <span className={classes['source']}>{name}</span>;
  return (
    <span className={classes['text']} style={textStyle(drawing, zoom)} data-text>
      {sample}
    </span>
  );
}

interface CheckMarkProps {
  readonly drawing: Drawing;
  readonly isFaint: boolean;
}

const across: Readonly<Record<TextAlignment, string>> = { LEFT: 'xMin', CENTER: 'xMid', RIGHT: 'xMax' };
const down: Readonly<Record<VerticalAlignment, string>> = { TOP: 'YMin', CENTER: 'YMid', BOTTOM: 'YMax' };

function CheckMark({ drawing: { textAlignment, verticalAlignment }, isFaint }: CheckMarkProps) {
  return (
    <svg
      className={classes['mark']}
      data-faint={isFaint || undefined}
      viewBox="0 0 10 10"
      preserveAspectRatio={`${across[textAlignment]}${down[verticalAlignment]}`}
      aria-hidden
    >
      <path d="M1.2 5.4 4 8.2 8.8 1.8" />
    </svg>
  );
}

const positions: Readonly<Record<VerticalAlignment, CSSProperties['alignContent']>> = {
  TOP: 'safe start',
  CENTER: 'safe center',
  BOTTOM: 'safe end',
};

function textStyle(drawing: Drawing, zoom: number): CSSProperties {
  const { familyName, fontStyle, emSize, textAlignment, verticalAlignment } = drawing;
  return {
    fontFamily: cssFamily(familyName),
    fontSize: `${emSize * zoom}px`,
    fontWeight: fontStyle.startsWith('BOLD') ? 700 : 400,
    fontStyle: fontStyle.endsWith('ITALIC') ? 'italic' : 'normal',
    textDecoration: fontStyle === 'UNDERLINE' ? 'underline' : fontStyle === 'STRIKEOUT' ? 'line-through' : 'none',
    textAlign: textAlignment === 'LEFT' ? 'left' : textAlignment === 'RIGHT' ? 'right' : 'center',
    alignContent: positions[verticalAlignment],
  };
}
