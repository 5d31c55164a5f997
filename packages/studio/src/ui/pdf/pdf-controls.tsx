import {
  IconArrowAutofitHeight,
  IconArrowAutofitWidth,
  IconChevronLeft,
  IconChevronRight,
  IconZoomIn,
  IconZoomOut,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../icon-button.tsx';
import { clampPage } from './page/page-layout.ts';
import classes from './pdf-controls.module.css';
import type { PdfView, PdfViewControls } from './use-pdf-view.ts';
import { canZoomIn, canZoomOut } from './zoom.ts';

interface PdfControlsProps {
  readonly view: PdfView;
  readonly controls: PdfViewControls;
}

/** Paging and zoom controls, for the header above a viewer. */
export function PdfControls({ view, controls }: PdfControlsProps) {
  const { t } = useTranslation('pdf');
  const { page, pageCount, zoom, fit } = view;
  if (pageCount === undefined) return null;
  return (
    <div className={classes['controls']}>
      <IconButton
        label={t('previousPage')}
        icon={<IconChevronLeft size={16} stroke={1.75} />}
        keepsFocus
        isDisabled={page <= 1}
        onClick={() => controls.goToPage(page - 1)}
      />
      <PageField key={page} page={page} pageCount={pageCount} onPage={controls.goToPage} />
      <span className={classes['count']}>{t('ofPages', { count: pageCount })}</span>
      <IconButton
        label={t('nextPage')}
        icon={<IconChevronRight size={16} stroke={1.75} />}
        keepsFocus
        isDisabled={page >= pageCount}
        onClick={() => controls.goToPage(page + 1)}
      />
      <span className={classes['line']} />
      <IconButton
        label={t('zoomOut')}
        icon={<IconZoomOut size={16} stroke={1.75} />}
        keepsFocus
        isDisabled={!canZoomOut(zoom)}
        onClick={controls.zoomOut}
      />
      <span className={classes['zoom']} role="status">
        {t('zoom', { percent: Math.round(zoom * 100) })}
      </span>
      <IconButton
        label={t('zoomIn')}
        icon={<IconZoomIn size={16} stroke={1.75} />}
        keepsFocus
        isDisabled={!canZoomIn(zoom)}
        onClick={controls.zoomIn}
      />
      <span className={classes['line']} />
      <IconButton
        label={t('fitWidth')}
        icon={<IconArrowAutofitWidth size={16} stroke={1.75} />}
        isPressed={fit === 'width'}
        onClick={() => controls.fitTo('width')}
      />
      <IconButton
        label={t('fitPage')}
        icon={<IconArrowAutofitHeight size={16} stroke={1.75} />}
        isPressed={fit === 'page'}
        onClick={() => controls.fitTo('page')}
      />
    </div>
  );
}

interface PageFieldProps {
  readonly page: number;
  readonly pageCount: number;
  readonly onPage: (page: number) => void;
}

/** Keeps the typed text until Enter, which goes to the page; a number out of range becomes the nearest page. */
function PageField({ page, pageCount, onPage }: PageFieldProps) {
  const { t } = useTranslation('pdf');
  const [typed, setTyped] = useState(String(page));
  const go = () => {
    const next = /^\s*\d+\s*$/.test(typed) ? clampPage(Number(typed), pageCount) : page;
    setTyped(String(next));
    if (next !== page) onPage(next);
  };
  return (
    <input
      className={classes['page']}
      aria-label={t('page')}
      inputMode="numeric"
      autoComplete="off"
      value={typed}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onBlur={go}
      onKeyDown={({ key }) => {
        if (key === 'Enter') go();
        if (key === 'Escape') setTyped(String(page));
      }}
    />
  );
}
