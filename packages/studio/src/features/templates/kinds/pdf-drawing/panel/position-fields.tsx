import { drawingLimits } from '@coverwright/insurance/drawing-box';
import { useTranslation } from 'react-i18next';
import type { Size } from '../editing/box.ts';
import type { Drawings } from '../use-drawings.ts';
import classes from './drawing-panel.module.css';
import { NumberField } from './number-field.tsx';
import { sharedValue } from './shared-value.ts';

interface PositionFieldsProps {
  readonly drawings: Drawings;
  readonly pages: readonly Size[];
}

const { coordinateMax, sideMin } = drawingLimits;

/** The positions of the boxes in points, saved immediately. */
export function PositionFields({ drawings, pages }: PositionFieldsProps) {
  const { t } = useTranslation('pdfDrawing');
  const { selectedDrawings, changePosition } = drawings;
  const [first] = selectedDrawings;
  const page = sharedValue(selectedDrawings, 'page');
  const key = selectedDrawings.map(({ id }) => id).join();
  if (!first) return null;
  return (
    <div className={classes['pair']} key={key}>
      {(['x', 'y'] as const).map((field) => (
        <NumberField
          key={field}
          label={t(`panel.${field}`)}
          letter={field.toUpperCase()}
          value={sharedValue(selectedDrawings, field)}
          least={-coordinateMax}
          most={coordinateMax}
          onChange={(value) => changePosition({ [field]: value })}
        />
      ))}
      {(['width', 'height'] as const).map((field) => (
        <NumberField
          key={field}
          label={t(`panel.${field}`)}
          letter={t(`panel.${field}Letter`)}
          value={sharedValue(selectedDrawings, field)}
          least={sideMin}
          most={coordinateMax}
          onChange={(value) => changePosition({ [field]: value })}
        />
      ))}
      <NumberField
        label={t('panel.page')}
        value={page}
        least={1}
        most={Math.max(1, pages.length)}
        isWhole
        onChange={(value) => changePosition({ page: value })}
      />
    </div>
  );
}
