/** The editor of an email: its MJML with Liquid beside a preview of the email. */
import { IconFileDownload, IconSend, IconWand, IconX } from '@tabler/icons-react';
import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { LazyCodeEditor } from '../../../../ui/code-editor/code-editor-lazy.tsx';
import type { CodeEditorHandle } from '../../../../ui/code-editor/code-editor.tsx';
import { PaneHead } from '../../../../ui/editor/frame/pane-head.tsx';
import { ToolButton } from '../../../../ui/editor/frame/tool-button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import type { ProblemPosition, TextNames } from '../../console/console-entries.ts';
import { problemsIn } from '../../editor/problems/problems-in.ts';
import { TemplateEditorPage } from '../../editor/template-editor-page.tsx';
import { TemplateFrame } from '../../editor/template-frame.tsx';
import type { TemplateEditor } from '../../editor/use-template-editor.ts';
import { toFileName } from '../../file-name.ts';
import { PicturePicker } from '../../html-text/picture-picker.tsx';
import { SourceTools } from '../../html-text/source-tools.tsx';
import { useDialogQuestion } from '../../html-text/use-dialog-question.ts';
import { toLiquidInsertion } from '../../liquid-picker/liquid-insertion.ts';
import type { PickedPath } from '../../liquid-picker/liquid-path.ts';
import { LazyLiquidPicker } from '../../liquid-picker/liquid-picker-lazy.tsx';
import { useTemplatePreview, type TemplatePreview } from '../../preview/use-template-preview.ts';
import { kindFields, sourceField, type EmailForm } from './email-form.ts';
import { useEmailStore } from './email.api.ts';
import { EmailPreviewPane } from './preview/email-preview-pane.tsx';
import { TestEmailDialog } from './sending/test-email-dialog.tsx';
import { toRenderData, useRenderedFiles } from './sending/rendered-files.api.ts';
import { useFileDownload } from './sending/use-file-download.ts';
import { useTestEmail } from './sending/use-test-email.ts';
import { EmailSettings } from './settings/email-settings.tsx';
import { formatMjml } from './source/format-mjml.ts';
import { toPictureInsertion } from './source/picture-insertion.ts';
import { useEmailRender } from './use-email-render.ts';

export function EmailEditorPage() {
  const data = useRef<object>({});
  const handleContent = useCallback((content: object = {}) => {
    data.current = content;
  }, []);
  return (
    <TemplateEditorPage store={useEmailStore(data)}>
      {(editor) => <EmailEditor editor={editor} onContent={handleContent} />}
    </TemplateEditorPage>
  );
}

interface EmailEditorProps {
  readonly editor: TemplateEditor<EmailForm>;
  /** Receives the preview data when it has changed. */
  readonly onContent: (content: object | undefined) => void;
}

function EmailEditor({ editor, onContent }: EmailEditorProps) {
  const { t } = useTranslation(['emailMjml', 'templates']);
  const { form, change } = editor;
  const source = useRef<CodeEditorHandle>(null);
  const preview = useTemplatePreview(editor.id, form.graphQlQuery, { isOnFirst: true });
  const rendered = useEmailRender(editor, preview);
  const { content } = preview.previewed;
  useEffect(() => onContent(content), [onContent, content]);
  const test = useTestEmail(editor.id);
  const textNames = useTextNames();
  const [testedTo, setTestedTo] = useState('');
  const [isTesting, setIsTesting] = useState(false);
  const [shownField, setShownField] = useState<ProblemPosition>();
  const handleShow = ({ field, line, column }: ProblemPosition) => {
    if (field === sourceField) source.current?.goToPosition({ line, column });
    else setShownField({ field, line, column });
  };
  return (
    <TemplateFrame
      editor={editor}
      kindLabel={t('templates:kind.emailMjml')}
      query={{ value: form.graphQlQuery, onChange: (graphQlQuery) => change({ graphQlQuery }) }}
      preview={preview}
      previewPane={
        <EmailPreviewPane
          rendered={rendered}
          data={preview.previewed}
          sender={test.sender}
          source={form.mjml}
          onShow={handleShow}
        />
      }
      isPreviewWide
      tools={
        <>
          <DownloadTool editor={editor} preview={preview} />
          {test.canSend ? (
            <ToolButton label={t('test.title')} Icon={IconSend} onClick={() => setIsTesting(true)} />
          ) : null}
        </>
      }
      settings={<EmailSettings editor={editor} preview={preview} shownField={shownField} />}
      settingsFields={kindFields}
      textNames={textNames}
      onShow={handleShow}
    >
      <SourcePane editor={editor} preview={preview} handle={source} />
      {isTesting ? (
        <TestEmailDialog
          test={test}
          preview={preview}
          isDirty={editor.isDirty}
          initialTo={testedTo}
          onTo={setTestedTo}
          onClose={() => setIsTesting(false)}
        />
      ) : null}
    </TemplateFrame>
  );
}

interface SourcePaneProps {
  readonly editor: TemplateEditor<EmailForm>;
  readonly preview: TemplatePreview;
  readonly handle: RefObject<CodeEditorHandle | null>;
}

function SourcePane({ editor, preview, handle }: SourcePaneProps) {
  const { t } = useTranslation(['emailMjml', 'templates']);
  const { form, change, problems } = editor;
  const liquid = useDialogQuestion<PickedPath>();
  const picture = useDialogQuestion<string>();
  const marks = useMemo(() => problemsIn(sourceField, problems.entries), [problems.entries]);
  const insertLiquid = async () => {
    const picked = await liquid.ask();
    if (picked) handle.current?.insert((before) => toLiquidInsertion(picked, before));
  };
  const insertPicture = async () => {
    const src = await picture.ask();
    if (src !== undefined) handle.current?.insert((before) => toPictureInsertion(src, before));
  };
  const format = () => {
    const formatted = formatMjml(form.mjml);
    if (formatted !== undefined) change({ mjml: formatted });
  };
  return (
    <>
      <PaneHead heading={t('source.heading')}>
        <SourceTools onInsertLiquid={() => void insertLiquid()} onInsertPicture={() => void insertPicture()} />
        {editor.isReadOnly ? null : (
          <IconButton label={t('source.format')} icon={<IconWand size={16} stroke={1.75} />} onClick={format} />
        )}
      </PaneHead>
      <LazyCodeEditor
        ref={handle}
        language="mjml"
        height="100%"
        label={t('source.label')}
        takesFocus
        value={form.mjml}
        onChange={(mjml) => change({ mjml })}
        problems={marks}
      />
      {liquid.isOpen ? (
        <LazyLiquidPicker
          isOpen
          query={form.graphQlQuery}
          content={preview.previewed.content}
          onPick={liquid.answer}
          onClose={() => liquid.answer()}
        />
      ) : null}
      {picture.isOpen ? (
        // A private picture is embedded in the email.
        <PicturePicker takesPrivate onPick={picture.answer} onClose={() => picture.answer()} />
      ) : null}
    </>
  );
}

interface DownloadToolProps {
  readonly editor: TemplateEditor<EmailForm>;
  readonly preview: TemplatePreview;
}

/** Downloads the saved email with its attachments as a file for mail programs. */
function DownloadTool({ editor, preview }: DownloadToolProps) {
  const { t } = useTranslation('emailMjml');
  const rendered = useRenderedFiles(editor.id);
  const { runningId, start, cancel } = useFileDownload();
  if (runningId !== undefined) {
    return <ToolButton label={t('download.cancel')} Icon={IconX} isBusy onClick={cancel} />;
  }
  return (
    <ToolButton
      label={t('download.start')}
      Icon={IconFileDownload}
      onClick={() =>
        start(editor.id, toFileName(editor.savedForm.name, 'eml'), async (signal) =>
          rendered.mail(toRenderData(preview), { locale: preview.locale, signal }),
        )
      }
    />
  );
}

/** The names of an email's texts and attachments in the console. */
function useTextNames(): TextNames {
  const { t } = useTranslation('emailMjml');
  return useMemo(
    () => ({
      subject: { name: t('settings.subject'), isLine: true },
      unsubscribeUrl: { name: t('settings.unsubscribeUrl'), isLine: true },
    }),
    [t],
  );
}
