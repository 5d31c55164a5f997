/**
 * The frame of a template's editor, common to all kinds: its tools, panels, console and dialogs. A kind provides the
 * panes.
 */
import { useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../ui/formats/date-time.ts';
import { ReadOnly } from '../../../ui/read-only.tsx';
import type { ProblemPosition, TextNames } from '../console/console-entries.ts';
import { DebugConsole } from '../console/debug-console.tsx';
import { mockField, variablesField } from '../preview/texts/preview-texts.ts';
import { TemplateDeleteDialog } from '../template-delete-dialog.tsx';
import { PreviewPanel } from '../preview/preview-panel.tsx';
import { QuerySettings, type TemplateQuery } from './settings/query-settings.tsx';
import { SettingsPanel } from './settings/settings-panel.tsx';
import { showField } from '../../../ui/editor/frame/show-field.ts';
import { EditorFrame } from '../../../ui/editor/frame/editor-frame.tsx';
import { LazyLiveBar } from '../../releases/bar/lazy-live-bar.tsx';
import { historyPath } from '../../../paths/history-items.ts';
import { templateListPath } from '../../../paths/templates.ts';
import { TemplateTools, type EditorPanel } from './template-tools.tsx';
import { SidePanel, useHasRoom } from '../../../ui/editor/frame/side-panel.tsx';
import type { TemplateSettings } from './template-form.ts';
import type { TemplateEditor } from './use-template-editor.ts';
import type { TemplatePreview } from '../preview/use-template-preview.ts';

interface TemplateFrameProps<Form extends TemplateSettings> {
  readonly editor: TemplateEditor<Form>;
  /** The name of the kind. */
  readonly kindLabel: string;
  /** Set for kinds with a query. */
  readonly query?: TemplateQuery;
  /** Set for kinds that are rendered with data. */
  readonly preview?: TemplatePreview;
  /** The preview beside the main pane while the preview is on; undefined if it replaces the main pane. */
  readonly previewPane?: ReactNode;
  /** The label for leaving the preview, shown beside it in the switch. */
  readonly editLabel?: string;
  /** The panel for the selection in the main pane, shown instead of the other panels until one of them is opened. */
  readonly selectionPanel?: { readonly of: string; readonly pane: ReactNode } | undefined;
  /** Whether the preview is a page, which needs its own width. */
  readonly isPreviewWide?: boolean;
  /** The kind's buttons in the header. */
  readonly tools?: ReactNode;
  /** The kind's sections in the settings panel: `SettingsSection`s. */
  readonly settings?: ReactNode;
  /** The paths of the kind's fields in the settings panel. */
  readonly settingsFields?: readonly string[];
  /** Set for kinds with several texts. */
  readonly textNames?: TextNames;
  /** Opens a position in a text of the kind; the frame itself handles its own texts. */
  readonly onShow?: (position: ProblemPosition) => void;
  /** The main pane. */
  readonly children: ReactNode;
}

interface LiveBarOfTemplateProps {
  readonly editor: Pick<TemplateEditor<TemplateSettings>, 'id' | 'savedForm' | 'savedAt'>;
}

function LiveBarOfTemplate({ editor: { id, savedForm, savedAt } }: LiveBarOfTemplateProps) {
  return <LazyLiveBar item={{ kind: 'template', itemId: id }} name={savedForm.name} saved={savedAt?.getTime()} />;
}

export function TemplateFrame<Form extends TemplateSettings>(props: TemplateFrameProps<Form>) {
  const { editor, kindLabel, query, preview, previewPane, isPreviewWide, tools, settings, onShow, children } = props;
  const { selectionPanel } = props;
  const { t } = useTranslation(['templates', 'templateTools']);
  const { problems, offeredDraft } = editor;
  const hasRoom = useHasRoom();
  const [ownPanel, setOwnPanel] = useState<EditorPanel | undefined>(hasRoom ? 'settings' : undefined);
  const [hiddenSelection, setHiddenSelection] = useState<string>();
  const isSelectionShown = selectionPanel !== undefined && selectionPanel.of !== hiddenSelection;
  const panel = isSelectionShown ? undefined : ownPanel;
  const setPanel = (next: EditorPanel | undefined) => {
    setOwnPanel(next);
    setHiddenSelection(next === undefined ? undefined : selectionPanel?.of);
  };
  const [shownPosition, setShownPosition] = useState<ProblemPosition>();
  const [isDeleting, setIsDeleting] = useState(false);
  useShownFieldProblem(problems.refusal, () => setPanel('settings'));

  const handleShow = (position: ProblemPosition) => {
    const ofFrame = panelOf(position, props.settingsFields);
    if (ofFrame) setPanel(ofFrame);
    // A new object each time, so that the same position can be opened again.
    setShownPosition({ ...position });
    onShow?.(position);
  };
  const previewEntries = preview?.previewed.entries;
  const entries = useMemo(() => [...problems.entries, ...(previewEntries ?? [])], [problems.entries, previewEntries]);
  return (
    <EditorFrame
      work={editor}
      backTo={templateListPath}
      title={editor.form.name.trim() === '' ? editor.savedForm.name : editor.form.name}
      meta={kindLabel}
      historyTo={historyPath({ kind: 'template', itemId: editor.id })}
      hasManyTools={tools !== undefined}
      tools={
        <TemplateTools preview={preview} editLabel={props.editLabel} panel={panel} onPanel={setPanel}>
          <LiveBarOfTemplate editor={editor} />
          {tools}
        </TemplateTools>
      }
      leaveText={t('templateTools:leave')}
      autosaveTexts={{ saved: t('templateTools:autosave.saved'), failed: t('templateTools:autosave.failed') }}
      conflict={
        editor.conflict && {
          problem: editor.conflict,
          title: t('templateTools:conflict'),
          onReload: editor.reload,
          onOverwrite: editor.overwrite,
          onMerge: editor.onMerge,
          onClose: editor.closeConflict,
        }
      }
      draft={
        offeredDraft && {
          text: t('templateTools:draft.text', { time: formatDateTime(offeredDraft.savedAt) }),
          olderText: offeredDraft.isOlder ? t('templateTools:draft.older') : undefined,
          onContinue: () => editor.continueDraft(offeredDraft),
          onDiscard: editor.discardDraft,
        }
      }
      preview={
        preview?.isOn && previewPane !== undefined
          ? { label: t('templateTools:preview.preview'), isWide: isPreviewWide === true, pane: previewPane }
          : undefined
      }
      panel={
        isSelectionShown ? (
          selectionPanel.pane
        ) : panel === 'settings' ? (
          <SidePanel title={t('templateTools:settings.heading')} onClose={() => setPanel(undefined)}>
            <ReadOnly isReadOnly={editor.isReadOnly}>
              <SettingsPanel editor={editor} onDelete={() => setIsDeleting(true)}>
                {query ? <QuerySettings query={query} entries={entries} shownPosition={shownPosition} /> : null}
                {settings}
              </SettingsPanel>
            </ReadOnly>
          </SidePanel>
        ) : preview && panel ? (
          <PreviewPanel
            which={panel}
            preview={preview}
            query={query?.value ?? ''}
            shownPosition={shownPosition}
            onClose={() => setPanel(undefined)}
          />
        ) : null
      }
      console={
        <DebugConsole
          entries={entries}
          textNames={props.textNames}
          onClear={() => {
            problems.clearEntries();
            preview?.previewed.clearEntries();
          }}
          onShow={handleShow}
        />
      }
      dialogs={
        isDeleting ? (
          <TemplateDeleteDialog
            id={editor.id}
            name={editor.savedForm.name}
            kindLabel={kindLabel}
            cancelLabel={t('delete.keep')}
            onConfirm={async () => {
              await editor.deleteTemplate();
              setIsDeleting(false);
            }}
            onClose={() => setIsDeleting(false)}
          />
        ) : null
      }
    >
      {children}
    </EditorFrame>
  );
}

/** Undefined for a position in a text of the kind. */
function panelOf({ field }: ProblemPosition, settingsFields: readonly string[] = []): EditorPanel | undefined {
  if (field === variablesField) return 'variables';
  if (field === mockField) return 'mock';
  return field === 'graphQlQuery' || settingsFields.includes(field) ? 'settings' : undefined;
}

/** When a save is refused because of fields, opens the settings panel and focuses the first of them. */
function useShownFieldProblem(refusal: unknown, openSettings: () => void): void {
  const show = useEffectEvent(openSettings);
  useEffect(() => {
    if (refusal === undefined) return undefined;
    show();
    // The panel may have to be rendered first, and a drawer takes the focus when it opens.
    const timer = setTimeout(() => {
      showField('[data-edits-form] [aria-invalid="true"]');
    }, focusDelayMs);
    return () => clearTimeout(timer);
  }, [refusal]);
}

const focusDelayMs = 60;
