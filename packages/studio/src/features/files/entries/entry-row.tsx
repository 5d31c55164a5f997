/** One row of the listing: a file or folder, and its actions. */
import { showHiddenCharacters } from '@coverwright/insurance/visible-name';
import { ActionIcon, Loader } from '@mantine/core';
import { IconDots, IconDownload, IconPencil, IconScissors, IconTrash, IconWorld } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { MenuButton, type MenuEntry } from '../../../ui/menu/menu-button.tsx';
import { Tooltip } from '../../../ui/tooltip/tooltip.tsx';
import { formatByteSize } from '../../../ui/formats/byte-size.ts';
import { formatDateTime } from '../../../ui/formats/date-time.ts';
import { EntryIcon } from '../file-icon.tsx';
import classes from './entry-table.module.css';
import type { Entry, StoredFile } from '../stored-file.ts';

export interface EntryActions {
  /** Whether the user may edit, move and remove the stored files. */
  readonly canChange: boolean;
  readonly onEnter: (entry: Entry) => void;
  readonly onDownload: (file: StoredFile) => void;
  readonly onCancelDownload: (file: StoredFile) => void;
  readonly onEdit: (file: StoredFile) => void;
  readonly onCut: (files: readonly StoredFile[]) => void;
  readonly onRemove: (entries: readonly Entry[]) => void;
}

interface EntryRowProps {
  readonly entry: Entry;
  readonly isActive: boolean;
  /** Undefined where files can only be picked. */
  readonly actions: EntryActions | undefined;
  /** From 0 to 1 while the file is being downloaded. */
  readonly share: number | undefined;
}

export function EntryCells({ entry, isActive, actions, share }: EntryRowProps) {
  const { t } = useTranslation('files');
  const isFile = entry.kind === 'file';
  const shownName = showHiddenCharacters(entry.name);
  return (
    <>
      <div role="gridcell" className={classes['name']}>
        <EntryIcon entry={entry} />
        <span className={classes['text']} dir="auto" title={shownName}>
          {isFile ? shownName : `${shownName}/`}
        </span>
        {isFile && entry.isPublic ? (
          <span className={classes['public']}>
            <IconWorld size={14} stroke={1.75} aria-hidden />
            {t('public')}
          </span>
        ) : null}
      </div>
      <div role="gridcell">{isFile ? formatByteSize(entry.sizeBytes) : t('none')}</div>
      <div role="gridcell">{isFile ? formatDateTime(entry.lastModifiedAt) : t('none')}</div>
      {actions ? (
        <div role="gridcell" className={classes['actions']}>
          {isFile ? <DownloadButton file={entry} {...{ isActive, actions, share }} /> : null}
          {isFile && !actions.canChange ? null : <EntryMenu entry={entry} isActive={isActive} actions={actions} />}
        </div>
      ) : null}
    </>
  );
}

type WithActions<What> = What & { readonly isActive: boolean; readonly actions: EntryActions };

function DownloadButton({
  file,
  isActive,
  actions,
  share,
}: WithActions<{ readonly file: StoredFile; readonly share: number | undefined }>) {
  const { t } = useTranslation('files');
  const isRunning = share !== undefined;
  return (
    <Tooltip label={isRunning ? t('cancelDownload', { percent: Math.round(share * 100) }) : t('download')}>
      <ActionIcon
        size={24}
        aria-label={t(isRunning ? 'cancelDownloadOf' : 'downloadOf', { name: showHiddenCharacters(file.name) })}
        tabIndex={isActive ? 0 : -1}
        onClick={() => (isRunning ? actions.onCancelDownload(file) : actions.onDownload(file))}
      >
        {isRunning ? <Loader size={14} /> : <IconDownload size={16} stroke={1.75} aria-hidden />}
      </ActionIcon>
    </Tooltip>
  );
}

function EntryMenu({ entry, isActive, actions }: WithActions<{ readonly entry: Entry }>) {
  const { t } = useTranslation('files');
  return (
    <MenuButton
      menu={{ floatingStrategy: 'fixed' }}
      button={
        <ActionIcon
          size={24}
          aria-label={t('moreOf', { name: showHiddenCharacters(entry.name) })}
          tabIndex={isActive ? 0 : -1}
        >
          <IconDots size={16} stroke={1.75} aria-hidden />
        </ActionIcon>
      }
      entries={useMenuEntries(entry, actions)}
    />
  );
}

function useMenuEntries(entry: Entry, { canChange, onEnter, onEdit, onCut, onRemove }: EntryActions): MenuEntry[] {
  const { t } = useTranslation('files');
  const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;
  return [
    ...(entry.kind === 'folder'
      ? [{ label: t('open'), icon: <EntryIcon entry={entry} />, onClick: () => onEnter(entry) }]
      : [
          { label: t('edit'), icon: <IconPencil {...icon} />, onClick: () => onEdit(entry) },
          { label: t('cut'), icon: <IconScissors {...icon} />, onClick: () => onCut([entry]) },
        ]),
    ...(canChange
      ? [
          {
            label: t('remove'),
            icon: <IconTrash {...icon} />,
            isDanger: true,
            isApart: true,
            onClick: () => onRemove([entry]),
          },
        ]
      : []),
  ];
}
