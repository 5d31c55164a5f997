/**
 * To the left of the canvas: the drawings of the page or the page thumbnails, and the keyboard shortcuts below them.
 */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Segments } from '../../../../../ui/forms/segments.tsx';
import type { PageSize } from '../../../../../ui/pdf/page/page-layout.ts';
import type { OpenPdf } from '../../../../../ui/pdf/use-open-pdf.ts';
import type { FormField } from '../pdf-drawing.api.ts';
import type { Drawings } from '../use-drawings.ts';
import type { FitStore } from '../sample/fit-store.ts';
import { DrawingList } from './drawing-list.tsx';
import { PageThumbnails } from './page-thumbnails.tsx';
import classes from './side-pane.module.css';

interface SidePaneProps {
  readonly pdf: OpenPdf;
  readonly sizes: readonly PageSize[];
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly drawings: Drawings;
  readonly fields: readonly FormField[];
  readonly fit: FitStore;
  /** Focuses the panel of the selected drawing. */
  readonly onOpen: () => void;
}

type Shown = 'drawings' | 'pages';

export function SidePane({ pdf, sizes, page, onPage, drawings, fields, fit, onOpen }: SidePaneProps) {
  const { t } = useTranslation('pdfDrawing');
  const [shown, setShown] = useState<Shown>('drawings');
  return (
    <section className={classes['pane']} aria-label={t('side.label')}>
      <div className={classes['head']}>
        <Segments
          label={t('side.shown')}
          choices={[
            { value: 'drawings', label: t('side.drawings') },
            { value: 'pages', label: t('side.pages') },
          ]}
          value={shown}
          onChange={setShown}
        />
      </div>
      {shown === 'drawings' ? (
        <DrawingList
          drawings={drawings}
          page={page}
          pages={sizes}
          fields={fields}
          onPage={onPage}
          fit={fit}
          onOpen={onOpen}
        />
      ) : (
        <PageThumbnails pdf={pdf} sizes={sizes} page={page} onPage={onPage} drawings={drawings.drawings} />
      )}
      <KeyLegend />
    </section>
  );
}

const keys = [
  ['tool.select', 'Ctrl 1'],
  ['tool.rectangle', 'Ctrl 2'],
  ['action.duplicate', 'Ctrl D'],
  ['action.remove', 'Ctrl Delete'],
  ['legend.next', 'Tab'],
  ['legend.move', '← ↑ → ↓'],
  ['legend.resize', 'Alt ← ↑ → ↓'],
] as const;

function KeyLegend() {
  const { t } = useTranslation('pdfDrawing');
  return (
    <dl className={classes['legend']} aria-label={t('legend.label')}>
      {keys.map(([action, key]) => (
        <div key={action}>
          <dt>{t(action)}</dt>
          <dd>
            <kbd>{key}</kbd>
          </dd>
        </div>
      ))}
    </dl>
  );
}
