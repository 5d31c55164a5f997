/** The editor of a PDF drawing: boxes that are drawn on the pages of a file, each with what is printed in it. */
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { canShowPdf } from '../../../../ui/pdf/browser-support.ts';
import { usePdfView } from '../../../../ui/pdf/use-pdf-view.ts';
import { lazyPart } from '../../../../ui/parts/lazy-part.tsx';
import { Spinner } from '../../../../ui/states/spinner.tsx';
import type { ProblemPosition } from '../../console/console-entries.ts';
import { TemplateEditorPage } from '../../editor/template-editor-page.tsx';
import { TemplateFrame } from '../../editor/template-frame.tsx';
import type { TemplateEditor } from '../../editor/use-template-editor.ts';
import { PdfPreview } from '../../pdf-preview/pdf-preview.tsx';
import { useTemplatePreview } from '../../preview/use-template-preview.ts';
import { isDrawingFocused } from './canvas/canvas-elements.ts';
import { drawingIdOf } from './drawing.ts';
import type { DrawingWorkspaceProps } from './drawing-workspace.tsx';
import { FileButton, FileChoice } from './file/file-button.tsx';
import { FileState } from './file/file-state.tsx';
import { useFormFile } from './file/use-form-file.ts';
import { DrawingPanel } from './panel/drawing-panel.tsx';
import { PdfDrawingSettings } from './pdf-drawing-settings.tsx';
import { kindFields, withSavedDrawings, type PdfDrawingForm } from './pdf-drawing-form.ts';
import classes from './pdf-drawing.module.css';
import { PreviewNote } from './preview/preview-note.tsx';
import { useDrawingPreview, useSourceCheck, useTextNames } from './preview/use-drawing-preview.ts';
import { createFitStore } from './sample/fit-store.ts';
import { useSamples } from './sample/use-samples.ts';
import { useDrawingSync, type SyncHolder } from './sync/use-drawing-sync.ts';
import { useAcceptFile } from './file/use-accept-file.ts';
import { useDrawings } from './use-drawings.ts';
import { usePdfDrawingStore } from './use-pdf-drawing-store.ts';
import { useSaveDrawing } from './use-save-drawing.ts';

/** With pdf.js, which a browser that cannot show documents does not load. */
const LazyWorkspace = lazyPart<DrawingWorkspaceProps>(
  async () => (await import('./drawing-workspace.tsx')).DrawingWorkspace,
  () => <Spinner />,
);

export function PdfDrawingEditorPage() {
  const { store, holder } = usePdfDrawingStore();
  return (
    <TemplateEditorPage store={store}>
      {(editor) => <PdfDrawingEditor editor={editor} holder={holder} />}
    </TemplateEditorPage>
  );
}

interface PdfDrawingEditorProps {
  readonly editor: TemplateEditor<PdfDrawingForm>;
  readonly holder: SyncHolder;
}

function PdfDrawingEditor({ editor, holder }: PdfDrawingEditorProps) {
  const { t } = useTranslation(['pdfDrawing', 'templates']);
  const { form, changeField, isReadOnly } = editor;
  const { sync, state: saving } = useDrawingSync(editor, holder);
  const { file, facts, refetch } = useFormFile(editor);
  const pages = useMemo(() => facts?.pages ?? [], [facts]);
  const sizeOf = useMemo(() => (page: number) => pages[page - 1], [pages]);
  const drawings = useDrawings(editor, sizeOf);
  const [view, controls] = usePdfView(undefined);
  const preview = useTemplatePreview(editor.id, form.graphQlQuery, undefined, { isDataShown: true });
  const { content } = preview.previewed;
  const samples = useSamples(form.drawings, content, preview.locale);
  const sampleOf = content === undefined ? undefined : samples;
  const [isSampleShown, setSampleShown] = useState(true);
  const [fit] = useState(createFitStore);
  useSourceCheck(editor, preview);
  const rendered = useDrawingPreview(editor, preview);
  const save = useSaveDrawing(sync, drawings);
  const acceptFile = useAcceptFile(editor, sync, refetch);
  const [isChoosing, setIsChoosing] = useState(false);
  const [shownField, setShownField] = useState<ProblemPosition>();
  const panel = useRef<HTMLDivElement>(null);

  const setFile = (fileKey: string) => changeField('fileKey', (last) => ({ ...last, fileKey }));
  const handleShow = (position: ProblemPosition) => {
    const drawing = form.drawings.find(({ id }) => id === drawingIdOf(position.field));
    if (!drawing) return setShownField({ ...position });
    preview.setIsOn(false);
    drawings.select(new Set([drawing.id]));
    return controls.goToPage(drawing.page);
  };
  const openPanel = () => panel.current?.querySelector<HTMLElement>('textarea, button:not([aria-label])')?.focus();
  const hasPanel = !preview.isOn && drawings.selectedDrawings.length > 0;
  return (
    <>
      <TemplateFrame
        editor={{
          ...editor,
          save: () => (isDrawingFocused() && drawings.selected.size > 0 ? save() : editor.save()),
          continueDraft: (offered) =>
            editor.continueDraft({ ...offered, form: withSavedDrawings(offered.form, editor.savedForm.drawings) }),
        }}
        kindLabel={t('templates:kind.pdfDrawing')}
        query={{ value: form.graphQlQuery, onChange: (graphQlQuery) => editor.change({ graphQlQuery }) }}
        preview={{
          ...preview,
          setIsOn: (isOn) => {
            if (isOn) drawings.selectNone();
            preview.setIsOn(isOn);
          },
        }}
        editLabel={t('draw')}
        tools={isReadOnly ? null : <FileButton fileKey={form.fileKey} onOpen={() => setIsChoosing(true)} />}
        settings={
          <PdfDrawingSettings
            editor={editor}
            content={content}
            shownField={shownField}
            onChooseFile={() => setIsChoosing(true)}
          />
        }
        settingsFields={kindFields}
        textNames={useTextNames(form.drawings)}
        onShow={handleShow}
        selectionPanel={
          hasPanel
            ? {
                of: [...drawings.selected].join(),
                pane: (
                  <div ref={panel} className={classes['selection']}>
                    <DrawingPanel
                      drawings={drawings}
                      pages={pages}
                      fields={facts?.fields ?? []}
                      fit={fit}
                      sampleOf={sampleOf}
                      query={form.graphQlQuery}
                      content={content}
                      isSaving={saving.isSaving}
                      onSave={save}
                    />
                  </div>
                ),
              }
            : undefined
        }
      >
        {preview.isOn ? (
          <section className={classes['preview']} aria-label={t('templates:preview.preview')}>
            <PreviewNote isDirty={editor.isDirty} isReadOnly={isReadOnly} onSave={editor.save} />
            <PdfPreview rendered={rendered} data={preview.previewed} />
          </section>
        ) : file.status !== 'ready' || !canShowPdf() ? (
          <div className={classes['empty']}>
            <FileState
              file={file}
              drawingCount={form.drawings.length}
              onChoose={isReadOnly ? undefined : () => setIsChoosing(true)}
            />
          </div>
        ) : (
          <LazyWorkspace
            blob={file.blob}
            facts={file.facts}
            drawings={drawings}
            view={view}
            controls={controls}
            sampleOf={sampleOf}
            isSampleShown={isSampleShown}
            onSampleShown={setSampleShown}
            fit={fit}
            saving={saving}
            onRetry={sync.retry}
            onAcceptFile={acceptFile}
            onFollowFile={setFile}
            onOpen={openPanel}
          />
        )}
      </TemplateFrame>
      <FileChoice isOpen={isChoosing} onPick={setFile} onClose={() => setIsChoosing(false)} />
    </>
  );
}
