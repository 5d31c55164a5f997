import { IconApps, IconComponents, IconPackage, IconTemplate } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import type { ApiError } from '../../api/api-error.ts';
import { Card } from '../../ui/layout/card.tsx';
import { formatDateTime } from '../../ui/formats/date-time.ts';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { useDelayed } from '../../ui/states/use-delayed.ts';
import { useTextLocaleSearch } from '../../ui/text-locale/use-text-locale.ts';
import { productListPath } from '../../paths/products.ts';
import type { RecentChange } from './recent-changes.ts';
import classes from './dashboard.module.css';

interface RecentChangesProps {
  readonly changes: readonly RecentChange[] | undefined;
  readonly error: ApiError | undefined;
  readonly isLoading: boolean;
  readonly onRetry: () => void;
}

export function RecentChanges({ changes, error, isLoading, onRetry }: RecentChangesProps) {
  const { t } = useTranslation('dashboard', { keyPrefix: 'recent' });
  const search = useTextLocaleSearch();
  const isLong = useDelayed(isLoading && changes === undefined);
  return (
    <Card title={t('title')} actions={<Link to={productListPath + search}>{t('viewProducts')}</Link>}>
      {error !== undefined ? (
        <ErrorState title={t('failed')} error={error} onRetry={onRetry} isBusy={isLoading} />
      ) : changes === undefined ? (
        isLong ? (
          <SkeletonRows />
        ) : null
      ) : changes.length === 0 ? (
        <p className={classes['recentNone']}>{t('none')}</p>
      ) : (
        <RecentTable changes={changes} />
      )}
    </Card>
  );
}

const icons: Readonly<Record<RecentChange['kind'], ReactNode>> = {
  product: <IconPackage size={16} stroke={1.75} aria-hidden />,
  template: <IconTemplate size={16} stroke={1.75} aria-hidden />,
  component: <IconComponents size={16} stroke={1.75} aria-hidden />,
  app: <IconApps size={16} stroke={1.75} aria-hidden />,
};

function RecentTable({ changes }: { readonly changes: readonly RecentChange[] }) {
  const { t } = useTranslation('dashboard', { keyPrefix: 'recent' });
  const navigate = useNavigate();
  const search = useTextLocaleSearch();
  return (
    <table className={classes['recent']}>
      <Columns />
      <thead className="cw-visually-hidden">
        <tr>
          <th>{t('name')}</th>
          <th>{t('kind')}</th>
          <th>{t('identity')}</th>
          <th>{t('changedBy')}</th>
          <th>{t('lastChange')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ kind, name, identity, path, changedAt, changedBy }) => (
          <tr key={path} onClick={() => void navigate(path + search)}>
            <td>
              {icons[kind]}
              {/* Clicking the row opens the same page; the link is for the keyboard and for new tabs. */}
              <Link to={path + search} dir="auto" onClick={(event) => event.stopPropagation()}>
                {name}
              </Link>
            </td>
            <td>{t(kind)}</td>
            <td>{identity}</td>
            <td>{changedBy}</td>
            <td>{formatDateTime(changedAt)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Columns() {
  return (
    <colgroup>
      <col />
      <col className={classes['recentKind']} />
      <col className={classes['recentIdentity']} />
      <col className={classes['recentBy']} />
      <col className={classes['recentWhen']} />
    </colgroup>
  );
}

const skeletonWidths = [180, 150, 210, 165, 190] as const;

function SkeletonRows() {
  return (
    <table className={classes['recent']} aria-hidden>
      <Columns />
      <tbody>
        {skeletonWidths.map((width) => (
          <tr key={width}>
            <td>
              <Skeleton width={width} />
            </td>
            <td>
              <Skeleton width={140} />
            </td>
            <td>
              <Skeleton width={48} />
            </td>
            <td>
              <Skeleton width={72} />
            </td>
            <td>
              <Skeleton width={132} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
