/** The detail page of an app: its properties, hosts, products and pages, and the actions that change it. */
import { Button } from '@mantine/core';
import { IconHistory, IconPencil, IconRocket, IconTrash } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router';
import { useMay } from '../../../api/use-may.ts';
import { errorText } from '../../../ui/problems/describe-error.ts';
import { Page, PageHead } from '../../../ui/layout/page.tsx';
import { Mark } from '../../../ui/mark.tsx';
import { Spinner } from '../../../ui/states/spinner.tsx';
import { StaleNote } from '../../../ui/states/stale-note.tsx';
import { showToast } from '../../../ui/toasts/toasts.ts';
import { LazyLiveBar } from '../../releases/bar/lazy-live-bar.tsx';
import { LazyReleaseCreateDialog } from '../../releases/create/lazy-release-create-dialog.tsx';
import type { App } from '../app.ts';
import { useApp } from '../apps.api.ts';
import { AppDeleteDialog } from '../delete/app-delete-dialog.tsx';
import { FailedComponents } from '../failures/failed-components.tsx';
import { AppHosts } from '../hosts/app-hosts.tsx';
import type { AppPages } from '../pages/app-pages.ts';
import { PagesCard } from '../pages/pages-card.tsx';
import { appListPath } from '../../../paths/apps.ts';
import { historyPath } from '../../../paths/history-items.ts';
import { AppProducts } from '../products/app-products.tsx';
import { AppUpdateDialog } from '../update/app-update-dialog.tsx';
import { AppBuild } from './app-build.tsx';
import { AppDefinition } from './app-definition.tsx';
import blocks from '../../../ui/layout/blocks.module.css';
import classes from './app-page.module.css';

export function AppPage() {
  const { appId = '' } = useParams();
  return <LoadedApp key={appId} appId={appId} />;
}

function LoadedApp({ appId }: { readonly appId: string }) {
  const { t } = useTranslation('apps');
  const navigate = useNavigate();
  const { read, error, reload } = useApp(appId);
  const isMissing = read?.app === null;
  const failure = read === undefined && error !== undefined ? errorText(error) : undefined;
  const isOver = isMissing || failure !== undefined;
  useEffect(() => {
    if (!isOver) return;
    showToast('error', { title: t('page.failed'), line: failure ?? t('page.notFoundText', { appId }) });
    void navigate(appListPath, { replace: true });
  }, [isOver, failure, appId, navigate, t]);
  const app = read?.app;
  if (!app) {
    return (
      <Page>
        <PageHead title={appId} crumbs={[{ label: t('list.title'), to: appListPath }, { label: appId }]} />
        <Spinner />
      </Page>
    );
  }
  return <WholeApp app={app} pages={read.pages} error={error} onReload={() => void reload()} />;
}

interface WholeAppProps {
  readonly app: App;
  readonly pages: AppPages;
  /** The error of the last reload, if it failed. */
  readonly error: unknown;
  readonly onReload: () => void;
}

function WholeApp({ app, pages, error, onReload }: WholeAppProps) {
  const { t } = useTranslation('apps');
  const mayWrite = useMay('apps:write');
  const mayPublish = useMay('apps:publish');
  const [dialog, setDialog] = useState<'update' | 'delete' | 'publish'>();
  const handleClose = () => setDialog(undefined);
  return (
    <Page>
      <PageHead
        title={app.name}
        crumbs={[{ label: t('list.title'), to: appListPath }, { label: app.appId }]}
        beside={<Mark tone="plain">{app.templateId}</Mark>}
        actions={
          <>
            <LazyLiveBar item={{ kind: 'app', itemId: app.appId }} name={app.name} saved={app.revision} />
            <Button
              component={Link}
              to={historyPath({ kind: 'app', itemId: app.appId })}
              leftSection={<IconHistory size={16} stroke={1.75} aria-hidden />}
            >
              {t('page.history')}
            </Button>
            {mayWrite ? (
              <>
                <Button
                  color="danger"
                  leftSection={<IconTrash size={16} stroke={1.75} aria-hidden />}
                  onClick={() => setDialog('delete')}
                >
                  {t('delete.confirm')}
                </Button>
                <Button
                  leftSection={<IconPencil size={16} stroke={1.75} aria-hidden />}
                  onClick={() => setDialog('update')}
                >
                  {t('update.open')}
                </Button>
              </>
            ) : null}
            {mayPublish ? (
              <Button
                variant="filled"
                leftSection={<IconRocket size={16} stroke={1.75} aria-hidden />}
                onClick={() => setDialog('publish')}
              >
                {t('page.publish')}
              </Button>
            ) : null}
          </>
        }
      />
      {error ? (
        <div className={classes['note']}>
          <StaleNote error={error} onRetry={onReload} />
        </div>
      ) : null}
      <div className={`${blocks['columns']} ${classes['columns']}`}>
        <AppDefinition app={app} />
        <div>
          <AppBuild app={app} locales={pages.locales} />
          <AppHosts app={app} />
        </div>
      </div>
      <div className={classes['below']}>
        <AppProducts app={app} />
      </div>
      <div className={classes['below']}>
        <PagesCard appId={app.appId} read={pages} onReload={onReload} />
      </div>
      <div className={classes['below']}>
        <FailedComponents appId={app.appId} />
      </div>
      {dialog === 'update' ? <AppUpdateDialog app={app} onReload={onReload} onClose={handleClose} /> : null}
      {dialog === 'publish' ? <LazyReleaseCreateDialog publishedAppId={app.appId} onClose={handleClose} /> : null}
      {dialog === 'delete' ? <AppDeleteDialog app={app} onStale={onReload} onClose={handleClose} /> : null}
    </Page>
  );
}
