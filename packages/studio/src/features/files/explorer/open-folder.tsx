/** The page of one folder: its header, and the explorer below. */
import { Button } from '@mantine/core';
import { IconFolderPlus, IconUpload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { deletedItemsPath } from '../../../paths/history.ts';
import { DeletedItemsLink } from '../../../ui/layout/deleted-items-link.tsx';
import { PageHead } from '../../../ui/layout/page.tsx';
import { FileExplorer } from './file-explorer.tsx';
import type { FolderLocation } from '../../../paths/files.ts';
import { useExplorer } from './use-explorer.ts';
import type { ExplorerState } from './use-explorer-state.ts';

export interface OpenFolderProps {
  readonly explorerState: ExplorerState;
  readonly location: FolderLocation;
}

export function OpenFolder({ explorerState, location }: OpenFolderProps) {
  const { t } = useTranslation('files');
  const explorer = useExplorer(explorerState, location);
  const { entries, listing } = explorer;
  const isOwnedByBody = entries ? entries.length === 0 : listing.error !== undefined;
  const isGone = !entries && listing.error !== undefined;
  return (
    <>
      <PageHead
        title={t('title')}
        actions={
          explorer.actions.canChange ? (
            <>
              <DeletedItemsLink to={deletedItemsPath('file')} />
              <Button
                leftSection={<IconFolderPlus size={16} stroke={1.75} aria-hidden />}
                disabled={isGone}
                onClick={() => explorer.setDialog({ kind: 'createFolder' })}
              >
                {t('createFolder')}
              </Button>
              <Button
                variant={isOwnedByBody ? 'default' : 'filled'}
                leftSection={<IconUpload size={16} stroke={1.75} aria-hidden />}
                disabled={isGone}
                onClick={() => explorerState.setUpload({ location, files: [] })}
              >
                {t('upload')}
              </Button>
            </>
          ) : null
        }
      />
      <FileExplorer explorerState={explorerState} explorer={explorer} location={location} />
    </>
  );
}
