/** The table of an item's states, newest first, with the selection of two of them to compare. */
import { Button } from '@mantine/core';
import { IconHistory, IconSearchOff } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../ui/formats/date-time.ts';
import list from '../../../ui/list-table/list-table.module.css';
import { ListTable } from '../../../ui/list-table/list-table.tsx';
import { Mark } from '../../../ui/mark.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { isUnfiltered, pageSize, unfiltered, type HistoryView } from '../history-view.ts';
import type { ItemHistory } from '../history.api.ts';
import classes from '../history.module.css';
import { Pager } from '../pager.tsx';
import type { Snapshot } from '../snapshot.ts';
import { useSnapshotTexts } from '../snapshot-texts.ts';

interface SnapshotTableProps {
  /** Undefined until the first response. */
  readonly history: ItemHistory | undefined;
  readonly view: HistoryView;
  readonly error: unknown;
  readonly isLoading: boolean;
  readonly onRetry: () => void;
  readonly onView: (view: HistoryView) => void;
}

const snapshotRows = { keyOf: ({ number }: Snapshot) => String(number), rowHeight: 40, loadingRows: 8 };

export function SnapshotTable({ history, view, error, isLoading, onRetry, onView }: SnapshotTableProps) {
  const { t } = useTranslation('history');
  const showAll = () => onView({ ...unfiltered, page: 1, state: undefined });
  return (
    <>
      <ListTable
        {...snapshotRows}
        label={t('page.history')}
        failed={t('page.failed')}
        columns={[
          { heading: t('field.state'), bars: [[28], [120], [28]] },
          { heading: t('field.savedAt'), bars: [[124]] },
          { heading: t('field.savedBy'), bars: [[96], [72]] },
          { heading: t('field.source'), bars: [[48]] },
          { heading: t('field.changes'), bars: [[180], [96], [240]] },
        ]}
        className={classes['snapshots']}
        rows={history?.snapshots}
        error={error}
        isLoading={isLoading}
        onRetry={onRetry}
        empty={
          isUnfiltered(view) ? (
            <EmptyState
              isDashed
              icon={<IconHistory size={20} stroke={1.75} />}
              title={t('empty.title')}
              text={t('empty.text')}
            />
          ) : (
            <EmptyState
              icon={<IconSearchOff size={20} stroke={1.75} />}
              title={t('empty.nothingFound')}
              text={t('empty.nothingFoundText')}
              action={<Button onClick={showAll}>{t('filter.clear')}</Button>}
            />
          )
        }
        renderCells={(snapshot, onKeyDown) => (
          <SnapshotCells
            snapshot={snapshot}
            isNewest={snapshot.number === history?.newest && history.deleted === undefined}
            onShow={() => onView({ ...view, state: snapshot.number })}
            onKeyDown={onKeyDown}
          />
        )}
      />
      <Pager
        page={view.page}
        pageSize={pageSize}
        totalCount={history?.totalCount}
        onPage={(page) => onView({ ...view, page, state: undefined })}
      />
    </>
  );
}

interface SnapshotCellsProps {
  readonly snapshot: Snapshot;
  /** It is what the item is at present. */
  readonly isNewest: boolean;
  readonly onShow: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

function SnapshotCells({ snapshot, isNewest, onShow, onKeyDown }: SnapshotCellsProps) {
  const { t } = useTranslation('history');
  const texts = useSnapshotTexts();
  const { number, label, createdAt } = snapshot;
  const [changes, author] = [texts.changes(snapshot), texts.author(snapshot)];
  return (
    <>
      <td className={classes['state']}>
        <button
          type="button"
          className={`${list['target']} ${classes['number']}`}
          aria-label={t('open', { number })}
          onClick={onShow}
          onKeyDown={onKeyDown}
        >
          {number}
        </button>
        {isNewest ? <Mark tone="info">{t('newest')}</Mark> : null}
        {label === '' ? null : (
          <span className={classes['label']} title={label} dir="auto">
            {label}
          </span>
        )}
      </td>
      <td>{formatDateTime(createdAt)}</td>
      <td title={author} dir="auto">
        {author}
      </td>
      <td>{texts.source(snapshot)}</td>
      <td title={changes}>{changes}</td>
    </>
  );
}
