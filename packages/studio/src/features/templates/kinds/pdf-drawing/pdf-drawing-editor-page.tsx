/** The editor of a PDF drawing: boxes on the pages of a file, each with its printed content. */
import { useMemo, useState } from 'react';
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
import type { FormField } from './pdf-drawing.api.ts';
import { kindFields, withSavedDrawings, type PdfDrawingForm } from './pdf-drawing-form.ts';
import classes from './pdf-drawing.module.css';
import blocks from '../../../../ui/layout/blocks.module.css';
import { useDrawingPreview, useSourceCheck, useTextNames } from './preview/use-drawing-preview.ts';
import { createFitStore } from './sample/fit-store.ts';
import { useSamples } from './sample/use-samples.ts';
import { useDrawingSync, useSaveDrawing, type AttachSync } from './sync/use-drawing-sync.ts';
import { useAcceptFile } from './file/use-accept-file.ts';
import { useDrawings } from './use-drawings.ts';
import { usePdfDrawingStore } from './use-pdf-drawing-store.ts';

/** Includes pdf.js, which is not loaded in browsers that cannot show documents. */
const LazyWorkspace = lazyPart<DrawingWorkspaceProps>(
  async () => (await import('./drawing-workspace.tsx')).DrawingWorkspace,
  () => <Spinner />,
);

export function PdfDrawingEditorPage() {
  const { store, attach } = usePdfDrawingStore();
  return (
    <TemplateEditorPage store={store}>
      {(editor) => <PdfDrawingEditor editor={editor} attach={attach} />}
    </TemplateEditorPage>
  );
}

interface PdfDrawingEditorProps {
  readonly editor: TemplateEditor<PdfDrawingForm>;
  readonly attach: AttachSync;
}

function PdfDrawingEditor({ editor, attach }: PdfDrawingEditorProps) {
  const { t } = useTranslation(['pdfDrawing', 'templates', 'templateTools']);
  const { form, changeField, isReadOnly } = editor;
  const work = useDrawingWork(editor, attach);
  const { sync, saving, file, drawings, view, preview, sampleOf, isSampleShown, setSampleShown, fit, save } = work;
  const [, controls] = view;
  const rendered = useDrawingPreview(editor, preview);
  const textNames = useTextNames(form.drawings);
  const [isChoosing, setIsChoosing] = useState(false);
  const [shownField, setShownField] = useState<ProblemPosition>();
  const choose = isReadOnly ? undefined : () => setIsChoosing(true);
  const setFile = (fileKey: string) => changeField('fileKey', (last) => ({ ...last, fileKey }));
  const handleShow = (position: ProblemPosition) => {
    const drawing = form.drawings.find(({ id }) => id === drawingIdOf(position.field));
    if (!drawing) return setShownField({ ...position });
    preview.setIsOn(false);
    drawings.select(new Set([drawing.id]));
    return controls.goToPage(drawing.page);
  };
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
        preview={preview}
        editLabel={t('draw')}
        tools={choose && <FileButton fileKey={form.fileKey} onOpen={choose} />}
        settings={
          <PdfDrawingSettings
            editor={editor}
            content={preview.previewed.content}
            shownField={shownField}
            onChooseFile={() => setIsChoosing(true)}
          />
        }
        settingsFields={kindFields}
        textNames={textNames}
        onShow={handleShow}
        selectionPanel={selectionPanel(editor, work)}
      >
        {preview.isOn ? (
          <section className={blocks['column']} aria-label={t('templateTools:preview.preview')}>
            <PdfPreview rendered={rendered} data={preview.previewed} view={view} />
          </section>
        ) : file.status !== 'ready' || !canShowPdf() ? (
          <div className={classes['empty']}>
            <FileState file={file} drawingCount={form.drawings.length} onChoose={choose} />
          </div>
        ) : (
          <LazyWorkspace
            {...{ drawings, sampleOf, isSampleShown, fit, saving }}
            blob={file.blob}
            facts={file.facts}
            view={view[0]}
            controls={controls}
            onSampleShown={setSampleShown}
            onRetry={() => sync.retry()}
            onAcceptFile={work.acceptFile}
            onFollowFile={setFile}
            onOpen={focusPanel}
          />
        )}
      </TemplateFrame>
      <FileChoice isOpen={isChoosing} onPick={setFile} onClose={() => setIsChoosing(false)} />
    </>
  );
}

type DrawingWork = ReturnType<typeof useDrawingWork>;

/** Everything that the screen shows besides the form itself. */
function useDrawingWork(editor: TemplateEditor<PdfDrawingForm>, attach: AttachSync) {
  const { form } = editor;
  const { sync, state: saving } = useDrawingSync(editor, attach);
  const { file, facts, refetch } = useFormFile(editor);
  const pages = useMemo(() => facts?.pages ?? [], [facts]);
  const sizeOf = useMemo(() => (page: number) => pages[page - 1], [pages]);
  const drawings = useDrawings(editor, sizeOf);
  const view = usePdfView(undefined);
  const preview = useTemplatePreview(editor.id, form.graphQlQuery, { isDataShown: true });
  const { content } = preview.previewed;
  const samples = useSamples(form.drawings, content, preview.locale);
  const [isSampleShown, setSampleShown] = useState(true);
  const [fit] = useState(createFitStore);
  useSourceCheck(editor, preview);
  return {
    sync,
    saving,
    file,
    fields: facts?.fields ?? noFields,
    pages,
    drawings,
    view,
    preview: {
      ...preview,
      setIsOn: (isOn: boolean) => {
        if (isOn) drawings.selectNone();
        preview.setIsOn(isOn);
      },
    },
    sampleOf: content === undefined ? undefined : samples,
    isSampleShown,
    setSampleShown,
    fit,
    save: useSaveDrawing(sync, drawings.selected, drawings.isReadOnly),
    acceptFile: useAcceptFile(editor, sync, refetch),
  };
}

const noFields: readonly FormField[] = [];

/** The panel of the selected drawings; undefined if there are none. */
function selectionPanel({ form }: TemplateEditor<PdfDrawingForm>, work: DrawingWork) {
  const { drawings, preview, pages, fields, fit, sampleOf, saving, save } = work;
  if (preview.isOn || drawings.selected.size === 0) return undefined;
  const pane = (
    <DrawingPanel
      {...{ drawings, pages, fields, fit, sampleOf }}
      query={form.graphQlQuery}
      content={preview.previewed.content}
      isSaving={saving.isSaving}
      onSave={save}
    />
  );
  return { of: [...drawings.selected].join(), pane };
}

/** Focuses its first field: the source, or the button that chooses a picture. */
function focusPanel(): void {
  document.querySelector<HTMLElement>('[data-drawing-panel] :is(textarea, [data-first-field])')?.focus();
}
