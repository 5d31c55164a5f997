/** What differs between two states of an item, or between a state and the item as it is. */
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconEqual } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useMay } from '../../../api/use-may.ts';
import { historyPath, type Compared } from '../../../paths/history-items.ts';
import type { ItemId } from '../../../paths/history.ts';
import { DifferenceView } from '../../../ui/difference/difference-view.tsx';
import { formatDateTime } from '../../../ui/formats/date-time.ts';
import { Page, PageHead } from '../../../ui/layout/page.tsx';
import { Note } from '../../../ui/note.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { Spinner } from '../../../ui/states/spinner.tsx';
import { RestoreDialog } from '../details/restore-dialog.tsx';
import { differencePageSize, useDifference, useItemNow, useItemName, useSnapshot } from '../history.api.ts';
import classes from '../history.module.css';
import { Pager } from '../pager.tsx';
import { listPathOf, rightsOf } from '../snapshot.ts';
import { useSnapshotTexts } from '../snapshot-texts.ts';

interface ComparisonPageProps {
  readonly item: ItemId;
  readonly compared: Compared;
}

export function ComparisonPage({ item, compared: { from, to } }: ComparisonPageProps) {
  const { t } = useTranslation('history');
  const [page, setPage] = useState(1);
  const { difference, error, isLoading, reload } = useDifference(item, { from, to }, page);
  const name = useItemName(item);
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
        actions={to === undefined ? <RestoreButton item={item} number={from} onReload={reload} /> : null}
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
      {difference === undefined && error !== undefined ? (
        <ErrorState title={t('comparison.failed')} error={error} onRetry={reload} isBusy={isLoading} />
      ) : null}
      {difference === undefined && error === undefined ? <Spinner /> : null}
      {difference === undefined ? null : <Differences difference={difference} page={page} onPage={setPage} />}
    </Page>
  );
}

interface DifferencesProps {
  readonly difference: NonNullable<ReturnType<typeof useDifference>['difference']>;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

function Differences({ difference, page, onPage }: DifferencesProps) {
  const { t, i18n } = useTranslation('history');
  const { partTitle } = useSnapshotTexts();
  const { entries, totalCount, damagedParts } = difference;
  const parts = new Intl.ListFormat(i18n.language).format(damagedParts.map(partTitle));
  return (
    <>
      {damagedParts.length === 0 ? null : (
        <div className={classes['note']}>
          <Note tone="warning" icon={<IconAlertTriangle size={16} stroke={1.75} />}>
            {t('comparison.damaged', { parts })}
          </Note>
        </div>
      )}
      {totalCount === 0 && damagedParts.length === 0 ? (
        <EmptyState
          icon={<IconEqual size={20} stroke={1.75} />}
          title={t('comparison.same')}
          text={t('comparison.sameText')}
        />
      ) : null}
      <DifferenceView entries={entries} partTitle={partTitle} />
      <Pager page={page} pageSize={differencePageSize} totalCount={totalCount} onPage={onPage} />
    </>
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
