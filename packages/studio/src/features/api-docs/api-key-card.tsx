/** The tenant's API keys: made, listed and revoked here, whichever product's tab is open. */
import { Button } from '@mantine/core';
import { IconKey, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/api-error.ts';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { formatDateTime } from '../../ui/date-time.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { showFailure, showToast } from '../../ui/toasts/toasts.ts';
import { useDelayed } from '../../ui/use-delayed.ts';
import { ApiKeyDialog } from './api-key-dialog.tsx';
import { useApiKeys, useRevokeApiKey, type ApiKey } from './api-docs.api.ts';
import { apiKeysId } from './api-keys-id.ts';
import classes from './api-keys.module.css';

export function ApiKeyCard() {
  const { t } = useTranslation('apiDocs');
  const { keys, error, isLoading, reload } = useApiKeys();
  const [isCreating, setIsCreating] = useState(false);
  const [revoked, setRevoked] = useState<ApiKey>();
  const isLong = useDelayed(isLoading && keys === undefined);
  const create = () => setIsCreating(true);
  const isEmpty = keys?.length === 0;
  return (
    <div className={classes['keys']} id={apiKeysId}>
      <Card
        title={t('keys.heading')}
        count={isEmpty ? undefined : keys?.length}
        actions={
          isEmpty ? null : (
            <Button
              variant="subtle"
              size="xs"
              leftSection={<IconPlus size={14} stroke={1.75} aria-hidden />}
              onClick={create}
            >
              {t('keys.create')}
            </Button>
          )
        }
      >
        {keys && !isEmpty ? <ApiKeyTable keys={keys} onRevoke={setRevoked} /> : null}
        {isEmpty ? <NoKeys onCreate={create} /> : null}
        {error && !keys ? (
          <ErrorState title={t('keys.failed')} error={error} onRetry={reload} isBusy={isLoading} />
        ) : null}
        {isLong ? (
          <div className={classes['skeleton']}>
            <Skeleton width={160} />
          </div>
        ) : null}
      </Card>
      {isCreating ? <ApiKeyDialog onCreated={reload} onClose={() => setIsCreating(false)} /> : null}
      {revoked ? <RevokeDialog apiKey={revoked} onRevoked={reload} onClose={() => setRevoked(undefined)} /> : null}
    </div>
  );
}

function NoKeys({ onCreate }: { onCreate: () => void }) {
  const { t } = useTranslation('apiDocs');
  return (
    <EmptyState
      icon={<IconKey size={20} stroke={1.75} />}
      title={t('keys.none')}
      text={t('keys.noneText')}
      action={
        <Button variant="filled" onClick={onCreate}>
          {t('keys.create')}
        </Button>
      }
    />
  );
}

/** The server lets a tenant have a hundred at most. */
function ApiKeyTable({ keys, onRevoke }: { keys: readonly ApiKey[]; onRevoke: (key: ApiKey) => void }) {
  const { t } = useTranslation('apiDocs');
  return (
    <table className={classes['table']}>
      <thead>
        <tr>
          <th scope="col">{t('keys.name')}</th>
          <th scope="col">{t('keys.start')}</th>
          <th scope="col">{t('keys.createdBy')}</th>
          <th scope="col">{t('keys.createdAt')}</th>
          <th scope="col">{t('keys.lastUse')}</th>
          <th scope="col">
            <span className="cw-visually-hidden">{t('keys.revoke')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {keys.map((key) => (
          <tr key={key.id}>
            <th scope="row" dir="auto" title={key.name}>
              {key.name}
            </th>
            <td>
              <code>{key.start}…</code>
            </td>
            <td title={key.createdBy?.username}>{key.createdBy?.username}</td>
            <td>{formatDateTime(key.createdAt)}</td>
            <td>{key.lastUsedAt ? formatDateTime(key.lastUsedAt) : t('keys.neverUsed')}</td>
            <td>
              <Button
                color="danger"
                size="xs"
                aria-label={t('keys.revokeOf', { name: key.name })}
                onClick={() => onRevoke(key)}
              >
                {t('keys.revoke')}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface RevokeDialogProps {
  readonly apiKey: ApiKey;
  readonly onRevoked: () => void;
  readonly onClose: () => void;
}

function RevokeDialog({ apiKey, onRevoked, onClose }: RevokeDialogProps) {
  const { t } = useTranslation('apiDocs');
  const revoke = useRevokeApiKey();
  const handleConfirm = async () => {
    try {
      await revoke(apiKey.id);
      showToast('success', { title: t('keys.revoked'), line: apiKey.name });
    } catch (error) {
      showFailure(t('keys.revokeFailed'), error);
      // Somebody else has revoked it: that is what was wanted.
      if (!(error instanceof ApiError && error.hasCode('NOT_FOUND'))) return;
    }
    onRevoked();
    onClose();
  };
  return (
    <ConfirmDialog
      opened
      isDanger
      title={t('keys.revokeTitle')}
      text={t('keys.revokeText')}
      note={
        <>
          <strong dir="auto">{apiKey.name}</strong> {apiKey.start}…
        </>
      }
      confirmLabel={t('keys.revoke')}
      onConfirm={handleConfirm}
      onClose={onClose}
    />
  );
}
