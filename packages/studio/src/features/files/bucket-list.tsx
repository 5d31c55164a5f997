/** The buckets of the tenant, each leading to its files. */
import { IconBucket, IconDatabase } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { useDelayed } from '../../ui/states/use-delayed.ts';
import classes from './bucket-list.module.css';
import { useFileBuckets } from './files.api.ts';

export function BucketList({ onOpen }: { readonly onOpen: (bucketName: string) => void }) {
  const { t } = useTranslation('files');
  const { buckets, error, isLoading, refetch } = useFileBuckets();
  const isLong = useDelayed(!buckets && !error);
  if (!buckets && error) {
    return <ErrorState title={t('buckets.failed')} error={error} onRetry={refetch} isBusy={isLoading} />;
  }
  if (buckets?.length === 0) {
    return (
      <EmptyState
        icon={<IconBucket size={20} stroke={1.75} />}
        title={t('buckets.emptyTitle')}
        text={t('buckets.emptyText')}
      />
    );
  }
  return (
    <table className={classes['table']} aria-label={t('buckets.title')} aria-busy={!buckets || undefined}>
      <thead>
        <tr>
          <th scope="col">{t('buckets.name')}</th>
          <th scope="col">{t('buckets.provider')}</th>
        </tr>
      </thead>
      <tbody>
        {buckets?.map(({ bucketName, providerId }) => (
          <tr key={bucketName}>
            <td>
              <button type="button" className={classes['open']} onClick={() => onOpen(bucketName)}>
                <IconDatabase size={16} stroke={1.75} aria-hidden />
                {bucketName}
              </button>
            </td>
            <td>{providerId}</td>
          </tr>
        ))}
        {isLong
          ? [140, 168].map((width) => (
              <tr key={width}>
                <td>
                  <Skeleton width={width} />
                </td>
                <td>
                  <Skeleton width={48} />
                </td>
              </tr>
            ))
          : null}
      </tbody>
    </table>
  );
}
