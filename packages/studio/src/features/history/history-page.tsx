/** The states of an item, the comparison of two of them, or what has been deleted: one screen, so that its few parts are loaded together. */
import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearchParams } from 'react-router';
import { isOfDeletedItems, itemOf, comparisonPath, historyPath } from '../../paths/history-items.ts';
import { deletedItemsPath } from '../../paths/history.ts';
import { Page, PageHead } from '../../ui/layout/page.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ComparisonPage } from './comparison/comparison-page.tsx';
import { DeletedItemsPage } from './deleted/deleted-items-page.tsx';
import { readCompared } from './history-view.ts';
import { ItemHistoryPage } from './list/item-history-page.tsx';

export function HistoryPage() {
  const { pathname } = useLocation();
  const item = itemOf(pathname);
  const compared = readCompared(useSearchParams()[0]);
  if (isOfDeletedItems(pathname)) return <DeletedItemsPage />;
  if (item && compared) return <ComparisonPage key={comparisonPath(item, compared)} {...{ item, compared }} />;
  // Remounts, so that nothing of another item is shown under this URL.
  return item ? <ItemHistoryPage key={historyPath(item)} item={item} /> : <UnknownKind />;
}

function UnknownKind() {
  const { t } = useTranslation('history');
  return (
    <Page>
      <PageHead title={t('page.history')} />
      <EmptyState
        icon={<IconHistory size={20} stroke={1.75} />}
        title={t('page.unknown')}
        text={t('page.unknownText')}
        action={
          <Button component={Link} to={deletedItemsPath()} variant="filled">
            {t('page.deleted')}
          </Button>
        }
      />
    </Page>
  );
}
