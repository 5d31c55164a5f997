/** The listing in all its states: loading, failed, empty or with rows. */
import { Button } from '@mantine/core';
import { IconFolderOff, IconFolderOpen, IconUpload } from '@tabler/icons-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { StaleNote } from '../../../ui/states/stale-note.tsx';
import { EntryTableSkeleton } from '../entries/entry-table-skeleton.tsx';
import { EntryTable } from '../entries/entry-table.tsx';
import classes from '../entries/entry-table.module.css';
import { folderOfKey } from '../file-name.ts';
import { locationName } from './folder-crumbs.tsx';
import type { FolderLocation } from '../../../paths/files.ts';
import { countEntries, type Entry } from '../stored-file.ts';
import type { Explorer } from './use-explorer.ts';
import type { ExplorerState } from './use-explorer-state.ts';

interface ExplorerListProps {
  readonly explorerState: ExplorerState;
  readonly explorer: Explorer;
  readonly location: FolderLocation;
  readonly isPicking: boolean;
  readonly onOpen: (entry: Entry) => void;
  readonly onKey: (event: KeyboardEvent, active: Entry | undefined) => boolean;
  /** Clears the selection. */
  readonly onClear: () => void;
  /** Undefined for users without the right. */
  readonly onUpload: (() => void) | undefined;
}

export function ExplorerList({
  explorerState,
  explorer,
  location,
  isPicking,
  onOpen,
  onKey,
  onClear,
  onUpload,
}: ExplorerListProps) {
  const { t } = useTranslation(['files', 'widgets']);
  const { listing, entries } = explorer;
  const retry = () => void listing.refetch();
  if (!entries && listing.error) {
    const isGone = listing.error.hasCode('NOT_FOUND');
    return (
      <EntryTableSkeleton>
        {isGone ? (
          <MissingFolder location={location} onGo={explorerState.go} />
        ) : (
          <ErrorState title={t('failed')} error={listing.error} onRetry={retry} isBusy={listing.isLoading} />
        )}
      </EntryTableSkeleton>
    );
  }
  if (!entries) return <EntryTableSkeleton />;
  if (entries.length === 0 && !listing.isPartial) {
    return (
      <EntryTableSkeleton>
        <EmptyState
          icon={<IconFolderOpen size={20} stroke={1.75} />}
          title={t('emptyTitle')}
          text={onUpload ? t('emptyText') : t('widgets:emptyReadOnly')}
          action={
            onUpload ? (
              <Button
                variant="filled"
                leftSection={<IconUpload size={16} stroke={1.75} aria-hidden />}
                onClick={onUpload}
              >
                {t('emptyUpload')}
              </Button>
            ) : null
          }
        />
      </EntryTableSkeleton>
    );
  }
  return (
    <div className={classes['stack']}>
      {listing.error ? <StaleNote error={listing.error} onRetry={retry} /> : null}
      <EntryTable
        entries={entries}
        selection={explorer.selection}
        onSelect={explorer.select}
        sort={explorerState.sort}
        onSort={explorerState.setSort}
        cutKeys={new Set(explorerState.cut?.files.map(({ key }) => key))}
        revealKey={explorer.revealKey}
        takesFocus={explorerState.isEntered}
        shareOf={explorer.shareOf}
        actions={isPicking ? undefined : explorer.actions}
        onOpen={onOpen}
        onKey={onKey}
        footer={<ListFooter explorer={explorer} entries={entries} onClear={onClear} />}
      />
    </div>
  );
}

interface ListFooterProps {
  readonly explorer: Explorer;
  readonly entries: readonly Entry[];
  readonly onClear: () => void;
}

function ListFooter({ explorer, entries, onClear }: ListFooterProps): ReactNode {
  const { t } = useTranslation('files');
  const { folderCount, fileCount } = countEntries(entries);
  const counts = t('counts', {
    folders: t('folderCount', { count: folderCount }),
    files: t('fileCount', { count: fileCount }),
  });
  return (
    <div className={classes['footer']}>
      <output>{explorer.listing.isPartial ? t('loadingMore', { counts }) : counts}</output>
      <div className={classes['selected']}>
        <output>{explorer.selected.length > 0 ? t('selected', { count: explorer.selected.length }) : null}</output>
        {explorer.selected.length > 0 ? (
          <Button size="compact-xs" variant="subtle" onClick={onClear}>
            {t('clearSelection')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

/** For a missing folder, links to its parent; for a missing bucket, to the list of buckets. */
function MissingFolder({
  location,
  onGo,
}: {
  location: FolderLocation;
  onGo: (to: FolderLocation | undefined) => void;
}) {
  const { t } = useTranslation('files');
  const around = location.folder === '' ? undefined : { ...location, folder: folderOfKey(location.folder) };
  return (
    <EmptyState
      icon={<IconFolderOff size={20} stroke={1.75} />}
      title={t(around ? 'goneFolderTitle' : 'goneTitle')}
      text={t(around ? 'goneFolderText' : 'goneText')}
      action={
        <Button variant="filled" onClick={() => onGo(around)}>
          {around ? t('toFolder', { folder: locationName(around) }) : t('toBuckets')}
        </Button>
      }
    />
  );
}
