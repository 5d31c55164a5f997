import { IconFileText } from '@tabler/icons-react';
import { Loader } from '@mantine/core';
import { useCallback, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { canShowPdf } from '../../../ui/pdf/browser-support.ts';
import { PdfControls } from '../../../ui/pdf/pdf-controls.tsx';
import type { PdfFailure } from '../../../ui/pdf/pdf-document.ts';
import { usePdfView, type PdfView, type PdfViewControls } from '../../../ui/pdf/use-pdf-view.ts';
import { toViewAction } from '../../../ui/pdf/view-keys.ts';
import { useDelayed } from '../../../ui/states/use-delayed.ts';
import { NoPreview } from '../preview/no-preview.tsx';
import { PaneHead } from '../../../ui/editor/frame/pane-head.tsx';
import { StaleMark } from '../preview/stale-mark.tsx';
import type { LiveRender } from '../preview/use-live-render.ts';
import type { PreviewContent } from '../preview/use-preview-content.ts';
import classes from './pdf-preview.module.css';
import blocks from '../../../ui/layout/blocks.module.css';
import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import { Spinner } from '../../../ui/states/spinner.tsx';
import type { PdfStageProps } from '../../../ui/pdf/pdf-stage.tsx';

/** The viewer with pdf.js, loaded with the first document. */
const LazyPdfStage = lazyPart<PdfStageProps>(
  async () => (await import('../../../ui/pdf/pdf-stage.tsx')).PdfStage,
  () => <Spinner />,
);

interface PdfPreviewProps {
  readonly rendered: LiveRender<Blob | undefined>;
  readonly data: Pick<PreviewContent, 'isStale' | 'isLoading'>;
  /** The view state, if it is shared with another view of the same pages. */
  readonly view?: readonly [PdfView, PdfViewControls];
}

/** The document as it will be printed, with paging and zoom. */
export function PdfPreview({ rendered, data, view: sharedView }: PdfPreviewProps) {
  const { t } = useTranslation(['pdf', 'templates', 'templateTools']);
  const ownView = usePdfView('width');
  const [view, controls] = sharedView ?? ownView;
  const { result, isStale, isRendering, again } = rendered;
  const isLong = useDelayed(isRendering && result !== undefined);
  return (
    <div className={blocks['column']} role="presentation" onKeyDown={(event) => handleKey(event, view, controls)}>
      <PaneHead heading={t('templateTools:preview.preview')}>
        {isLong ? <Loader size={14} role="status" aria-label={t('making')} /> : null}
        {isStale || data.isStale ? <StaleMark again={again} /> : null}
        {result === undefined ? null : <PdfControls view={view} controls={controls} />}
      </PaneHead>
      <div className={classes['stage']}>
        {result === undefined ? (
          <NoPreview icon={icon} isBusy={isRendering || data.isLoading} again={again} />
        ) : (
          <ShownPdf blob={result} view={view} controls={controls} />
        )}
      </div>
    </div>
  );
}

const icon = <IconFileText size={20} stroke={1.75} />;

interface ShownPdfProps {
  readonly blob: Blob;
  readonly view: PdfView;
  readonly controls: PdfViewControls;
}

function ShownPdf({ blob, view, controls }: ShownPdfProps) {
  const { t } = useTranslation('pdf');
  const [failed, setFailed] = useState<{ readonly of: Blob; readonly why: PdfFailure }>();
  const labelOfPage = useCallback((page: number, count: number) => t('pageOf', { page, count }), [t]);
  if (!canShowPdf()) return <EmptyState icon={icon} title={t('unsupported')} text={t('unsupportedText')} />;
  if (failed?.of === blob) return <EmptyState icon={icon} title={t('none')} text={t(failed.why)} />;
  return (
    <LazyPdfStage
      blob={blob}
      view={view}
      controls={controls}
      label={t('document')}
      labelOfPage={labelOfPage}
      onFail={(why) => {
        setFailed({ of: blob, why });
        controls.reportPageCount(undefined);
      }}
    />
  );
}

/** Handles only keys pressed in the preview; the browser would zoom the entire page. */
function handleKey(event: KeyboardEvent<HTMLElement>, { page }: PdfView, controls: PdfViewControls): void {
  const action = toViewAction(event, event.target instanceof HTMLInputElement);
  if (!action) return;
  event.preventDefault();
  if (action === 'nextPage') controls.goToPage(page + 1);
  else if (action === 'previousPage') controls.goToPage(page - 1);
  else controls[action]();
}
