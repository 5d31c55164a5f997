/** Requests that customers submitted in apps: filter, open, and assign. */
import { Button, Select } from '@mantine/core';
import { IconInbox, IconSearchOff } from '@tabler/icons-react';
import { useDeferredValue, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { isText } from '../../../ui/editor/record/studio-drafts.ts';
import { formatDateTime } from '../../../ui/formats/date-time.ts';
import { Page, PageHead } from '../../../ui/layout/page.tsx';
import { ListFilter } from '../../../ui/list-table/list-filter.tsx';
import { ListTable } from '../../../ui/list-table/list-table.tsx';
import { Mark, type Tone } from '../../../ui/mark.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { useEntryState } from '../../../ui/use-entry-state.ts';
import { RequestDetailsPanel } from '../details/request-details-panel.tsx';
import { isRequestStatus, requestStatuses, type ListedRequest, type RequestStatus } from '../request.ts';
import { useRequestList } from '../requests.api.ts';
import classes from '../requests.module.css';

const tones: Readonly<Record<RequestStatus, Tone>> = {
  OPEN: 'info',
  IN_PROGRESS: 'plain',
  ACCEPTED: 'success',
  DECLINED: 'danger',
  CLOSED: 'plain',
};

const requestRows = { keyOf: ({ id }: ListedRequest) => id, rowHeight: 48, loadingRows: 8 };

export function RequestListPage() {
  const { t } = useTranslation(['requests', 'widgets']);
  const [text, setText] = useEntryState('filter', '', isText);
  const [status, setStatus] = useEntryState('status', '', isText);
  const wanted = useDeferredValue(text);
  const list = useRequestList({ text: wanted, status });
  const { requests, totalCount, totalCountIsLowerBound, error, isLoading, reload } = list;
  const [parameters, setParameters] = useSearchParams();
  const shownId = parameters.get('request');
  const isFiltered = wanted.trim() !== '' || status !== '';
  const showAll = () => {
    setText('');
    setStatus('');
  };
  return (
    <Page>
      <PageHead
        title={t('list.title')}
        count={totalCountIsLowerBound ? t('list.moreThan', { count: totalCount }) : totalCount}
      />
      <ListFilter label={t('list.filter')} value={text} onChange={setText}>
        <Select
          aria-label={t('field.status')}
          placeholder={t('list.anyStatus')}
          clearable
          data={requestStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
          value={status === '' ? null : status}
          onChange={(value) => setStatus(value ?? '')}
        />
      </ListFilter>
      <ListTable
        {...requestRows}
        label={t('list.title')}
        failed={t('list.failed')}
        columns={[
          { heading: t('field.number'), bars: [[148]] },
          { heading: t('field.holder'), bars: [[132], [168]] },
          { heading: t('field.status'), bars: [[72]] },
          { heading: t('field.app'), bars: [[104]] },
          { heading: t('field.assignedTo'), bars: [[148]] },
          { heading: t('field.received'), bars: [[124]] },
        ]}
        className={classes['columns'] ?? ''}
        rows={requests}
        totalCount={totalCount}
        error={error}
        isLoading={isLoading}
        onRetry={reload}
        empty={
          isFiltered ? (
            <EmptyState
              icon={<IconSearchOff size={20} stroke={1.75} />}
              title={t('list.nothingFound')}
              text={t('list.nothingFoundText')}
              action={<Button onClick={showAll}>{t('list.showAll')}</Button>}
            />
          ) : (
            <EmptyState
              isDashed
              icon={<IconInbox size={20} stroke={1.75} />}
              title={t('empty.title')}
              text={t('empty.text')}
            />
          )
        }
        renderCells={(request, onKeyDown) => (
          <RequestCells {...{ request, onKeyDown }} onShow={(id) => setParameters({ request: id })} />
        )}
      />
      {shownId === null ? null : <RequestDetailsPanel key={shownId} id={shownId} onClose={() => setParameters({})} />}
    </Page>
  );
}

interface RequestCellsProps {
  readonly request: ListedRequest;
  readonly onShow: (id: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

function RequestCells({ request, onShow, onKeyDown }: RequestCellsProps) {
  const { id, number, holder, status, appId, assignedTo, createdAt } = request;
  return (
    <>
      <td>
        <Button variant="subtle" size="xs" onClick={() => onShow(id)} onKeyDown={onKeyDown}>
          {number}
        </Button>
      </td>
      <td title={holder} dir="auto">
        {holder}
      </td>
      <td>
        <RequestStatusBadge status={status} />
      </td>
      <td title={appId}>{appId}</td>
      <td title={assignedTo}>{assignedTo}</td>
      <td>{createdAt === '' ? null : formatDateTime(createdAt)}</td>
    </>
  );
}

function RequestStatusBadge({ status }: Pick<ListedRequest, 'status'>) {
  const { t } = useTranslation('requests');
  if (status === '') return null;
  if (!isRequestStatus(status)) return <Mark tone="plain">{status}</Mark>;
  return <Mark tone={tones[status]}>{t(`status.${status}`)}</Mark>;
}
