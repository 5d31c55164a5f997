/** The table of an item's states, newest first, with the selection of two of them to compare. */
import { Button } from '@mantine/core';
import { IconHistory, IconSearchOff } from '@tabler/icons-react';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ItemId } from '../../../paths/history.ts';
import { formatDateTime } from '../../../ui/formats/date-time.ts';
import { CheckBox } from '../../../ui/forms/check-box.tsx';
import list from '../../../ui/list-table/list-table.module.css';
import { ListTable } from '../../../ui/list-table/list-table.tsx';
import { Mark } from '../../../ui/mark.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { isUnfiltered, pageSize, unfiltered, type HistoryView } from '../history-view.ts';
import type { ItemHistory } from '../history.api.ts';
import classes from '../history.module.css';
import { Pager } from '../pager.tsx';
import type { ListedSnapshot } from '../snapshot.ts';
import { useSnapshotTexts } from '../snapshot-texts.ts';
import { withSelected } from './selection.ts';
import { SelectionBar } from './selection-bar.tsx';

interface SnapshotTableProps {
  readonly item: ItemId;
  /** Undefined until the first response. */
  readonly history: ItemHistory | undefined;
  readonly view: HistoryView;
  readonly error: unknown;
  readonly isLoading: boolean;
  readonly onRetry: () => void;
  readonly onView: (view: HistoryView) => void;
}

const snapshotRows = { keyOf: ({ number }: ListedSnapshot) => String(number), rowHeight: 40, loadingRows: 8 };

export function SnapshotTable({ item, history, view, error, isLoading, onRetry, onView }: SnapshotTableProps) {
  const { t } = useTranslation('history');
  const [selected, setSelected] = useState<readonly number[]>([]);
  const showAll = () => onView({ ...unfiltered, page: 1, state: undefined });
  return (
    <>
      {history === undefined || history.snapshots.length > 0 ? (
        <>
          <SelectionBar item={item} selected={selected} onClear={() => setSelected([])} />
          <p className={classes['hint']}>{t('retention')}</p>
        </>
      ) : null}
      <ListTable
        {...snapshotRows}
        label={t('page.history')}
        failed={t('page.failed')}
        columns={[
          { heading: t('field.select'), isHeadingHidden: true },
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
            isSelected={selected.includes(snapshot.number)}
            onSelect={(isSelected) => setSelected((numbers) => withSelected(numbers, snapshot.number, isSelected))}
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
  readonly snapshot: ListedSnapshot;
  /** It is what the item is at present. */
  readonly isNewest: boolean;
  readonly isSelected: boolean;
  readonly onSelect: (isSelected: boolean) => void;
  readonly onShow: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

function SnapshotCells({ snapshot, isNewest, isSelected, onSelect, onShow, onKeyDown }: SnapshotCellsProps) {
  const { t } = useTranslation('history');
  const texts = useSnapshotTexts();
  const { number, label, createdAt, mergedCount } = snapshot;
  const [changes, author] = [texts.changes(snapshot), texts.author(snapshot)];
  return (
    <>
      <td>
        <CheckBox
          className={classes['select']}
          aria-label={t('select', { number })}
          checked={isSelected}
          onChange={(event) => onSelect(event.currentTarget.checked)}
        />
      </td>
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
      <td className={classes['author']} title={author} dir="auto">
        {author}
      </td>
      <td>{texts.source(snapshot)}</td>
      <td title={changes}>
        {changes}
        {mergedCount > 0 ? <span className={classes['merged']}> · {t('merged', { count: mergedCount })}</span> : null}
      </td>
    </>
  );
}
