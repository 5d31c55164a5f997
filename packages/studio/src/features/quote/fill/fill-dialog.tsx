/** Fills a quote or a test with the values of an earlier request, or with the facts of a policy. */
import { Button, TextInput, UnstyledButton } from '@mantine/core';
import type { JsonObject } from '@coverwright/rules';
import { IconSearch } from '@tabler/icons-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../../api/use-may.ts';
import type { ProductKey } from '../../../paths/products.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { formatDateTime } from '../../../ui/formats/date-time.ts';
import { Segments } from '../../../ui/forms/segments.tsx';
import type { InputField } from '../../../ui/input-fields/input-answers.ts';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { Spinner } from '../../../ui/states/spinner.tsx';
import { useQuotedPolicies, useQuotedRequests } from '../quote.api.ts';
import classes from './fill-dialog.module.css';
import { withValues } from './quoted-policies.ts';
import type { SearchedRequests } from './search-requests.ts';

export interface FillDialogProps {
  readonly productId: ProductKey;
  /** What a policy has facts for. */
  readonly fields: readonly InputField[];
  readonly onFill: (values: JsonObject) => void;
  readonly onClose: () => void;
}

export function FillDialog({ productId, fields, onFill, onClose }: FillDialogProps) {
  const { t } = useTranslation('quote');
  const mayRead = { requests: useMay('requests:read'), policies: useMay('policies:read') };
  const sources = (['requests', 'policies'] as const).filter((source) => mayRead[source]);
  const [chosen, setSource] = useState(sources[0]);
  const source = chosen !== undefined && mayRead[chosen] ? chosen : sources[0];
  const [text, setText] = useState('');
  const of = { productId, fields, text, onFill };
  return (
    <Dialog opened size="small" title={t('fill.title')} onClose={onClose}>
      {source !== undefined && sources.length > 1 ? (
        <div className={classes['sources']}>
          <Segments
            label={t('fill.source')}
            choices={sources.map((value) => ({ value, label: t(`fill.sources.${value}`) }))}
            value={source}
            onChange={setSource}
          />
        </div>
      ) : null}
      <TextInput
        data-autofocus
        type="search"
        label={t(source === 'policies' ? 'fill.searchPolicies' : 'fill.search')}
        leftSection={<IconSearch size={16} stroke={1.75} />}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {source === 'requests' ? <Requests {...of} /> : null}
      {source === 'policies' ? <Policies {...of} /> : null}
    </Dialog>
  );
}

interface SourceProps extends Pick<FillDialogProps, 'productId' | 'fields' | 'onFill'> {
  readonly text: string;
}

function Requests({ productId, text, onFill }: SourceProps) {
  const { t } = useTranslation('quote');
  const { found, ...search } = useQuotedRequests(productId, text);
  return (
    <Found
      {...search}
      failed={t('fill.failed')}
      items={found?.requests.map((request) => ({ ...request, isUsable: true, notes: [] }))}
      onFill={onFill}
      end={found && endText(found)}
      more={found?.after === undefined ? undefined : t('fill.older')}
    />
  );

  function endText({ requests, searchedCount, after }: SearchedRequests): string {
    if (after !== undefined) return t('fill.searched', { count: searchedCount });
    return t(requests.length === 0 ? 'fill.none' : 'fill.all');
  }
}

function Policies({ productId, fields, text, onFill }: SourceProps) {
  const { t } = useTranslation('quote');
  const { found, ...search } = useQuotedPolicies(productId, text);
  const policies = useMemo(() => found && withValues(found.policies, fields), [found, fields]);
  return (
    <>
      <p className={classes['hint']}>{t('fill.policiesHint')}</p>
      <Found
        {...search}
        failed={t('fill.policiesFailed')}
        items={policies?.map((policy) => ({
          ...policy,
          isUsable: policy.count > 0,
          notes: [
            policy.version === undefined || policy.version === '' ? '' : t('fill.version', { version: policy.version }),
            policy.count === 0 ? t('fill.noFacts') : t('fill.facts', { count: policy.count, total: fields.length }),
          ].filter((note) => note !== ''),
        }))}
        onFill={onFill}
        end={found && t(found.after !== undefined ? 'fill.somePolicies' : endOf(found.policies.length))}
        more={found?.after === undefined ? undefined : t('fill.olderPolicies')}
      />
    </>
  );
}

function endOf(count: number) {
  return count === 0 ? 'fill.noPolicy' : 'fill.allPolicies';
}

interface FoundItem {
  readonly id: string;
  readonly number: string;
  readonly holderName: string;
  readonly createdAt: string | undefined;
  readonly values: JsonObject;
  readonly isUsable: boolean;
  readonly notes: readonly string[];
}

interface FoundProps extends Pick<FillDialogProps, 'onFill'> {
  readonly failed: string;
  /** Undefined until the first answer. */
  readonly items: readonly FoundItem[] | undefined;
  /** What was searched, as soon as there is an answer. */
  readonly end: ReactNode;
  /** The label of the button that searches older ones; undefined if there are none. */
  readonly more: string | undefined;
  readonly isSearching: boolean;
  readonly error: unknown;
  readonly retry: () => void;
  readonly searchOn: () => Promise<void>;
}

function Found({ failed, items, end, more, isSearching, error, retry, searchOn, onFill }: FoundProps) {
  const { t } = useTranslation('quote');
  if (error) return <ErrorState title={failed} error={error} onRetry={retry} />;
  if (!items) return <Spinner />;
  return (
    <>
      {items.length === 0 ? null : (
        <ul className={classes['found']}>
          {items.map((item) => (
            <li key={item.id}>
              <UnstyledButton
                className={classes['item'] ?? ''}
                disabled={!item.isUsable}
                onClick={() => onFill(item.values)}
              >
                <span className={classes['number']}>{item.number}</span>
                <span dir="auto">{item.holderName}</span>
                <span className={classes['time']}>{formatDateTime(item.createdAt)}</span>
                {item.notes.length === 0 ? null : <span className={classes['notes']}>{item.notes.join(' · ')}</span>}
              </UnstyledButton>
            </li>
          ))}
        </ul>
      )}
      <div className={classes['end']}>
        <p role="status">{isSearching ? t('fill.searching') : end}</p>
        {more === undefined ? null : (
          <Button loading={isSearching} onClick={() => void searchOn()}>
            {more}
          </Button>
        )}
      </div>
    </>
  );
}
