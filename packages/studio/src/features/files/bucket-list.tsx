/** The tenant's buckets, each linking to its files. */
import { IconBucket, IconDatabase } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import list from '../../ui/list-table/list-table.module.css';
import { ListTable } from '../../ui/list-table/list-table.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import classes from './bucket-list.module.css';
import { useFileBuckets, type Bucket } from './files.api.ts';

const bucketRows = { keyOf: ({ bucketName }: Bucket) => bucketName, rowHeight: 40, loadingRows: 2 };

export function BucketList({ onOpen }: { readonly onOpen: (bucketName: string) => void }) {
  const { t } = useTranslation('files');
  const { buckets, error, isLoading, refetch } = useFileBuckets();
  return (
    <ListTable
      {...bucketRows}
      label={t('buckets.title')}
      failed={t('buckets.failed')}
      columns={[
        { heading: t('buckets.name'), bars: [[140], [168]] },
        { heading: t('buckets.provider'), bars: [[48]] },
      ]}
      className={classes['columns']}
      rows={buckets}
      error={error}
      isLoading={isLoading}
      onRetry={refetch}
      empty={
        <EmptyState
          icon={<IconBucket size={20} stroke={1.75} />}
          title={t('buckets.emptyTitle')}
          text={t('buckets.emptyText')}
        />
      }
      renderCells={({ bucketName, providerId }, onKeyDown) => (
        <>
          <td>
            <button
              type="button"
              className={`${list['target']} ${classes['open']}`}
              onClick={() => onOpen(bucketName)}
              onKeyDown={onKeyDown}
            >
              <IconDatabase size={16} stroke={1.75} aria-hidden />
              {bucketName}
            </button>
          </td>
          <td>{providerId}</td>
        </>
      )}
    />
  );
}
