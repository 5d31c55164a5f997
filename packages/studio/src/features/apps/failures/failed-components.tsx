/** The app's components that failed on customers' pages, as reported by those pages. */
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useMay } from '../../../api/use-may.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { formatDateTime } from '../../../ui/formats/date-time.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Mark } from '../../../ui/mark.tsx';
import { StaleNote } from '../../../ui/states/stale-note.tsx';
import { showFailure, showToast } from '../../../ui/toasts/toasts.ts';
import { uiEditorPath } from '../../../paths/ui-editor.ts';
import { useComponentFailures } from '../apps.api.ts';
import { failuresAnchor } from '../../../paths/apps.ts';
import classes from '../page/app-page.module.css';
import blocks from '../../../ui/layout/blocks.module.css';
import own from './failed-components.module.css';

/** The rest are shown on request: an app may have 200. */
const shownMax = 20;

export function FailedComponents({ appId }: { readonly appId: string }) {
  const { t } = useTranslation('apps');
  const mayWrite = useMay('apps:write');
  const { failures, error, reload, clear } = useComponentFailures(appId);
  const [isClearing, setIsClearing] = useState(false);
  const handleClear = async (): Promise<void> => {
    try {
      await clear();
      showToast('success', { title: t('failures.cleared') });
    } catch (failure) {
      showFailure(t('failures.clearFailed'), failure);
    }
    setIsClearing(false);
  };
  const isEmpty = failures?.length === 0;
  const section = useInSight(failures !== undefined);
  return (
    <div ref={section}>
      <Card
        title={t('failures.heading')}
        count={failures?.length}
        actions={
          mayWrite && failures && !isEmpty ? (
            <Button variant="subtle" size="xs" onClick={() => setIsClearing(true)}>
              {t('failures.clear')}
            </Button>
          ) : null
        }
      >
        {error ? (
          <div className={own['note']}>
            <StaleNote title={t('failures.loadFailed')} error={error} onRetry={reload} />
          </div>
        ) : null}
        {isEmpty ? <p className={blocks['remark']}>{t('failures.none')}</p> : null}
        {failures && !isEmpty ? <FailureTable appId={appId} failures={failures} /> : null}
        {isClearing ? (
          <ConfirmDialog
            opened
            title={t('failures.clearTitle')}
            text={t('failures.clearText')}
            confirmLabel={t('failures.clear')}
            onConfirm={handleClear}
            onClose={() => setIsClearing(false)}
          />
        ) : null}
      </Card>
    </div>
  );
}

/** The URL may link to this section: the content above it has its final height only once everything is loaded. */
function useInSight(isRead: boolean) {
  const section = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (isRead && hash === `#${failuresAnchor}`) section.current?.scrollIntoView();
  }, [isRead, hash]);
  return section;
}

type Failures = NonNullable<ReturnType<typeof useComponentFailures>['failures']>;

function FailureTable({ appId, failures }: { readonly appId: string; readonly failures: Failures }) {
  const { t, i18n } = useTranslation('apps');
  const [isComplete, setIsComplete] = useState(failures.length <= shownMax);
  const count = new Intl.NumberFormat(i18n.language);
  return (
    <>
      <p className={blocks['remark']}>{t('failures.hint')}</p>
      <table className={`${classes['pages']} ${own['failures']}`}>
        <thead>
          <tr>
            <th scope="col">{t('failures.component')}</th>
            <th scope="col">{t('failures.release')}</th>
            <th scope="col">{t('failures.count')}</th>
            <th scope="col">{t('failures.first')}</th>
            <th scope="col">{t('failures.last')}</th>
          </tr>
        </thead>
        <tbody>
          {failures.slice(0, isComplete ? undefined : shownMax).map((failure) => (
            <tr key={`${failure.releaseId} ${failure.component}`}>
              <td title={failure.component}>
                {failure.componentId ? (
                  <Link
                    to={uiEditorPath(appId, failure.componentId)}
                    aria-label={t('failures.openEditor', { component: failure.component })}
                  >
                    {failure.component}
                  </Link>
                ) : (
                  t('failures.gone', { component: failure.component })
                )}
              </td>
              <td title={failure.releaseName}>
                <span dir="auto">{failure.releaseName}</span>{' '}
                {failure.isLive ? <Mark tone="success">{t('failures.live')}</Mark> : null}
              </td>
              <td>{count.format(failure.count)}</td>
              <td>{formatDateTime(failure.firstAt)}</td>
              <td>{formatDateTime(failure.lastAt)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {isComplete ? null : (
        <Button variant="subtle" size="xs" className={own['all'] ?? ''} onClick={() => setIsComplete(true)}>
          {t('failures.all', { count: failures.length })}
        </Button>
      )}
    </>
  );
}
