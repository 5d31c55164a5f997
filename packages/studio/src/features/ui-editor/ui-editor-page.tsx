/** The visual editor of an app. The open component is in the URL, so that links and reloads open it again. */
import type { Json } from '@coverwright/insurance/json';
import { Button } from '@mantine/core';
import { IconAppsOff } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams, useSearchParams } from 'react-router';
import { LayoutHeader } from '../../ui/layout/layout-header.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Spinner } from '../../ui/states/spinner.tsx';
import { useApp } from '../apps/apps.api.ts';
import { appListPath } from '../../paths/apps.ts';
import { useComponentList, useComponentSource } from '../components/components.api.ts';
import { useWarmCanvas } from './canvas/use-warm-canvas.ts';
import { EditorScreen } from './editor-screen.tsx';
import { EmptyScreen } from './empty-screen.tsx';
import { AppDialogs } from './header/app-dialogs.tsx';
import type { EditorDialog, EditorSurroundings } from './header/editor-surroundings.ts';

export function UiEditorPage() {
  const { appId = '' } = useParams();
  const { t } = useTranslation('uiEditor');
  const app = useApp(appId);
  const plainParts = useWarmCanvas(appId);
  const list = useComponentList();
  const [search, setSearch] = useSearchParams();
  const componentId = search.get('component') ?? '';
  const [previewedTheme, previewTheme] = useState<Json>();
  const [dialog, showDialog] = useState<EditorDialog>();
  // The URL is rendered later than the closing of the dialog that created a component.
  const [isOpening, setIsOpening] = useState(false);
  // The back button leaves the editor, regardless of which components were opened in it.
  const open = useCallback(
    (id: string | undefined) => {
      setIsOpening(id !== undefined);
      setSearch(id === undefined ? {} : { component: id }, { replace: true });
    },
    [setSearch],
  );
  const details = app.read?.app;
  if (details && list.components && app.read) {
    const surroundings: EditorSurroundings = {
      app: details,
      pages: app.read.pages,
      components: list.components,
      componentId,
      open,
      dialog,
      showDialog,
      previewedTheme,
      previewTheme,
      plainParts,
      reload: () => {
        void app.reload();
        list.reload();
      },
    };
    return (
      <>
        {componentId === '' ? (
          <EmptyScreen surroundings={surroundings}>{isOpening ? <Spinner /> : undefined}</EmptyScreen>
        ) : (
          <LoadedComponent key={componentId} surroundings={surroundings} />
        )}
        <AppDialogs surroundings={surroundings} />
      </>
    );
  }
  const error = app.error ?? list.error;
  return (
    <>
      <LayoutHeader backTo={appListPath} title={t('title')} isTitleLoading={app.read?.app !== null && !error} />
      <main>
        {app.read?.app === null ? (
          <EmptyState
            icon={<IconAppsOff size={20} stroke={1.75} />}
            title={t('noApp.title')}
            text={t('noApp.text')}
            action={
              <Button component={Link} to={appListPath} variant="filled">
                {t('noApp.back')}
              </Button>
            }
          />
        ) : error ? (
          <ErrorState
            title={t('failed')}
            error={error}
            isBusy={false}
            onRetry={() => {
              void app.reload();
              list.reload();
            }}
          />
        ) : (
          <Spinner />
        )}
      </main>
    </>
  );
}

function LoadedComponent({ surroundings }: { readonly surroundings: EditorSurroundings }) {
  const { t } = useTranslation('uiEditor');
  const { componentId, open } = surroundings;
  const { state, reload } = useComponentSource(componentId);
  if (state.status === 'ready') {
    return <EditorScreen key={state.loadedAtMs} surroundings={surroundings} source={state.loaded} onReload={reload} />;
  }
  return (
    <EmptyScreen surroundings={surroundings}>
      {state.status === 'loading' ? <Spinner /> : null}
      {state.status === 'failed' ? (
        <ErrorState title={t('componentFailed')} error={state.error} isBusy={false} onRetry={reload} />
      ) : null}
      {state.status === 'notFound' ? (
        <EmptyState
          icon={<IconAppsOff size={20} stroke={1.75} />}
          title={t('noComponent.title')}
          text={t('noComponent.text')}
          action={<Button onClick={() => open(undefined)}>{t('noComponent.close')}</Button>}
        />
      ) : null}
    </EmptyScreen>
  );
}
