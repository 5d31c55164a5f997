import { Button } from '@mantine/core';
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from '../../api/use-may.ts';
import { formatByteSize } from '../../ui/formats/byte-size.ts';
import { formatDateTime } from '../../ui/formats/date-time.ts';
import { errorText } from '../../ui/problems/describe-error.ts';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { useDelayed } from '../../ui/states/use-delayed.ts';
import { useHistorySettings } from './history-settings.api.ts';
import { limitNames, type LimitUse } from './limit-use.ts';
import { type RetentionForm, toRetentionForm } from './retention-form.ts';
import classes from './tenant-usage.module.css';
import { useTenantUsage } from './usage.api.ts';

export interface TenantUsageProps {
  readonly onChangeRetention: (start: RetentionForm) => void;
}

/** The tenant's usage of its limits, with a bar for each, and the size of its history. */
export function TenantUsage({ onChangeRetention }: TenantUsageProps) {
  const { t } = useTranslation('usage');
  const { limits, error, isLoading, refetch } = useTenantUsage();
  const isSlow = useDelayed(isLoading);
  const heading = useId();
  const mayManage = useMay('tenant:manage');
  if (error !== undefined) {
    return (
      <div className={classes['failure']} role="alert">
        <p>
          {t('failed')} {errorText(error)}
        </p>
        <Button
          size="xs"
          leftSection={<IconRefresh size={14} stroke={1.75} />}
          loading={isLoading}
          onClick={() => void refetch()}
        >
          {t('retry')}
        </Button>
      </div>
    );
  }
  return (
    <section className={classes['usage']} aria-labelledby={heading} aria-busy={limits === undefined}>
      <h2 id={heading}>{t('heading')}</h2>
      {limits === undefined
        ? limitNames.map((name) => (
            <div key={name} className={classes['limit']}>
              {isSlow ? <Skeleton width="100%" /> : null}
            </div>
          ))
        : limits.map((limit) => <Limit key={limit.name} limit={limit} />)}
      {mayManage ? <History onChangeRetention={onChangeRetention} /> : null}
    </section>
  );
}

/** Has its height from the beginning, so that nothing below it moves. */
function History({ onChangeRetention }: TenantUsageProps) {
  const { t } = useTranslation('usage');
  const settings = useHistorySettings();
  return (
    <div className={classes['history']} aria-busy={settings === undefined}>
      <div>{t('history.heading')}</div>
      <div className={classes['amount']}>
        {settings && t('history.states', { size: formatByteSize(settings.stateBytes) })}
      </div>
      <div className={classes['amount']}>
        {settings && t('history.files', { size: formatByteSize(settings.deletedFileBytes) })}
      </div>
      <button
        type="button"
        className="cw-link-button"
        disabled={settings === undefined}
        onClick={() => settings && onChangeRetention(toRetentionForm(settings))}
      >
        {t('history.change')}
      </button>
    </div>
  );
}

function Limit({ limit }: { readonly limit: LimitUse }) {
  const { t } = useTranslation('usage');
  const label = useId();
  const { name, used, max, isUsed, percent, level } = limit;
  const amount = t('amount', { used, max });
  return (
    <div className={classes['limit']} data-level={level}>
      <div className={classes['line']}>
        <span id={label}>{t(`limits.${name}`)}</span>
        <span className={classes['amount']}>{amount}</span>
      </div>
      <div
        className={classes['bar']}
        role="meter"
        aria-labelledby={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={amount}
      >
        {isUsed ? <span style={{ width: `${percent}%` }} /> : null}
      </div>
      {level === 'free' ? null : <Warning limit={limit} />}
    </div>
  );
}

function Warning({ limit: { level, percent, resetsAt } }: { readonly limit: LimitUse }) {
  const { t } = useTranslation('usage');
  const reached = resetsAt === undefined ? t('reached') : t('reachedUntil', { time: formatDateTime(resetsAt) });
  return (
    <p className={classes['warning']}>
      <IconAlertTriangle size={14} stroke={1.75} aria-hidden />
      {level === 'near' ? t('near', { percent }) : reached}
    </p>
  );
}
