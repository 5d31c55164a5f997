/**
 * The looks of an app's widgets: all of them in a tree, a live preview of the selected one, and its classes as
 * fields.
 */
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { UnopenedEditor } from '../../../ui/editor/frame/unopened-editor.tsx';
import { HistoryTools } from '../../../ui/editor/history/history-tools.tsx';
import { useEditorKeys } from '../../../ui/editor/history/use-editor-keys.ts';
import { useLeavePrompt } from '../../../ui/editor/leave/use-leave-prompt.tsx';
import { SaveBars } from '../../../ui/editor/record/save-bars.tsx';
import { LayoutHeader } from '../../../ui/layout/layout-header.tsx';
import screen from '../../../ui/layout/screen.module.css';
import { ReadOnly } from '../../../ui/read-only.tsx';
import { MissingApp } from '../../apps/missing-app.tsx';
import { historyPath } from '../../../paths/history-items.ts';
import { uiEditorPath } from '../../../paths/ui-editor.ts';
import { useAppTheme, type LoadedTheme } from '../theme/theme.api.ts';
import classes from './base-components.module.css';
import { findLook, listLooks, type LookPath } from './base-variants.ts';
import { LookInspector } from './look-inspector.tsx';
import { LookPreview } from './look-preview.tsx';
import { LookTreePane } from './look-tree-pane.tsx';
import { useVariantsEditor } from './use-variants-editor.ts';

export function BaseComponentsPage() {
  const { appId = '' } = useParams();
  const { t } = useTranslation('baseComponents');
  const { state, reload } = useAppTheme(appId);
  if (state.status === 'ready') {
    return <BaseComponentsEditor key={state.loadedAtMs} appId={appId} loaded={state.loaded} onReload={reload} />;
  }
  return (
    <UnopenedEditor
      state={state}
      backTo={uiEditorPath(appId)}
      title={t('title')}
      meta={appId}
      failedTitle={t('loadFailed')}
      notFound={<MissingApp appId={appId} />}
      onRetry={reload}
    />
  );
}

interface BaseComponentsEditorProps {
  readonly appId: string;
  readonly loaded: LoadedTheme;
  readonly onReload: () => void;
}

function BaseComponentsEditor({ appId, loaded, onReload }: BaseComponentsEditorProps) {
  const { t } = useTranslation('baseComponents');
  const editor = useVariantsEditor(appId, loaded);
  const { own, change, changeVariants, history } = editor;
  const looks = useMemo(() => listLooks(own), [own]);
  const [chosen, setChosen] = useState<LookPath>([]);
  const [isExpanded, setIsExpanded] = useState(false);
  const leavePrompt = useLeavePrompt(editor.isDirty, t('leave'));
  useEditorKeys(editor.isReadOnly ? { save: editor.save } : { save: editor.save, ...history });
  const look = findLook(looks, chosen);
  return (
    <div className={`${screen['screen']} ${screen['withBar']}`}>
      <LayoutHeader
        backTo={uiEditorPath(appId)}
        title={t('title')}
        meta={appId}
        isDirty={editor.isDirty}
        isReadOnly={editor.isReadOnly}
        savedAt={editor.savedAt}
        historyTo={historyPath({ kind: 'app', itemId: appId })}
        tools={editor.isReadOnly ? undefined : <HistoryTools {...history} />}
      />
      <ReadOnly isReadOnly={editor.isReadOnly}>
        <main className={`${screen['panes']} ${classes['panes']}`} data-expanded={isExpanded || undefined}>
          {isExpanded ? null : (
            <LookTreePane looks={looks} chosen={chosen} own={own} onChoose={setChosen} onChange={changeVariants} />
          )}
          <LookPreview
            path={chosen}
            theme={loaded.theme}
            variants={own}
            isExpanded={isExpanded}
            onExpand={() => setIsExpanded(!isExpanded)}
            isDirty={editor.isDirty}
            isSaving={editor.isBusy}
            onSave={editor.save}
            onRestart={editor.restart}
            exitTo={uiEditorPath(appId)}
          />
          {isExpanded ? null : <LookInspector look={look} own={own} theme={loaded.theme} onChange={change} />}
        </main>
      </ReadOnly>
      <SaveBars editor={editor} notSaved={t('notSaved')} conflict={t('conflict')} onReload={onReload} />
      {leavePrompt}
    </div>
  );
}
