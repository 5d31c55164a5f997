/** The tenant's API keys. The server allows up to a hundred. */
import { Button } from '@mantine/core';
import { IconKey, IconSearchOff } from '@tabler/icons-react';
import { useMemo, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../api/api-error.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { formatDate, formatDateTime } from '../../../ui/formats/date-time.ts';
import { isText } from '../../../ui/editor/record/studio-drafts.ts';
import { Mark } from '../../../ui/mark.tsx';
import { PlusButton } from '../../../ui/plus-button.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { showFailure, showToast } from '../../../ui/toasts/toasts.ts';
import { useEntryState } from '../../../ui/use-entry-state.ts';
import { ListFilter } from '../../../ui/list-table/list-filter.tsx';
import { ListTable } from '../../../ui/list-table/list-table.tsx';
import { AdministrationPage } from '../administration-page.tsx';
import classes from '../administration.module.css';
import { ApiKeyDialog } from './api-key-dialog.tsx';
import { toLastDay } from './key-form.ts';
import { useProductText } from './use-product-text.ts';
import { useApiKeys, useRevokeApiKey, type ApiKey } from './api-keys.api.ts';

const keyId = ({ id }: ApiKey) => id;

export function ApiKeysPage() {
  const { t } = useTranslation('administration');
  const { keys, error, isLoading, reload } = useApiKeys();
  const [search, setSearch] = useEntryState('search', '', isText);
  const searchText = search.trim().toLowerCase();
  const matches = useMemo(
    () => keys?.filter(({ name, start }) => [name, start].some((text) => text.toLowerCase().includes(searchText))),
    [keys, searchText],
  );
  const [isCreating, setIsCreating] = useState(false);
  const [revoked, setRevoked] = useState<ApiKey>();
  const create = (variant: 'filled' | 'default') => (
    <PlusButton variant={variant} onClick={() => setIsCreating(true)}>
      {t('keys.create')}
    </PlusButton>
  );
  const isEmpty = keys?.length === 0;
  return (
    <AdministrationPage tab="apiKeys">
      <ListFilter
        label={t('keys.search')}
        value={search}
        onChange={setSearch}
        facts={keys === undefined ? null : t('keys.count', { count: keys.length })}
      >
        {create(isEmpty ? 'default' : 'filled')}
      </ListFilter>
      <ListTable
        rowHeight={40}
        loadingRows={5}
        label={t('tabs.apiKeys')}
        columns={[
          { heading: t('keys.name'), bars: [[168], [132], [196], [144], [156]] },
          { heading: t('keys.start'), bars: [[92]] },
          { heading: t('keys.products'), bars: [[96], [120]] },
          { heading: t('keys.createdBy'), bars: [[152], [120]] },
          { heading: t('keys.createdAt'), bars: [[132]] },
          { heading: t('keys.expires'), bars: [[80]] },
          { heading: t('keys.lastUse'), bars: [[132]] },
          { heading: t('actions'), isHeadingHidden: true },
        ]}
        className={`${classes['columns']} ${classes['apiKeys']}`}
        rows={matches}
        keyOf={keyId}
        error={error}
        isLoading={isLoading}
        failed={t('keys.failed')}
        empty={
          isEmpty ? (
            <EmptyState
              icon={<IconKey size={20} stroke={1.75} />}
              title={t('keys.none')}
              text={t('keys.noneText')}
              action={create('filled')}
            />
          ) : (
            <EmptyState
              icon={<IconSearchOff size={20} stroke={1.75} />}
              title={t('keys.nothingFound')}
              text={t('nothingFound', { text: search.trim() })}
              action={<Button onClick={() => setSearch('')}>{t('showAll')}</Button>}
            />
          )
        }
        onRetry={reload}
        isEmptyFramed
        renderCells={(apiKey, onKeyDown) => <KeyCells {...{ apiKey, onKeyDown }} onRevoke={setRevoked} />}
      />
      {isCreating ? <ApiKeyDialog onCreated={reload} onClose={() => setIsCreating(false)} /> : null}
      {revoked ? <RevokeDialog apiKey={revoked} onRevoked={reload} onClose={() => setRevoked(undefined)} /> : null}
    </AdministrationPage>
  );
}

interface KeyCellsProps {
  readonly apiKey: ApiKey;
  readonly onRevoke: (key: ApiKey) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

function KeyCells({ apiKey, onRevoke, onKeyDown }: KeyCellsProps) {
  const { t } = useTranslation('administration');
  const { name, start, createdBy, createdAt, lastUsedAt } = apiKey;
  const products = useKeyProductsText(apiKey);
  return (
    <>
      <td>
        <strong dir="auto" title={name}>
          {name}
        </strong>
      </td>
      <td>
        <code>{start}…</code>
      </td>
      <td title={products} dir="auto">
        {products}
      </td>
      <td>
        <span title={createdBy?.username}>{createdBy?.username}</span>
      </td>
      <td>{formatDateTime(createdAt)}</td>
      <td>
        <Expiry apiKey={apiKey} />
      </td>
      <td>{lastUsedAt ? formatDateTime(lastUsedAt) : t('keys.neverUsed')}</td>
      <td>
        <Button
          variant="subtle"
          color="danger"
          size="xs"
          aria-label={t('keys.revokeOf', { name })}
          onClick={() => onRevoke(apiKey)}
          onKeyDown={onKeyDown}
        >
          {t('keys.revoke')}
        </Button>
      </td>
    </>
  );
}

function useKeyProductsText({ products }: ApiKey): string {
  const { t, i18n } = useTranslation('administration');
  const textOf = useProductText();
  if (!products) return t('keys.allProducts');
  return new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(products.map(textOf));
}

function Expiry({ apiKey: { expiresAt, isExpired } }: { readonly apiKey: ApiKey }) {
  const { t } = useTranslation('administration');
  if (!expiresAt) return t('keys.noExpiry');
  if (isExpired) return <Mark tone="danger">{t('keys.expired')}</Mark>;
  const lastDay = toLastDay(expiresAt);
  const time = formatDateTime(expiresAt);
  return <span title={time}>{lastDay ? formatDate(lastDay) : time}</span>;
}

interface RevokeDialogProps {
  readonly apiKey: ApiKey;
  readonly onRevoked: () => void;
  readonly onClose: () => void;
}

function RevokeDialog({ apiKey, onRevoked, onClose }: RevokeDialogProps) {
  const { t } = useTranslation('administration');
  const revoke = useRevokeApiKey();
  const handleConfirm = async () => {
    try {
      await revoke(apiKey.id);
      showToast('success', { title: t('keys.revoked'), line: apiKey.name });
    } catch (error) {
      showFailure(t('keys.revokeFailed'), error);
      // Another user has already revoked the key.
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
