/** Fills a quote with the values of an earlier request for the product. */
import { Button, TextInput, UnstyledButton } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { formatDateTime } from '../../../ui/formats/date-time.ts';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { Spinner } from '../../../ui/states/spinner.tsx';
import type { ProductKey } from '../../../paths/products.ts';
import { useQuotedRequests } from '../quote.api.ts';
import classes from './fill-dialog.module.css';
import type { QuotedRequest } from './quoted-requests.ts';
import type { SearchedRequests } from './search-requests.ts';

export interface FillDialogProps {
  readonly productId: ProductKey;
  readonly onFill: (request: QuotedRequest) => void;
  readonly onClose: () => void;
}

export function FillDialog({ productId, onFill, onClose }: FillDialogProps) {
  const { t } = useTranslation('quote');
  const [text, setText] = useState('');
  const { found, isSearching, error, retry, searchOn } = useQuotedRequests(productId, text);
  return (
    <Dialog opened size="small" title={t('fill.title')} onClose={onClose}>
      <TextInput
        data-autofocus
        type="search"
        label={t('fill.search')}
        leftSection={<IconSearch size={16} stroke={1.75} />}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {error ? (
        <ErrorState title={t('fill.failed')} error={error} onRetry={retry} />
      ) : found ? (
        <>
          <Requests requests={found.requests} onFill={onFill} />
          <div className={classes['end']}>
            <p role="status">{isSearching ? t('fill.searching') : endText(found)}</p>
            {found.after === undefined ? null : (
              <Button loading={isSearching} onClick={() => void searchOn()}>
                {t('fill.older')}
              </Button>
            )}
          </div>
        </>
      ) : (
        <Spinner />
      )}
    </Dialog>
  );

  function endText({ requests, searchedCount, after }: SearchedRequests): string {
    if (after !== undefined) return t('fill.searched', { count: searchedCount });
    return t(requests.length === 0 ? 'fill.none' : 'fill.all');
  }
}

interface RequestsProps {
  readonly requests: readonly QuotedRequest[];
  readonly onFill: (request: QuotedRequest) => void;
}

function Requests({ requests, onFill }: RequestsProps) {
  if (requests.length === 0) return null;
  return (
    <ul className={classes['requests']}>
      {requests.map((request) => (
        <li key={request.id}>
          <UnstyledButton className={classes['request'] ?? ''} onClick={() => onFill(request)}>
            <span className={classes['number']}>{request.number}</span>
            <span dir="auto">{request.holderName}</span>
            <span className={classes['time']}>{formatDateTime(request.createdAt)}</span>
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}
