/** The states of an item. */
import { Button } from '@mantine/core';
import { IconHistoryOff, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Page, PageHead } from '../../../ui/layout/page.tsx';
import { deletedItemsPath, type ItemId } from '../../../paths/history.ts';
import { productTitle } from '../../../paths/products.ts';
import { fromProductItemId } from '@coverwright/insurance/translation-keys';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { DeletedNote } from '../deleted/deleted-note.tsx';
import { SnapshotDetails } from '../details/snapshot-details.tsx';
import { useItemHistory, useItemNow } from '../history.api.ts';
import { listPathOf } from '../snapshot.ts';
import { useHistoryView } from '../use-history-view.ts';
import { HistoryFilterBar } from './history-filter-bar.tsx';
import { SnapshotTable } from './snapshot-table.tsx';

export function ItemHistoryPage({ item }: { readonly item: ItemId }) {
  const { t } = useTranslation('history');
  const [view, setView] = useHistoryView();
  const { history, error, isLoading, reload } = useItemHistory(item, view);
  const { now, reload: reloadNow } = useItemNow(item);
  const name = history?.name || nameOf(item);
  // An item that has neither a state nor a present: the link may be of another tenant, or it was removed for good.
  const isMissing = now === null && history !== undefined && history.newest === undefined && !history.deleted;
  const reloadAll = () => {
    reload();
    reloadNow();
  };
  return (
    <Page>
      <PageHead
        title={t('page.title', { name })}
        crumbs={[
          { label: t(`kinds.${item.kind}`), to: listPathOf[item.kind] },
          { label: name, ...(now && { to: now.path }) },
          { label: t('page.history') },
        ]}
        actions={
          <Button
            component={Link}
            to={deletedItemsPath(item.kind)}
            leftSection={<IconTrash size={16} stroke={1.75} aria-hidden />}
          >
            {t('page.deleted')}
          </Button>
        }
      />
      {history?.deleted ? <DeletedNote item={history.deleted} /> : null}
      {isMissing ? (
        <MissingItem item={item} />
      ) : (
        <>
          <HistoryFilterBar
            item={item}
            filter={view}
            onFilter={(filter) => setView({ ...filter, page: 1, state: undefined })}
          />
          <SnapshotTable
            item={item}
            history={history}
            view={view}
            error={error}
            isLoading={isLoading}
            onRetry={reload}
            onView={setView}
          />
        </>
      )}
      {view.state === undefined || isMissing ? null : (
        <SnapshotDetails
          key={view.state}
          item={item}
          number={view.state}
          newest={history?.newest}
          now={now}
          onReload={reloadAll}
          onClose={() => setView({ ...view, state: undefined })}
        />
      )}
    </Page>
  );
}

function MissingItem({ item: { kind } }: { readonly item: ItemId }) {
  const { t } = useTranslation('history');
  return (
    <EmptyState
      icon={<IconHistoryOff size={20} stroke={1.75} />}
      title={t('page.missing')}
      text={t('page.missingText')}
      action={
        <Button component={Link} to={listPathOf[kind]} variant="filled">
          {t('page.toList')}
        </Button>
      }
    />
  );
}

/** Until the name is known. */
function nameOf({ kind, itemId }: ItemId): string {
  return kind === 'product' ? productTitle(fromProductItemId(itemId), ' / ') : itemId;
}
