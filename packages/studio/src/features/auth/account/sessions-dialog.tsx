/** The user's sessions on this and other devices. */
import { Button } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile, IconTerminal2 } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../api/api-error.ts';
import { formatDateTime } from '../../../ui/formats/date-time.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { showFailure, showToast } from '../../../ui/toasts/toasts.ts';
import { useBusy } from '../../../ui/use-busy.ts';
import { useDelayed } from '../../../ui/states/use-delayed.ts';
import { type ListedSession, useEndOtherSessions, useEndSession, useSessions } from './account.api.ts';
import classes from './account.module.css';
import dialog from '../../../ui/dialogs/dialog.module.css';

export function SessionsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['account', 'widgets']);
  const { sessions, error, isLoading, reload } = useSessions();
  const endOthers = useEndOtherSessions();
  const { isBusy, run } = useBusy();
  const isLong = useDelayed(isLoading && sessions === undefined);
  const others = (sessions?.totalCount ?? 0) - 1;
  const handleEndOthers = (): void =>
    run(async () => {
      try {
        await endOthers();
        showToast('success', { title: t('sessions.othersEnded'), line: t('sessions.othersEndedLine') });
      } catch (failure) {
        showFailure(t('sessions.endFailed'), failure);
      }
    });
  return (
    <Dialog
      opened
      title={t('sessions.title')}
      onClose={onClose}
      isBusy={isBusy}
      footer={
        <>
          {others > 0 ? (
            <Button className={dialog['pushLeft'] ?? ''} color="danger" loading={isBusy} onClick={handleEndOthers}>
              {t('sessions.endOthers')}
            </Button>
          ) : null}
          <Button data-autofocus onClick={onClose} disabled={isBusy}>
            {t('widgets:close')}
          </Button>
        </>
      }
    >
      <p className={classes['lead']}>{t('sessions.text')}</p>
      {sessions === undefined ? null : (
        <ul className={classes['sessions']} aria-label={t('sessions.title')}>
          {sessions.list.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      )}
      {sessions !== undefined && sessions.totalCount > sessions.list.length ? (
        <p className={classes['lead']}>{t('sessions.more', { count: sessions.totalCount - sessions.list.length })}</p>
      ) : null}
      {error && sessions === undefined ? (
        <ErrorState title={t('sessions.failed')} error={error} onRetry={() => void reload()} isBusy={isLoading} />
      ) : null}
      {isLong ? <Skeleton width={240} /> : null}
    </Dialog>
  );
}

function SessionRow({ session }: { readonly session: ListedSession }) {
  const { t } = useTranslation('account');
  const endSession = useEndSession();
  const { isBusy, run } = useBusy();
  const [isEnded, setIsEnded] = useState(false);
  const { id, address, isCurrent, signedInAt, lastUsedAt } = session;
  const device = useDeviceName(session);
  const handleEnd = (): void =>
    run(async () => {
      try {
        await endSession(id);
        showToast('success', { title: t('sessions.ended'), line: device });
      } catch (error) {
        // A session that has already ended needs no error message.
        if (!(error instanceof ApiError && error.hasCode('NOT_FOUND')))
          return showFailure(t('sessions.endFailed'), error);
      }
      setIsEnded(true);
      return undefined;
    });
  return (
    <li>
      <DeviceIcon session={session} />
      <div className={classes['session']}>
        <div className={classes['device']}>
          <strong>{device}</strong>
          {isCurrent ? <span className={classes['current']}>{t('sessions.current')}</span> : null}
        </div>
        <div className={classes['facts']}>
          <span>{address}</span>
          <span>{t('sessions.signedIn', { at: formatDateTime(signedInAt) })}</span>
          <span>{t('sessions.lastUsed', { at: formatDateTime(lastUsedAt) })}</span>
        </div>
      </div>
      {isCurrent ? null : (
        <Button
          size="xs"
          color="danger"
          loading={isBusy}
          disabled={isEnded}
          aria-label={t('sessions.endOf', { device })}
          onClick={handleEnd}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}

function useDeviceName({ browser, system }: ListedSession): string {
  const { t } = useTranslation('account');
  if (browser && system) return t('sessions.device', { browser, system });
  return browser ?? system ?? t('sessions.unknownDevice');
}

function DeviceIcon({ session: { browser, system } }: { readonly session: ListedSession }) {
  const props = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
  if (system === 'iPhone' || system === 'iPad' || system === 'Android') return <IconDeviceMobile {...props} />;
  return browser === null || system === null ? <IconTerminal2 {...props} /> : <IconDeviceDesktop {...props} />;
}
