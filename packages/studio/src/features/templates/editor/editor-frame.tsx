/**
 * The screen of a template's editor, whatever its kind: head, main pane, preview, one panel at the right, the debug
 * console, and every question that is asked on the way. A kind gives what stands in the panes.
 */
import { useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConflictBar } from '../../../ui/conflict-note.tsx';
import { useLeavePrompt } from '../../../ui/leave/use-leave-prompt.tsx';
import { ReadOnly } from '../../../ui/read-only.tsx';
import type { ProblemPosition, TextNames } from '../console/console-entries.ts';
import { DebugConsole } from '../console/debug-console.tsx';
import { mockField, variablesField } from '../preview/texts/preview-texts.ts';
import { TemplateDeleteDialog } from '../template-delete-dialog.tsx';
import { DraftQuestion } from './draft-question.tsx';
import { EditorHeader, type EditorPanel } from './editor-header.tsx';
import classes from './editor-frame.module.css';
import { PreviewPanel } from '../preview/preview-panel.tsx';
import { QuerySettings, type TemplateQuery } from './settings/query-settings.tsx';
import { SettingsPanel } from './settings/settings-panel.tsx';
import { showField } from './problems/show-field.ts';
import { SidePanel, useHasRoom } from './side-panel.tsx';
import type { TemplateSettings } from './template-form.ts';
import { editsForm, useEditorKeys } from './use-editor-keys.ts';
import type { TemplateEditor } from './use-template-editor.ts';
import type { TemplatePreview } from '../preview/use-template-preview.ts';

interface EditorFrameProps<Form extends TemplateSettings> {
  readonly editor: TemplateEditor<Form>;
  /** The name of the kind. */
  readonly kindLabel: string;
  /** Of a kind that has a query. */
  readonly query?: TemplateQuery;
  /** Of a kind that is shown on data. */
  readonly preview?: TemplatePreview;
  /** The preview's pane; shown while the preview is on. */
  readonly previewPane?: ReactNode;
  /** Whether the preview is a page, which wants its own width. */
  readonly isPreviewWide?: boolean;
  /** Buttons of the kind in the head. */
  readonly tools?: ReactNode;
  /** Sections of the kind in the settings panel: `SettingsSection`s. */
  readonly settings?: ReactNode;
  /** The paths of what of the kind stands in the settings panel. */
  readonly settingsFields?: readonly string[];
  /** Of the texts of a kind that has several. */
  readonly textNames?: TextNames;
  /** Goes to a position in a text of the kind; those of the frame are known here. */
  readonly onShow?: (position: ProblemPosition) => void;
  /** The main pane. */
  readonly children: ReactNode;
}

export function EditorFrame<Form extends TemplateSettings>(props: EditorFrameProps<Form>) {
  const { editor, kindLabel, query, preview, previewPane, isPreviewWide, tools, settings, onShow, children } = props;
  const { t } = useTranslation('templates');
  const { problems, offeredDraft } = editor;
  const hasRoom = useHasRoom();
  const [panel, setPanel] = useState<EditorPanel | undefined>(hasRoom ? 'settings' : undefined);
  const [shownPosition, setShownPosition] = useState<ProblemPosition>();
  const [isDeleting, setIsDeleting] = useState(false);
  const leavePrompt = useLeavePrompt(editor.isDirty, t('leave'));
  useEditorKeys(editor);
  useShownFieldProblem(problems.refusedCount, () => setPanel('settings'));

  const handleShow = (position: ProblemPosition) => {
    const ofFrame = panelOf(position, props.settingsFields);
    if (ofFrame) setPanel(ofFrame);
    // Another object each time, so that the same position can be gone to again.
    setShownPosition({ ...position });
    onShow?.(position);
  };
  const previewEntries = preview?.previewed.entries;
  const entries = useMemo(() => [...problems.entries, ...(previewEntries ?? [])], [problems.entries, previewEntries]);
  return (
    <div className={classes['screen']} data-tools={tools === undefined ? undefined : true}>
      <EditorHeader
        editor={editor}
        kindLabel={kindLabel}
        preview={preview}
        tools={tools}
        panel={panel}
        onPanel={setPanel}
      />
      <main className={classes['panes']} data-preview={preview?.isOn || undefined}>
        <div className={classes['main']} {...editsForm}>
          <ReadOnly isReadOnly={editor.isReadOnly}>{children}</ReadOnly>
        </div>
        {preview?.isOn ? (
          <section
            className={classes['preview']}
            data-wide={isPreviewWide || undefined}
            aria-label={t('preview.preview')}
          >
            {previewPane}
          </section>
        ) : null}
        {panel === 'settings' ? (
          <SidePanel title={t('settings.heading')} onClose={() => setPanel(undefined)}>
            <ReadOnly isReadOnly={editor.isReadOnly}>
              <SettingsPanel editor={editor} onDelete={() => setIsDeleting(true)}>
                {query ? <QuerySettings query={query} entries={entries} shownPosition={shownPosition} /> : null}
                {settings}
              </SettingsPanel>
            </ReadOnly>
          </SidePanel>
        ) : null}
        {preview && (panel === 'variables' || panel === 'mock') ? (
          <PreviewPanel
            which={panel}
            preview={preview}
            query={query?.value ?? ''}
            shownPosition={shownPosition}
            onClose={() => setPanel(undefined)}
          />
        ) : null}
      </main>
      <DebugConsole
        entries={entries}
        textNames={props.textNames}
        onClear={() => {
          problems.clearEntries();
          preview?.previewed.clearEntries();
        }}
        onShow={handleShow}
      />
      {problems.conflict ? (
        <ConflictBar
          problem={problems.conflict}
          title={t('conflict')}
          onReload={editor.reload}
          onOverwrite={editor.overwrite}
          onClose={problems.closeConflict}
        />
      ) : null}
      {isDeleting ? (
        <TemplateDeleteDialog
          name={editor.savedForm.name}
          kindLabel={kindLabel}
          cancelLabel={t('delete.keep')}
          onConfirm={async () => {
            await editor.deleteTemplate();
            setIsDeleting(false);
          }}
          onClose={() => setIsDeleting(false)}
        />
      ) : null}
      {offeredDraft ? (
        <DraftQuestion
          savedAt={offeredDraft.savedAt}
          isOlder={offeredDraft.isOlder}
          onContinue={() => editor.continueDraft(offeredDraft)}
          onDiscard={editor.discardDraft}
        />
      ) : null}
      {leavePrompt}
    </div>
  );
}

/** Undefined for a position in a text of the kind. */
function panelOf({ field }: ProblemPosition, settingsFields: readonly string[] = []): EditorPanel | undefined {
  if (field === variablesField) return 'variables';
  if (field === mockField) return 'mock';
  return field === 'graphQlQuery' || settingsFields.includes(field) ? 'settings' : undefined;
}

/** What is wrong with a field is told at it: its panel opens, and the first one has the keyboard. */
function useShownFieldProblem(refusedCount: number, openSettings: () => void): void {
  const show = useEffectEvent(openSettings);
  useEffect(() => {
    if (refusedCount === 0) return undefined;
    show();
    // The panel may have to be drawn first, and a drawer takes the keyboard when it opens.
    const timer = setTimeout(() => {
      showField('[data-edits-form] [aria-invalid="true"]');
    }, focusDelayMs);
    return () => clearTimeout(timer);
  }, [refusedCount]);
}

const focusDelayMs = 60;
