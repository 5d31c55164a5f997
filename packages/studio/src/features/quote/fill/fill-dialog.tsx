/** Fills a quote with the values of an earlier request for the product. */
import { TextInput, UnstyledButton } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { formatDateTime } from '../../../ui/formats/date-time.ts';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { Spinner } from '../../../ui/states/spinner.tsx';
import type { ProductKey } from '../../../paths/products.ts';
import { searchedRequests, useQuotedRequests } from '../quote.api.ts';
import classes from './fill-dialog.module.css';
import type { QuotedRequest } from './quoted-requests.ts';

interface FillDialogProps {
  readonly productId: ProductKey;
  readonly onFill: (request: QuotedRequest) => void;
  readonly onClose: () => void;
}

export function FillDialog({ productId, onFill, onClose }: FillDialogProps) {
  const { t } = useTranslation('quote');
  const [text, setText] = useState('');
  const { requests, error, retry } = useQuotedRequests(productId, useDeferredValue(text));
  return (
    <Dialog opened size="small" title={t('fill.title')} onClose={onClose}>
      <TextInput
        data-autofocus
        type="search"
        label={t('fill.search')}
        description={t('fill.scope', { count: searchedRequests })}
        leftSection={<IconSearch size={16} stroke={1.75} />}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {requests ? (
        <Requests requests={requests} onFill={onFill} />
      ) : error ? (
        <ErrorState title={t('fill.failed')} error={error} onRetry={retry} />
      ) : (
        <Spinner />
      )}
    </Dialog>
  );
}

interface RequestsProps {
  readonly requests: readonly QuotedRequest[];
  readonly onFill: (request: QuotedRequest) => void;
}

function Requests({ requests, onFill }: RequestsProps) {
  const { t } = useTranslation('quote');
  if (requests.length === 0) return <p role="status">{t('fill.none')}</p>;
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
