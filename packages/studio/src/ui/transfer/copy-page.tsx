/** Copies records to another tenant: sign in there, preview the copy, and run it. */
import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { useApi } from '../../api/api-context.ts';
import { ApiError } from '../../api/api-error.ts';
import { Card } from '../layout/card.tsx';
import { type Crumb, Page, PageHead } from '../layout/page.tsx';
import { showToast } from '../toasts/toasts.ts';
import { ImportFailure } from './import-failure.tsx';
import { type ImportItem, ImportPreviewTable, type ImportWarning } from './import-preview.tsx';
import { canImport } from './import-summary.ts';
import { type CopyTarget, TargetSignIn, type TargetSessions } from './target-sign-in.tsx';
import classes from './transfer.module.css';
import { type Importer, type ImportSource, useImport } from './use-import.ts';

interface CopyPageProps<Preview> {
  /** Identifies what is copied. */
  readonly crumbs: readonly Crumb[];
  /** The path to return to. */
  readonly backPath: string;
  /** Export options, shown until something has been exported. */
  readonly options?: ReactNode;
  readonly sessions: TargetSessions;
  readonly readSource: () => Promise<ImportSource>;
  readonly importInto: (accessToken: string) => Importer<Preview>;
  readonly toItems: (preview: Preview) => readonly ImportItem[];
  readonly toWarnings?: (preview: Preview) => readonly ImportWarning[];
}

export function CopyPage<Preview>(props: CopyPageProps<Preview>) {
  const { crumbs, backPath, options, sessions, readSource, importInto, toItems, toWarnings } = props;
  const { t } = useTranslation('transfer');
  const { session, config } = useApi();
  const navigate = useNavigate();
  const [target, setTarget] = useState<CopyTarget>();
  const [lastTenantId, setLastTenantId] = useState('');
  const { isBusy, opened, error, open, start, close, previewAgain } = useImport<Preview>(() => {
    showToast('success', { title: t('copy.done'), line: t('copy.doneLine', { tenant: lastTenantId }) });
    void navigate(backPath);
  });
  useSessionEnd(target, sessions.close);
  const handleSignedIn = (next: CopyTarget): void => {
    setTarget(next);
    setLastTenantId(next.tenantId);
    open(importInto(next.accessToken), readSource);
  };
  const handleLeave = (): void => {
    if (target) void sessions.close(target.accessToken);
    setTarget(undefined);
    close();
  };
  if (!target) {
    const ownTenantId = session.tenantId() ?? config.tenantId;
    return (
      <CopyFrame crumbs={crumbs} backPath={backPath} action={null}>
        <Card title={t('copy.target')}>
          {options ? <div className={classes['options']}>{options}</div> : null}
          <TargetSignIn
            openSession={sessions.open}
            ownTenantId={ownTenantId}
            initialTenantId={lastTenantId}
            onSignedIn={handleSignedIn}
          />
        </Card>
      </CopyFrame>
    );
  }
  const items = opened && toItems(opened.preview);
  const isExpired = error instanceof ApiError && error.status === 'unauthenticated';
  const action = (
    <Button
      variant="filled"
      disabled={!items || !canImport(items)}
      loading={isBusy && items !== undefined}
      onClick={start}
    >
      {t('copy.start', { tenant: target.tenantId })}
    </Button>
  );
  return (
    <CopyFrame crumbs={crumbs} backPath={backPath} action={action}>
      <Card title={t('copy.target')}>
        <div className={classes['source']}>
          <div className={classes['choice']}>
            <strong>{target.tenantId}</strong>
            <Button size="xs" disabled={isBusy} onClick={handleLeave}>
              {t(isExpired ? 'copy.signInAgain' : 'copy.otherTenant')}
            </Button>
          </div>
        </div>
      </Card>
      <output className={classes['progress']}>{isBusy ? t(items ? 'copying' : 'comparing') : null}</output>
      {error === undefined ? null : (
        <ImportFailure title={t('copy.failed')} error={error} isBusy={isBusy} onPreviewAgain={items && previewAgain} />
      )}
      {items ? <ImportPreviewTable items={items} warnings={toWarnings?.(opened.preview) ?? []} /> : null}
    </CopyFrame>
  );
}

/** The session in the other tenant ends when this page is left. */
function useSessionEnd(target: CopyTarget | undefined, closeSession: TargetSessions['close']): void {
  const latest = useRef(target);
  useEffect(() => {
    latest.current = target;
  }, [target]);
  useEffect(
    () => () => {
      if (latest.current) void closeSession(latest.current.accessToken);
    },
    [closeSession],
  );
}

interface CopyFrameProps extends Pick<CopyPageProps<unknown>, 'crumbs' | 'backPath'> {
  readonly action: ReactNode;
  readonly children: ReactNode;
}

function CopyFrame({ crumbs, backPath, action, children }: CopyFrameProps) {
  const { t } = useTranslation(['transfer', 'widgets']);
  return (
    <Page>
      <PageHead
        title={t('copy.title')}
        crumbs={crumbs}
        actions={
          <>
            <Button component={Link} to={backPath}>
              {t('widgets:cancel')}
            </Button>
            {action}
          </>
        }
      />
      {children}
    </Page>
  );
}
