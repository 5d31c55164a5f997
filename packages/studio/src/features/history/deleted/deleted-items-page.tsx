/** What has been deleted and can be restored. */
import { Button, Select } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useMay } from '../../../api/use-may.ts';
import { deletedKinds, isDeletedKind, isItemKind, historyPath } from '../../../paths/history-items.ts';
import type { DeletedKind } from '../../../paths/history.ts';
import { formatDateTime } from '../../../ui/formats/date-time.ts';
import { Page, PageHead } from '../../../ui/layout/page.tsx';
import list from '../../../ui/list-table/list-table.module.css';
import { ListTable } from '../../../ui/list-table/list-table.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { daysLeft, type DeletedItem } from '../deleted-item.ts';
import { pageSize, readPage } from '../history-view.ts';
import { useDeletedItems } from '../history.api.ts';
import classes from '../history.module.css';
import { Pager } from '../pager.tsx';
import { rightsOf } from '../snapshot.ts';
import { RemoveItemDialog } from './remove-item-dialog.tsx';
import { RestoreItemDialog } from './restore-item-dialog.tsx';

const deletedRows = {
  keyOf: ({ kind, itemId }: DeletedItem) => `${kind} ${itemId}`,
  rowHeight: 40,
  loadingRows: 6,
};

export function DeletedItemsPage() {
  const { t } = useTranslation('history');
  const [parameters, setParameters] = useSearchParams();
  const wanted = parameters.get('kind');
  const kind = isDeletedKind(wanted) ? wanted : undefined;
  const page = readPage(parameters);
  const { items, totalCount, error, isLoading, reload } = useDeletedItems(kind, page);
  const [restored, setRestored] = useState<DeletedItem>();
  const [removed, setRemoved] = useState<DeletedItem>();
  const readable = useReadableKinds();
  const show = (next: string | null, nextPage = 1) =>
    setParameters({ ...(next !== null && { kind: next }), ...(nextPage > 1 && { page: String(nextPage) }) });
  return (
    <Page>
      <PageHead title={t('trash.title')} count={totalCount} />
      <search className={list['toolbar']}>
        <Select
          aria-label={t('trash.kind')}
          placeholder={t('trash.all')}
          clearable
          data={readable.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          value={kind ?? null}
          onChange={(value) => show(value)}
        />
      </search>
      <ListTable
        {...deletedRows}
        label={t('trash.title')}
        failed={t('trash.failed')}
        columns={[
          { heading: t('trash.name'), bars: [[148], [212], [112]] },
          { heading: t('trash.kind'), bars: [[64]] },
          { heading: t('trash.deletedAt'), bars: [[124]] },
          { heading: t('trash.deletedBy'), bars: [[96], [72]] },
          { heading: t('trash.left'), bars: [[48]] },
          { heading: t('trash.actions'), isHeadingHidden: true },
        ]}
        className={classes['deleted']}
        rows={items}
        error={error}
        isLoading={isLoading}
        onRetry={reload}
        empty={
          <EmptyState
            isDashed
            icon={<IconTrash size={20} stroke={1.75} />}
            title={t('trash.empty')}
            text={t('trash.emptyText')}
          />
        }
        renderCells={(item, onKeyDown) => (
          <DeletedCells
            {...{ item, onKeyDown }}
            onRestore={() => setRestored(item)}
            onRemove={() => setRemoved(item)}
          />
        )}
      />
      <Pager page={page} pageSize={pageSize} totalCount={totalCount} onPage={(next) => show(kind ?? null, next)} />
      {restored ? <RestoreItemDialog item={restored} onClose={() => setRestored(undefined)} /> : null}
      {removed ? <RemoveItemDialog item={removed} onClose={() => setRemoved(undefined)} /> : null}
    </Page>
  );
}

function useReadableKinds(): readonly DeletedKind[] {
  const mayRead: Readonly<Record<string, boolean>> = {
    'products:read': useMay('products:read'),
    'documents:read': useMay('documents:read'),
    'apps:read': useMay('apps:read'),
    'files:read': useMay('files:read'),
  };
  return deletedKinds.filter((kind) => mayRead[rightsOf[kind].read]);
}

interface DeletedCellsProps {
  readonly item: DeletedItem;
  readonly onRestore: () => void;
  readonly onRemove: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

function DeletedCells({ item, onRestore, onRemove, onKeyDown }: DeletedCellsProps) {
  const { t } = useTranslation('history');
  const { kind, itemId, name, deletedAt, deletedBy } = item;
  const mayWrite = useMay(rightsOf[kind].write);
  const [now] = useState(() => new Date());
  const count = daysLeft(item, now);
  const author = deletedBy === '' ? t('by.API') : deletedBy;
  return (
    <>
      <td title={name} dir="auto">
        {isItemKind(kind) ? (
          <Link
            className={list['link']}
            to={historyPath({ kind, itemId })}
            aria-label={t('trash.historyOf', { name })}
            dir="auto"
            onKeyDown={onKeyDown}
          >
            {name}
          </Link>
        ) : (
          name
        )}
      </td>
      <td>{t(`kind.${kind}`)}</td>
      <td>{formatDateTime(deletedAt)}</td>
      <td title={author} dir="auto">
        {author}
      </td>
      <td>{count === 0 ? t('trash.lastDay') : t('trash.days', { count })}</td>
      <td>
        {mayWrite ? (
          <>
            <Button
              variant="subtle"
              size="xs"
              aria-label={t('trash.restoreOf', { name })}
              onClick={onRestore}
              onKeyDown={onKeyDown}
            >
              {t('trash.restore')}
            </Button>
            <Button
              variant="subtle"
              size="xs"
              aria-label={t('trash.removeOf', { name })}
              onClick={onRemove}
              onKeyDown={onKeyDown}
            >
              {t('trash.remove')}
            </Button>
          </>
        ) : null}
      </td>
    </>
  );
}
