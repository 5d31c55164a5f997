/** The states of an item. */
import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Page, PageHead } from '../../../ui/layout/page.tsx';
import { deletedItemsPath, type ItemId } from '../../../paths/history.ts';
import { productTitle } from '../../../paths/products.ts';
import { fromProductItemId } from '@coverwright/insurance/translation-keys';
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
      {view.state === undefined ? null : (
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

/** Until the name is known. */
function nameOf({ kind, itemId }: ItemId): string {
  return kind === 'product' ? productTitle(fromProductItemId(itemId), ' / ') : itemId;
}
