/** One page of what differs, while it is read and afterwards. */
import { IconAlertTriangle, IconEqual } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../api/api-error.ts';
import type { ItemId } from '../../../paths/history.ts';
import { DifferenceView } from '../../../ui/difference/difference-view.tsx';
import { Note } from '../../../ui/note.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { Spinner } from '../../../ui/states/spinner.tsx';
import { differencePageSize, type useDifference } from '../history.api.ts';
import classes from '../history.module.css';
import { Pager } from '../pager.tsx';
import { MissingStates } from './missing-states.tsx';
import { useSnapshotTexts } from '../snapshot-texts.ts';

interface DifferencesProps {
  readonly read: ReturnType<typeof useDifference>;
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly item: ItemId;
  /** Whether these are all differences; true by default. */
  readonly isAll?: boolean;
}

export function Differences({
  read: { difference, error, isLoading, reload },
  page,
  onPage,
  item,
  isAll = true,
}: DifferencesProps) {
  const { t, i18n } = useTranslation('history');
  const { partTitle } = useSnapshotTexts();
  if (difference === undefined) {
    if (error === undefined) return <Spinner />;
    if (error instanceof ApiError && error.hasCode('NOT_FOUND')) return <MissingStates item={item} />;
    return <ErrorState title={t('comparison.failed')} error={error} onRetry={reload} isBusy={isLoading} />;
  }
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
      {totalCount === 0 && damagedParts.length === 0 && isAll ? (
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
