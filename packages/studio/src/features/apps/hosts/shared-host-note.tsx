/** Shows, before anything is saved, which other apps use a host and which app will open there. */
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Note } from '../../../ui/note.tsx';
import { useAppsAtHosts } from '../apps.api.ts';
import { shareHost, type AppAtHost } from './shared-host.ts';
import { useAppNames } from './use-app-names.ts';

interface SharedHostNoteProps {
  readonly host: string;
  /** The app as it will be saved. */
  readonly app: Pick<AppAtHost, 'appId' | 'name' | 'regexPattern' | 'order' | 'createdAt' | 'isPublished'>;
}

export function SharedHostNote({ host, app }: SharedHostNoteProps) {
  const { t } = useTranslation('apps');
  const namesOf = useAppNames();
  const shared = shareHost(useAppsAtHosts(), host, { ...app, hosts: [] });
  if (shared === undefined) return null;
  return (
    <Note tone="warning" isAlert icon={<IconAlertTriangle size={16} stroke={1.75} />}>
      {t('sharedHost.others', { host: host.trim().toLowerCase(), apps: namesOf(shared.others) })}
      {app.isPublished ? null : <div>{t('sharedHost.oncePublished')}</div>}
      {shared.opened.map(({ name, opens, regexPattern }, index) => (
        <div key={index}>
          {t(`sharedHost.${opens}`, { app: name || t('sharedHost.thisApp'), pattern: regexPattern })}
        </div>
      ))}
      {shared.opened.some(({ opens }) => opens === 'never') ? <div>{t('sharedHost.advice')}</div> : null}
    </Note>
  );
}
