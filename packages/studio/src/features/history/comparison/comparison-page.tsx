/** What differs between two states of an item, or between a state and the item as it is. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useMay } from '../../../api/use-may.ts';
import { historyPath, type Compared } from '../../../paths/history-items.ts';
import type { ItemId } from '../../../paths/history.ts';
import { formatDateTime } from '../../../ui/formats/date-time.ts';
import { Page, PageHead } from '../../../ui/layout/page.tsx';
import { StaleNote } from '../../../ui/states/stale-note.tsx';
import { LazyWorkbookComparison } from '../../workbook-comparison/lazy-workbook-comparison.tsx';
import { useStateComparison } from '../../workbook-comparison/comparison.api.ts';
import { RestoreDialog } from '../details/restore-dialog.tsx';
import { useDifference, useItemNow, useItemName, useSnapshot } from '../history.api.ts';
import classes from '../history.module.css';
import { listPathOf, rightsOf } from '../snapshot.ts';
import { useSnapshotTexts } from '../snapshot-texts.ts';
import { Differences } from './differences.tsx';

interface ComparisonPageProps {
  readonly item: ItemId;
  readonly compared: Compared;
}

export function ComparisonPage({ item, compared: { from, to } }: ComparisonPageProps) {
  const { t } = useTranslation('history');
  const [page, setPage] = useState(1);
  const read = useDifference(item, { from, to }, page);
  const name = useItemName(item);
  const workbooks = useStateComparison({ templateId: item.itemId, from, to }, { isPaused: item.kind !== 'template' });
  const title =
    to === undefined ? t('comparison.withNow', { number: from }) : t('comparison.ofTwo', { first: from, second: to });
  return (
    <Page>
      <PageHead
        title={title}
        crumbs={[
          { label: t(`kinds.${item.kind}`), to: listPathOf[item.kind] },
          { label: name },
          { label: t('page.history'), to: historyPath(item) },
          { label: t('selection.bar') },
        ]}
        actions={to === undefined ? <RestoreButton item={item} number={from} onReload={read.reload} /> : null}
      />
      <dl className={classes['facts']}>
        <StateFacts item={item} number={from} label={t('comparison.before')} />
        {to === undefined ? (
          <>
            <dt>{t('comparison.after')}</dt>
            <dd>{t('comparison.now')}</dd>
          </>
        ) : (
          <StateFacts item={item} number={to} label={t('comparison.after')} />
        )}
      </dl>
      <Differences read={read} page={page} onPage={setPage} item={item} isAll={!workbooks.data} />
      {workbooks.error && read.error === undefined ? (
        <StaleNote
          error={workbooks.error}
          title={t('comparison.workbookFailed')}
          onRetry={() => void workbooks.refetch()}
        />
      ) : null}
      {workbooks.data ? (
        <section className={classes['workbook']} aria-label={t('comparison.workbook')}>
          <h2>{t('comparison.workbook')}</h2>
          <LazyWorkbookComparison comparison={workbooks.data} />
        </section>
      ) : null}
    </Page>
  );
}

interface StateFactsProps {
  readonly item: ItemId;
  readonly number: number;
  readonly label: string;
}

function StateFacts({ item, number, label }: StateFactsProps) {
  const { t } = useTranslation('history');
  const texts = useSnapshotTexts();
  const { read } = useSnapshot(item, number);
  const snapshot = read?.snapshot;
  return (
    <>
      <dt>{label}</dt>
      <dd dir="auto">
        {snapshot === undefined || snapshot.label === '' ? null : <strong>{snapshot.label} </strong>}
        {snapshot === undefined
          ? t('details.title', { number })
          : t('comparison.state', { number, time: formatDateTime(snapshot.createdAt), author: texts.author(snapshot) })}
      </dd>
    </>
  );
}

interface RestoreButtonProps {
  readonly item: ItemId;
  readonly number: number;
  readonly onReload: () => void;
}

function RestoreButton({ item, number, onReload }: RestoreButtonProps) {
  const { t } = useTranslation('history');
  const navigate = useNavigate();
  const mayWrite = useMay(rightsOf[item.kind].write);
  const { now, reload } = useItemNow(item);
  const [isAsking, setIsAsking] = useState(false);
  if (!now || !mayWrite) return null;
  return (
    <>
      <Button variant="filled" onClick={() => setIsAsking(true)}>
        {t('comparison.restore', { number })}
      </Button>
      {isAsking ? (
        <RestoreDialog
          item={item}
          number={number}
          revision={now.revision}
          onRestored={() => void navigate(historyPath(item))}
          onReload={() => {
            setIsAsking(false);
            reload();
            onReload();
          }}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </>
  );
}
