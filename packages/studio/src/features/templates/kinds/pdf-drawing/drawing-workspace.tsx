/** The workspace for drawings: the list and page thumbnails on the left, the canvas with its bar beside them. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconAlertTriangle } from '@tabler/icons-react';
import { errorText } from '../../../../ui/problems/describe-error.ts';
import type { SyncState } from '../../../../ui/editor/record/sync.ts';
import { EmptyState } from '../../../../ui/states/empty-state.tsx';
import { Spinner } from '../../../../ui/states/spinner.tsx';
import type { PdfFailure } from '../../../../ui/pdf/pdf-document.ts';
import { useOpenPdf } from '../../../../ui/pdf/use-open-pdf.ts';
import type { PdfView, PdfViewControls } from '../../../../ui/pdf/use-pdf-view.ts';
import { CanvasBar } from './canvas/canvas-bar.tsx';
import { DrawingCanvas } from './canvas/drawing-canvas.tsx';
import type { Tool } from './canvas/use-gestures.ts';
import { Bar } from './file/bar.tsx';
import { FileNotes } from './file/file-notes.tsx';
import { drawingsOfFields } from './form-fields.ts';
import type { FormFacts } from './pdf-drawing.api.ts';
import classes from './pdf-drawing.module.css';
import type { FitStore } from './sample/fit-store.ts';
import type { SampleOf } from './sample/use-samples.ts';
import { SidePane } from './side/side-pane.tsx';
import type { Drawings } from './use-drawings.ts';

export interface DrawingWorkspaceProps {
  readonly blob: Blob;
  readonly facts: FormFacts;
  readonly drawings: Drawings;
  readonly view: PdfView;
  readonly controls: PdfViewControls;
  /** Undefined if there is no data to show. */
  readonly sampleOf: SampleOf | undefined;
  readonly isSampleShown: boolean;
  readonly onSampleShown: (isShown: boolean) => void;
  readonly fit: FitStore;
  readonly saving: SyncState;
  readonly onRetry: () => void;
  readonly onAcceptFile: () => void;
  readonly onFollowFile: (fileKey: string) => void;
  readonly onOpen: () => void;
}

export function DrawingWorkspace(props: DrawingWorkspaceProps) {
  const { blob, facts, drawings, view, controls, sampleOf, isSampleShown, fit, saving } = props;
  const { t } = useTranslation(['pdfDrawing', 'pdf']);
  const [failed, setFailed] = useState<{ readonly of: Blob; readonly why: PdfFailure }>();
  const [tool, setTool] = useState<Tool>('select');
  const pdf = useOpenPdf(blob, (why) => setFailed({ of: blob, why }));
  if (failed?.of === blob) {
    return (
      <EmptyState
        icon={<IconAlertTriangle size={20} stroke={1.75} />}
        title={t('pdf:none')}
        text={t(`pdf:${failed.why}`)}
      />
    );
  }
  if (!pdf) return <Spinner />;
  const sizes = facts.pages ?? [];
  const fields = facts.fields ?? [];
  const freeFields = drawingsOfFields(fields, drawings.drawings);
  const lostCount = drawings.drawings.filter(({ page }) => page > sizes.length).length;
  const shared = { view, controls, drawings, tool, onTool: setTool };
  return (
    <div className={classes['workspace']}>
      <SidePane
        pdf={pdf}
        sizes={sizes}
        page={view.page}
        onPage={(page) => {
          if (page !== view.page) controls.goToPage(page);
        }}
        drawings={drawings}
        fields={fields}
        fit={fit}
        onOpen={props.onOpen}
      />
      <div className={classes['stage']}>
        <CanvasBar
          {...shared}
          isSampleShown={sampleOf && isSampleShown}
          onSampleShown={props.onSampleShown}
          freeFieldCount={freeFields.length}
          onAddFields={() => drawings.addAll(freeFields)}
        />
        {saving.error === undefined ? null : (
          <Bar
            tone="danger"
            icon={<IconAlertTriangle size={16} stroke={1.75} />}
            action={{ label: t('sync.retry'), onClick: props.onRetry }}
          >
            {t('sync.failed', { reason: errorText(saving.error) })}
          </Bar>
        )}
        <FileNotes
          facts={facts}
          lostCount={lostCount}
          isReadOnly={drawings.isReadOnly}
          onAccept={props.onAcceptFile}
          onFollow={props.onFollowFile}
        />
        <DrawingCanvas
          {...shared}
          pdf={pdf}
          sizes={sizes}
          sampleOf={isSampleShown ? sampleOf : undefined}
          fit={fit}
          onOpen={props.onOpen}
        />
      </div>
    </div>
  );
}
