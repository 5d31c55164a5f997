/** One state of an item: who saved it and how, and the available actions. */
import { Button } from '@mantine/core';
import { IconClockOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useMay } from '../../../api/use-may.ts';
import { comparisonPath, historyPath } from '../../../paths/history-items.ts';
import type { ItemId } from '../../../paths/history.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { formatDateTime } from '../../../ui/formats/date-time.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { Spinner } from '../../../ui/states/spinner.tsx';
import { showFailure, showToast } from '../../../ui/toasts/toasts.ts';
import { useBusy } from '../../../ui/use-busy.ts';
import { useHistoryChanges, useSnapshot } from '../history.api.ts';
import classes from '../history.module.css';
import { rightsOf, type ItemNow, type Snapshot } from '../snapshot.ts';
import { useSnapshotTexts } from '../snapshot-texts.ts';
import { NameDialog } from './name-dialog.tsx';
import { RestoreDialog } from './restore-dialog.tsx';

interface SnapshotDetailsProps {
  readonly item: ItemId;
  readonly number: number;
  /** The number of the latest state. */
  readonly newest: number | undefined;
  /** The item as it is; null if it does not exist, and undefined until that is known. */
  readonly now: ItemNow | null | undefined;
  /** Loads the item again. */
  readonly onReload: () => void;
  readonly onClose: () => void;
}

export function SnapshotDetails({ item, number, newest, now, onReload, onClose }: SnapshotDetailsProps) {
  const { t } = useTranslation('history');
  const { read, error, isLoading, reload } = useSnapshot(item, number);
  return (
    <Dialog opened size="side-panel" title={t('details.title', { number })} onClose={onClose}>
      {read === undefined && error !== undefined ? (
        <ErrorState title={t('details.failed')} error={error} onRetry={reload} isBusy={isLoading} />
      ) : null}
      {read === undefined && error === undefined ? <Spinner /> : null}
      {read !== undefined && read.snapshot === undefined ? (
        <EmptyState
          icon={<IconClockOff size={20} stroke={1.75} />}
          title={t('details.missing')}
          text={t('details.missingText')}
          action={
            <Button variant="filled" onClick={onClose}>
              {t('filter.clear')}
            </Button>
          }
        />
      ) : null}
      {read?.snapshot === undefined ? null : (
        <>
          <SnapshotFacts item={item} snapshot={read.snapshot} previous={read.previous} />
          <SnapshotActions
            item={item}
            snapshot={read.snapshot}
            previous={read.previous}
            isNewest={number === newest}
            now={now}
            onReload={onReload}
            onClose={onClose}
          />
          {read.snapshot.label === '' ? <p className={classes['hint']}>{t('details.unnamed')}</p> : null}
        </>
      )}
    </Dialog>
  );
}

interface SnapshotFactsProps {
  readonly item: ItemId;
  readonly snapshot: Snapshot;
  readonly previous: Snapshot | undefined;
}

function SnapshotFacts({ item, snapshot, previous }: SnapshotFactsProps) {
  const { t } = useTranslation('history');
  const texts = useSnapshotTexts();
  const { number, label, createdAt, restoredNumber } = snapshot;
  const mergedCount = previous === undefined ? 0 : number - previous.number - 1;
  return (
    <dl className={classes['facts']}>
      {label === '' ? null : (
        <>
          <dt>{t('field.label')}</dt>
          <dd dir="auto">
            <strong>{label}</strong>
          </dd>
        </>
      )}
      <dt>{t('field.savedAt')}</dt>
      <dd>{formatDateTime(createdAt)}</dd>
      <dt>{t('field.savedBy')}</dt>
      <dd dir="auto">{texts.author(snapshot)}</dd>
      <dt>{t('field.source')}</dt>
      <dd>{texts.source(snapshot)}</dd>
      {restoredNumber === undefined ? null : (
        <>
          <dt>{t('details.restoredFrom')}</dt>
          <dd>
            <Link to={`${historyPath(item)}?state=${restoredNumber}`}>
              {t('details.title', { number: restoredNumber })}
            </Link>
          </dd>
        </>
      )}
      <dt>{t('field.changes')}</dt>
      <dd>{texts.changes(snapshot)}</dd>
      {mergedCount > 0 ? (
        <>
          <dt>{t('field.merged')}</dt>
          <dd>{t('mergedFrom', { count: mergedCount, first: number - mergedCount, last: number - 1 })}</dd>
        </>
      ) : null}
    </dl>
  );
}

interface SnapshotActionsProps extends Pick<SnapshotDetailsProps, 'item' | 'now' | 'onReload' | 'onClose'> {
  readonly snapshot: Snapshot;
  readonly previous: Snapshot | undefined;
  readonly isNewest: boolean;
}

function SnapshotActions({ item, snapshot, previous, isNewest, now, onReload, onClose }: SnapshotActionsProps) {
  const { t } = useTranslation('history');
  const mayWrite = useMay(rightsOf[item.kind].write);
  const { nameSnapshot } = useHistoryChanges();
  const { isBusy, run } = useBusy();
  const [asked, setAsked] = useState<'name' | 'restore'>();
  const { number, label } = snapshot;
  const close = () => setAsked(undefined);
  const removeName = () =>
    run(async () => {
      try {
        await nameSnapshot(item, number, '');
        showToast('success', { title: t('name.removed'), line: label });
      } catch (error) {
        showFailure(t('name.failed'), error);
      }
    });
  // The latest state is what the item is: there is nothing to compare it with, or to restore.
  const isOther = now !== null && now !== undefined && !isNewest;
  return (
    <div className={classes['actions']}>
      {isOther ? (
        <Button component={Link} to={comparisonPath(item, { from: number })}>
          {t('details.compareNow')}
        </Button>
      ) : null}
      {previous === undefined ? null : (
        <Button component={Link} to={comparisonPath(item, { from: previous.number, to: number })}>
          {t('details.comparePrevious', { number: previous.number })}
        </Button>
      )}
      {mayWrite ? (
        <>
          <Button onClick={() => setAsked('name')}>{t(label === '' ? 'details.name' : 'details.rename')}</Button>
          {label === '' ? null : (
            <Button loading={isBusy} onClick={removeName}>
              {t('details.removeName')}
            </Button>
          )}
          {isOther ? (
            <Button variant="filled" onClick={() => setAsked('restore')}>
              {t('details.restore')}
            </Button>
          ) : null}
        </>
      ) : null}
      {asked === 'name' ? <NameDialog item={item} snapshot={snapshot} onClose={close} /> : null}
      {asked === 'restore' && now ? (
        <RestoreDialog
          item={item}
          number={number}
          revision={now.revision}
          onRestored={onClose}
          onReload={() => {
            close();
            onReload();
          }}
          onClose={close}
        />
      ) : null}
    </div>
  );
}
