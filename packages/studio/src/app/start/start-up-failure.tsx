import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { IconWorldOff } from '@tabler/icons-react';
import type { StartFailure } from './load-config.ts';
import classes from '../app.module.css';

/** The host has no configuration, or an incomplete one: a retry would not help, so there is only a message. */
export function MissingConfig({ failure, host }: { readonly failure: StartFailure; readonly host: string }) {
  const { t } = useTranslation('errors');
  return (
    <main className={classes['fullPage']}>
      <EmptyState
        icon={<IconWorldOff size={20} stroke={1.75} />}
        title={t(`startUp.${failure}`)}
        text={t('startUp.host', { host })}
        isFullPage
      />
    </main>
  );
}

export function StartFailed({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { t } = useTranslation('errors');
  return (
    <main className={classes['fullPage']}>
      <ErrorState title={t('startUp.failed')} error={error} onRetry={onRetry} isFullPage />
    </main>
  );
}
