/** The editor of an HTML-to-PDF template: body, header and footer of its pages beside the printed document. */
import { IconDownload, IconX } from '@tabler/icons-react';
import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { partStyle } from '@coverwright/insurance/page-part';
import { pageVariables } from '@coverwright/insurance/page-variables';
import { Switch } from '@mantine/core';
import i18next from 'i18next';
import type { ProblemPosition, TextNames } from '../../console/console-entries.ts';
import { TemplateFrame } from '../../editor/template-frame.tsx';
import { problemsIn } from '../../editor/problems/problems-in.ts';
import { TemplateEditorPage } from '../../editor/template-editor-page.tsx';
import { ToolButton } from '../../../../ui/editor/frame/tool-button.tsx';
import type { TemplateEditor } from '../../editor/use-template-editor.ts';
import { useTemplatePreview } from '../../preview/use-template-preview.ts';
import { BalanceQuestion, type UnbalancedText } from '../../html-text/balance-question.tsx';
import { HtmlTextPane, type HtmlTextHandle } from '../../html-text/html-text-pane.tsx';
import { useBalancedSave } from '../../html-text/use-balanced-save.ts';
import { useMarkupCheck } from '../../html-text/use-markup-check.ts';
import { PdfPreview } from '../../pdf-preview/pdf-preview.tsx';
import { kindFields, type HtmlPdfForm } from './html-pdf-form.ts';
import { HtmlPdfSettings } from './settings/html-pdf-settings.tsx';
import { useHtmlPdfStore } from './html-pdf.api.ts';
import { PageVariableMenu } from './page-variable-menu.tsx';
import { PartChoice } from './part-choice.tsx';
import { textFields } from './preview/printed-problems.ts';
import { useDownload } from './preview/use-download.ts';
import { useHiddenNumbers } from './use-hidden-numbers.ts';
import { useSheet } from './use-sheet.ts';
import { useHtmlPdfRender, usePrintedForm } from './preview/use-html-pdf-render.ts';
import { parts, useHtmlPdfTexts, textOf } from './use-html-pdf-texts.ts';
import classes from './html-pdf.module.css';
import { checkLiquidBalance } from '../../../../ui/rich-text/liquid/liquid-balance.ts';

export function HtmlPdfEditorPage() {
  return (
    <TemplateEditorPage store={useHtmlPdfStore()}>{(editor) => <HtmlPdfEditor editor={editor} />}</TemplateEditorPage>
  );
}

/** It fills the height of the window; a low window scrolls. */
const textMinHeightPx = 320;

function HtmlPdfEditor({ editor }: { readonly editor: TemplateEditor<HtmlPdfForm> }) {
  const { t } = useTranslation(['htmlPdf', 'templates']);
  const { form, change, problems } = editor;
  const texts = useHtmlPdfTexts(editor);
  const textNames = useTextNames();
  const { part } = texts;
  const sheet = useSheet(form, part);
  const pane = useRef<HtmlTextHandle>(null);
  const [isDevMode, setIsDevMode] = useState(readDevMode);
  const preview = useTemplatePreview(editor.id, form.graphQlQuery);
  const printed = usePrintedForm(form);
  const rendered = useHtmlPdfRender(editor, texts.sources, printed, preview);
  useMarkupCheck(texts.sources, problems);
  const [areFieldsShown, setFieldsShown] = useState(false);
  useHiddenNumbers(editor, areFieldsShown);
  const download = useDownload(editor.savedForm.name, printed, preview);
  const saving = useBalancedSave(editor, pane, findUnbalancedParts);
  const marks = useMemo(() => problemsIn(textFields[part], problems.entries), [part, problems.entries]);
  const [shownField, setShownField] = useState<ProblemPosition>();
  const handleShow = (position: ProblemPosition) => {
    const shownPart = parts.find((one) => textFields[one] === position.field);
    if (shownPart === undefined) return setShownField({ ...position });
    // The source editor has to be mounted before it can move to a position.
    flushSync(() => {
      pane.current?.settle();
      texts.setPart(shownPart);
      setIsDevMode(true);
    });
    pane.current?.show(position);
  };
  return (
    <>
      <TemplateFrame
        editor={{ ...editor, save: saving.save, undo: texts.undo, redo: texts.redo }}
        kindLabel={t('templates:kind.wkhtmltopdf')}
        query={{ value: form.graphQlQuery, onChange: (graphQlQuery) => change({ graphQlQuery }) }}
        preview={preview}
        previewPane={<PdfPreview rendered={rendered} data={preview.previewed} />}
        isPreviewWide
        tools={<DownloadButton download={download} />}
        settings={
          <HtmlPdfSettings
            editor={editor}
            content={preview.previewed.content}
            shownField={shownField}
            onShown={setFieldsShown}
          />
        }
        settingsFields={kindFields}
        textNames={textNames}
        onShow={handleShow}
      >
        <HtmlTextPane
          ref={pane}
          textName={part}
          heading={<PartChoice part={part} onPart={texts.setPart} entries={problems.entries} />}
          label={t(`part.label.${part}`)}
          value={texts.text}
          onChange={texts.change}
          query={form.graphQlQuery}
          content={preview.previewed.content}
          problems={marks}
          minHeight={textMinHeightPx}
          view={isDevMode ? 'source' : 'rich'}
          onView={(view) => setIsDevMode(view === 'source')}
          placeholders={part === 'html' ? undefined : pageVariables}
          showsPrivatePictures
          isPrinted
          apartHint={t('apartHint')}
          sheet={sheet}
          pageStyle={part === 'html' ? undefined : `${partStyle}\nbody { margin: 0 }`}
          tools={
            <>
              {part === 'html' ? null : (
                <PageVariableMenu documentHtml={form.html} onInsert={(html) => pane.current?.insert(html)} />
              )}
              <DevModeSwitch
                isOn={isDevMode}
                onSwitch={(isOn) => {
                  setIsDevMode(isOn);
                  storeDevMode(isOn);
                }}
              />
            </>
          }
        />
      </TemplateFrame>
      <BalanceQuestion
        texts={saving.unbalanced}
        apartHint={t('apartHint')}
        onSave={saving.saveUnbalanced}
        onClose={saving.close}
      />
    </>
  );
}

function DownloadButton({ download }: { readonly download: ReturnType<typeof useDownload> }) {
  const { t } = useTranslation('htmlPdf');
  return download.isRunning ? (
    <ToolButton label={t('download.cancel')} Icon={IconX} isBusy onClick={download.cancel} />
  ) : (
    <ToolButton label={t('download.start')} Icon={IconDownload} onClick={download.start} />
  );
}

interface DevModeSwitchProps {
  readonly isOn: boolean;
  readonly onSwitch: (isOn: boolean) => void;
}

/** Switches between source and rich text editing. */
function DevModeSwitch({ isOn, onSwitch }: DevModeSwitchProps) {
  const { t } = useTranslation('htmlPdf');
  return (
    <Switch
      className={classes['devMode'] ?? ''}
      labelPosition="left"
      label={t('devMode')}
      checked={isOn}
      onChange={(event) => onSwitch(event.currentTarget.checked)}
    />
  );
}

/** Stores in this browser whether texts are edited as source. */
const devModeKey = 'htmlToPdfEditorDevMode';

function readDevMode(): boolean {
  return localStorage.getItem(devModeKey) === 'true';
}

function storeDevMode(isOn: boolean): void {
  localStorage.setItem(devModeKey, String(isOn));
}

/** The texts whose Liquid tags an edit has left unbalanced, with their problems. */
function findUnbalancedParts(form: HtmlPdfForm, saved: HtmlPdfForm): readonly UnbalancedText[] {
  return parts.flatMap((part) => {
    const problems = checkLiquidBalance(textOf(saved, part), textOf(form, part));
    return problems.length > 0 ? [{ name: i18next.t(`htmlPdf:part.${part}`), problems }] : [];
  });
}

/** The names of a document's texts in the console, including those set by other programs. */
function useTextNames(): TextNames {
  const { t } = useTranslation('htmlPdf');
  return useMemo(() => {
    const plain = (['header', 'footer'] as const).flatMap((part) =>
      (['left', 'center', 'right'] as const).map((side) => [
        `${part}Settings.${side}`,
        { name: t(`part.plain.${side}`, { part: t(`part.${part}`) }), isLine: true },
      ]),
    );
    return Object.fromEntries([
      ...parts.map((part) => [textFields[part], { name: t(`part.${part}`) }]),
      [textFields.password, { name: t('settings.passwordLiquid'), isLine: true }],
      [textFields.ownerPassword, { name: t('settings.ownerPasswordLiquid'), isLine: true }],
      ...plain,
    ]);
  }, [t]);
}
