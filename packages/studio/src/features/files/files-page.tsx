/** The file explorer: the list of buckets, and the folders and files of each. The URL identifies the open folder. */
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { Page, PageHead } from '../../ui/layout/page.tsx';
import { lazyPart } from '../../ui/parts/lazy-part.tsx';
import { BucketList } from './bucket-list.tsx';
import { LazyUploadDialog } from './upload/lazy-upload-dialog.tsx';
import type { OpenFolderProps } from './explorer/open-folder.tsx';
import { filesAddress, locationOfSearch } from '../../paths/files.ts';
import { useExplorerState } from './explorer/use-explorer-state.ts';

const LazyOpenFolder = lazyPart<OpenFolderProps>(
  async () => (await import('./explorer/open-folder.tsx')).OpenFolder,
  () => null,
);

export function FilesPage() {
  const { t } = useTranslation('files');
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const location = locationOfSearch(search);
  const explorerState = useExplorerState({
    location,
    revealKey: revealKeyOf(state),
    isEntered: isEntered(state),
    onGo: (to, revealKey) => void navigate(filesAddress(to), { state: { revealKey, isEntered: true } }),
  });
  return (
    <Page>
      {location ? (
        <LazyOpenFolder key={filesAddress(location)} explorerState={explorerState} location={location} />
      ) : (
        <>
          <PageHead title={t('title')} />
          <BucketList onOpen={(bucketName) => explorerState.go({ bucketName, folder: '' })} />
        </>
      )}
      {explorerState.upload ? (
        <LazyUploadDialog
          order={explorerState.upload}
          onStored={explorerState.handleStored}
          onClose={() => explorerState.setUpload(undefined)}
        />
      ) : null}
    </Page>
  );
}

function revealKeyOf(state: unknown): string | undefined {
  const key = typeof state === 'object' && state !== null && 'revealKey' in state ? state.revealKey : undefined;
  return typeof key === 'string' ? key : undefined;
}

function isEntered(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isEntered' in state;
}
