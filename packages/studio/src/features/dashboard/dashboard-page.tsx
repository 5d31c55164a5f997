// The first page after sign-in: available actions, totals, and recent changes.
import { IconPackage, IconBuilding, IconClock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../ui/formats/date-time.ts';
import { Page } from '../../ui/layout/page.tsx';
import { usePageTitle } from '../../ui/layout/use-page-title.ts';
import { useTextLocale } from '../../ui/text-locale/use-text-locale.ts';
import { useDashboard } from './dashboard.api.ts';
import { DashboardHero } from './dashboard-hero.tsx';
import { RecentChanges } from './recent-changes-card.tsx';
import classes from './dashboard.module.css';

export function DashboardPage() {
  const { t } = useTranslation('dashboard');
  const [locale] = useTextLocale();
  const { changes, productCount, groupCount, insurerCount, error, isLoading, refetch } = useDashboard(locale);
  usePageTitle(t('title'));
  const last = changes?.[0];
  const lastChange = last === undefined ? t('figures.never') : formatDateTime(last.changedAt);
  return (
    <Page>
      <DashboardHero />
      <dl className={classes['figuresStrip']}>
        <Figure
          icon={<IconPackage size={16} stroke={1.75} />}
          name={t('figures.products')}
          value={productCount}
          line={groupCount === undefined ? undefined : t('figures.groups', { count: groupCount })}
        />
        <Figure
          icon={<IconBuilding size={16} stroke={1.75} />}
          name={t('figures.insurers')}
          value={insurerCount}
          line={insurerCount === undefined ? undefined : t('figures.insurersLine')}
        />
        <Figure
          icon={<IconClock size={16} stroke={1.75} />}
          name={t('figures.changed')}
          value={changes && lastChange}
          line={last?.changedBy}
        />
      </dl>
      <RecentChanges changes={changes} error={error} isLoading={isLoading} onRetry={() => void refetch()} />
    </Page>
  );
}

interface FigureProps {
  readonly icon: ReactNode;
  readonly name: string;
  readonly value: number | string | undefined;
  readonly line: string | undefined;
}

function Figure({ icon, name, value, line }: FigureProps) {
  return (
    <div className={classes['figure']}>
      <dt>
        {icon}
        {name}
      </dt>
      <dd>
        <strong>{value ?? '\u00a0'}</strong>
        <span>{line ?? '\u00a0'}</span>
      </dd>
    </div>
  );
}
