/** The configuration of an app as JSON, in an editor that fills the window. */
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { LazyCodeEditor } from '../../../ui/code-editor/code-editor-lazy.tsx';
import type { CodeEditorHandle } from '../../../ui/code-editor/code-editor.tsx';
import type { CodePath } from '../../../ui/code-editor/code-editor-path.ts';
import { FormatButton, FullscreenButton } from '../../../ui/code-editor/code-tools.tsx';
import { PaneHead } from '../../../ui/editor/frame/pane-head.tsx';
import { UnsavedMark } from '../../../ui/editor/frame/unsaved-mark.tsx';
import { UnopenedEditor } from '../../../ui/editor/frame/unopened-editor.tsx';
import { HistoryTools } from '../../../ui/editor/history/history-tools.tsx';
import { useEditorKeys } from '../../../ui/editor/history/use-editor-keys.ts';
import { useLeavePrompt } from '../../../ui/editor/leave/use-leave-prompt.tsx';
import { SaveBars } from '../../../ui/editor/record/save-bars.tsx';
import { LayoutHeader } from '../../../ui/layout/layout-header.tsx';
import { MissingApp } from '../missing-app.tsx';
import { appDetailPath } from '../../../paths/apps.ts';
import { historyPath } from '../../../paths/history-items.ts';
import classes from './app-config-page.module.css';
import blocks from '../../../ui/layout/blocks.module.css';
import { useAppConfig, type LoadedConfig } from './app-config.api.ts';
import { diagnoseConfig, toConfigMarks } from './config-marks.ts';
import { objectAt, proposeNames, toNameKey } from './config-schema.ts';
import { useConfigEditor } from './use-config-editor.ts';

export function AppConfigPage() {
  const { appId = '' } = useParams();
  const { t } = useTranslation('appConfig');
  const { state, reload } = useAppConfig(appId);
  if (state.status === 'ready')
    return <ConfigEditor key={state.loadedAtMs} appId={appId} loaded={state.loaded} onReload={reload} />;
  return (
    <UnopenedEditor
      state={state}
      backTo={appDetailPath(appId)}
      title={t('title')}
      meta={appId}
      failedTitle={t('loadFailed')}
      notFound={<MissingApp appId={appId} />}
      onRetry={reload}
    />
  );
}

interface ConfigEditorProps {
  readonly appId: string;
  readonly loaded: LoadedConfig;
  readonly onReload: () => void;
}

function ConfigEditor({ appId, loaded, onReload }: ConfigEditorProps) {
  const { t } = useTranslation('appConfig');
  const editor = useConfigEditor(appId, loaded);
  const [isFullscreen, setIsFullscreen] = useState(false);
  const [history, setHistory] = useState({ canUndo: false, canRedo: false });
  const code = useRef<CodeEditorHandle>(null);
  const path = useRef<CodePath>([]);
  const leavePrompt = useLeavePrompt(editor.isDirty, t('leave'));
  useEditorKeys({ save: editor.save });
  const details: Readonly<Record<string, string>> = t('names', { returnObjects: true });
  const explain = (at: CodePath) => {
    const key = toNameKey(at);
    return Object.hasOwn(details, key) ? details[key] : undefined;
  };
  const propose = (label: string) => {
    const detail = explain([...objectAt(path.current), label]);
    return { label, ...(detail !== undefined && { detail }) };
  };
  return (
    <div className={classes['screen']} data-fullscreen={isFullscreen || undefined}>
      <LayoutHeader
        backTo={appDetailPath(appId)}
        title={t('title')}
        meta={appId}
        isDirty={editor.isDirty}
        isReadOnly={editor.isReadOnly}
        savedAt={editor.savedAt}
        historyTo={historyPath({ kind: 'app', itemId: appId })}
        tools={
          editor.isReadOnly ? undefined : (
            <HistoryTools {...history} undo={() => code.current?.undo()} redo={() => code.current?.redo()} />
          )
        }
        onSave={editor.save}
        isSaving={editor.isBusy}
      />
      <main className={blocks['column']}>
        <PaneHead heading={t('json')} isTitle={isFullscreen}>
          {isFullscreen && editor.isDirty ? <UnsavedMark /> : null}
          {editor.isReadOnly ? null : (
            <FormatButton text={editor.form.text} onFormat={(text) => editor.change({ text })} />
          )}
          <FullscreenButton isFullscreen={isFullscreen} onChange={setIsFullscreen} />
        </PaneHead>
        <div className={blocks['fill']}>
          <LazyCodeEditor
            ref={code}
            height="100%"
            label={t('json')}
            takesFocus
            readOnly={editor.isReadOnly}
            value={editor.form.text}
            onChange={(text) => editor.change({ text })}
            diagnose={diagnoseConfig}
            problems={toConfigMarks(editor.form.text, editor.problems)}
            complete={() => proposeNames(path.current).map(propose)}
            explain={explain}
            onHistoryChange={setHistory}
            onPathChange={(next) => {
              path.current = next;
            }}
          />
        </div>
      </main>
      <SaveBars editor={editor} notSaved={t('notSaved')} conflict={t('conflict')} onReload={onReload} />
      {leavePrompt}
    </div>
  );
}
