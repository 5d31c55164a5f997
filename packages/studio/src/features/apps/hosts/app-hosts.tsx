/** The hosts of an app: open, add, remove. */
import { ActionIcon, Button } from '@mantine/core';
import { IconExternalLink, IconPlus, IconTrash, IconWorld } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../../api/use-may.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { showFailure, showToast } from '../../../ui/toasts/toasts.ts';
import type { App } from '../app.ts';
import { useAppHosts, useAppsAtHosts } from '../apps.api.ts';
import { appAddress } from '../../../paths/apps.ts';
import classes from '../page/app-page.module.css';
import blocks from '../../../ui/layout/blocks.module.css';
import { HostDialog } from './host-dialog.tsx';
import { isPublished, othersAtHost, toOpened } from './shared-host.ts';
import { useAppNames } from './use-app-names.ts';

export function AppHosts({ app }: { readonly app: App }) {
  const { appId, hosts } = app;
  const { t } = useTranslation('apps');
  const mayChange = useMay('apps:publish');
  const [isAdding, setIsAdding] = useState(false);
  const [removed, setRemoved] = useState<string>();
  return (
    <Card
      title={t('hosts.heading')}
      actions={
        mayChange ? (
          <Button
            variant="subtle"
            size="xs"
            leftSection={<IconPlus size={14} stroke={1.75} aria-hidden />}
            onClick={() => setIsAdding(true)}
          >
            {t('hosts.add')}
          </Button>
        ) : null
      }
    >
      {hosts.length === 0 ? <p className={blocks['remark']}>{t('hosts.none')}</p> : null}
      <ul className={blocks['bareList']}>
        {hosts.map((host) => (
          <li key={host} className={classes['row']}>
            <IconWorld size={16} stroke={1.75} aria-hidden />
            <span className={classes['rowText']}>{host}</span>
            <ActionIcon
              component="a"
              variant="subtle"
              href={appAddress(host, window.location)}
              target="_blank"
              rel="noreferrer"
              aria-label={t('hosts.open', { host })}
            >
              <IconExternalLink size={16} stroke={1.75} aria-hidden />
            </ActionIcon>
            {mayChange ? (
              <ActionIcon
                variant="subtle"
                color="danger"
                aria-label={t('hosts.removeOf', { host })}
                onClick={() => setRemoved(host)}
              >
                <IconTrash size={16} stroke={1.75} aria-hidden />
              </ActionIcon>
            ) : null}
          </li>
        ))}
      </ul>
      {isAdding ? <HostDialog app={app} onClose={() => setIsAdding(false)} /> : null}
      {removed === undefined ? null : (
        <RemoveHostDialog appId={appId} host={removed} onClose={() => setRemoved(undefined)} />
      )}
    </Card>
  );
}

interface RemoveHostDialogProps {
  readonly appId: string;
  readonly host: string;
  readonly onClose: () => void;
}

function RemoveHostDialog({ appId, host, onClose }: RemoveHostDialogProps) {
  const { t } = useTranslation('apps');
  const { remove } = useAppHosts(appId);
  const namesOf = useAppNames();
  const others = othersAtHost(useAppsAtHosts(), host, appId);
  const handleConfirm = async () => {
    try {
      await remove(host);
      showToast('success', { title: t('hosts.removed'), line: host });
    } catch (error) {
      showFailure(t('hosts.removeFailed'), error);
    }
    onClose();
  };
  return (
    <ConfirmDialog
      opened
      isDanger
      title={t('hosts.removeTitle')}
      text={t('hosts.removeText')}
      note={
        <>
          <strong>{host}</strong>
          {others.length === 0 ? null : (
            <>
              <br />
              {t('sharedHost.stays', { apps: namesOf(others) })}
              {toOpened(others.filter(isPublished)).map(({ name, opens, regexPattern }, index) => (
                <div key={index}>{t(`sharedHost.${opens}`, { app: name, pattern: regexPattern })}</div>
              ))}
            </>
          )}
        </>
      }
      confirmLabel={t('hosts.remove')}
      onConfirm={handleConfirm}
      onClose={onClose}
    />
  );
}
