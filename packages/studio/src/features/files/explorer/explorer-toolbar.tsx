/** The toolbar above the listing: back, breadcrumbs, search, and actions on the folder. */
import { ActionIcon } from '@mantine/core';
import { IconArrowLeft, IconClipboard, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Tooltip } from '../../../ui/tooltip/tooltip.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import classes from './file-explorer.module.css';
import { FileSearch } from './file-search.tsx';
import { FolderCrumbs } from './folder-crumbs.tsx';
import type { FolderLocation } from '../../../paths/files.ts';
import type { ExplorerState } from './use-explorer-state.ts';
import type { Explorer } from './use-explorer.ts';

interface ExplorerToolbarProps {
  readonly explorerState: ExplorerState;
  readonly explorer: Explorer;
  readonly location: FolderLocation;
  /** Where files can only be picked, there is no Paste. */
  readonly canChange: boolean;
  readonly onChoose: (location: FolderLocation, key: string) => void;
  readonly children?: ReactNode;
}

export function ExplorerToolbar({
  explorerState,
  explorer,
  location,
  canChange,
  onChoose,
  children,
}: ExplorerToolbarProps) {
  const { t } = useTranslation('files');
  const { paste } = explorer;
  return (
    <div className={classes['toolbar']}>
      <IconButton
        label={t('back')}
        icon={<IconArrowLeft size={16} stroke={1.75} />}
        size={28}
        isDisabled={!explorerState.canGoBack}
        onClick={explorerState.goBack}
      />
      <FolderCrumbs location={location} onGo={(to) => explorerState.go(to)} />
      <FileSearch bucketName={location.bucketName} onChoose={onChoose} />
      {canChange ? (
        <Tooltip label={paste.label}>
          <ActionIcon
            aria-label={t('paste')}
            aria-disabled={!paste.canPaste}
            {...(!paste.canPaste && { 'data-disabled': true })}
            size={32}
            variant="default"
            loading={paste.isBusy}
            onClick={paste.paste}
          >
            <IconClipboard size={16} stroke={1.75} aria-hidden />
          </ActionIcon>
        </Tooltip>
      ) : null}
      <IconButton
        label={t('refresh')}
        icon={<IconRefresh size={16} stroke={1.75} />}
        size={32}
        isOutlined
        onClick={explorerState.readAgain}
      />
      {children}
    </div>
  );
}
