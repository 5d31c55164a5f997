/** Picks one stored file: the explorer in a dialog, with upload but without rename, move or remove. */
import { Button } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../../api/api-context.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { closeToast, showToast } from '../../../ui/toasts/toasts.ts';
import { useBusy } from '../../../ui/use-busy.ts';
import { BucketList } from '../bucket-list.tsx';
import { FileExplorer } from '../explorer/file-explorer.tsx';
import classes from './file-picker.module.css';
import type { FilePickerProps, PickedFile } from './picked-file.ts';
import { LazyUploadDialog } from '../upload/lazy-upload-dialog.tsx';
import { readLastLocation, storeLastLocation } from './last-location.ts';
import { toPick } from './picking.ts';
import type { FolderLocation } from '../../../paths/files.ts';
import { useExplorer } from '../explorer/use-explorer.ts';
import { useExplorerState, type ExplorerState } from '../explorer/use-explorer-state.ts';

type FilePickerDialogProps = Omit<FilePickerProps, 'isOpen'>;

export function FilePickerDialog(props: FilePickerDialogProps) {
  const { t } = useTranslation(['files', 'widgets']);
  const { session, config } = useApi();
  const tenantId = session.tenantId() ?? config.tenantId;
  const [standing, setStanding] = useState<{ location: FolderLocation | undefined; revealKey: string | undefined }>(
    () => ({
      location: readLastLocation(tenantId),
      revealKey: undefined,
    }),
  );
  const explorerState = useExplorerState({
    ...standing,
    // The dialog manages the focus.
    isEntered: false,
    onGo: (location, revealKey) => {
      storeLastLocation(tenantId, location);
      setStanding({ location, revealKey });
    },
  });
  const { location } = standing;
  const upload = explorerState.upload ? (
    <LazyUploadDialog
      order={explorerState.upload}
      onStored={explorerState.handleStored}
      onClose={() => explorerState.setUpload(undefined)}
    />
  ) : null;
  if (location) {
    return (
      <>
        <PickFromFolder
          key={`${location.bucketName}/${location.folder}`}
          {...props}
          explorerState={explorerState}
          location={location}
        />
        {upload}
      </>
    );
  }
  return (
    <Dialog
      opened
      size="large"
      title={t('picker.title')}
      onClose={props.onClose}
      footer={<Button onClick={props.onClose}>{t('widgets:cancel')}</Button>}
    >
      <BucketList onOpen={(bucketName) => explorerState.go({ bucketName, folder: '' })} />
    </Dialog>
  );
}

interface PickFromFolderProps extends FilePickerDialogProps {
  readonly explorerState: ExplorerState;
  readonly location: FolderLocation;
}

function PickFromFolder({ accept, onPick, onClose, explorerState, location }: PickFromFolderProps) {
  const { t } = useTranslation(['files', 'widgets']);
  const explorer = useExplorer(explorerState, location);
  const { isOffered, file } = toPick(location.bucketName, explorer.selected);
  const { isBusy, pick } = usePick(accept, onPick);
  return (
    <Dialog
      opened
      size="large"
      title={t('picker.title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('widgets:cancel')}</Button>
          {isOffered ? (
            <Button variant="filled" loading={isBusy} disabled={!file} onClick={() => pick(file)}>
              {t('picker.select')}
            </Button>
          ) : null}
        </>
      }
    >
      <div className={classes['picker']}>
        <FileExplorer
          explorerState={explorerState}
          explorer={explorer}
          location={location}
          isPicking
          onOpenFile={(entry) => pick(toPick(location.bucketName, [entry]).file)}
          tools={
            explorer.actions.canChange ? (
              <Button
                leftSection={<IconUpload size={16} stroke={1.75} aria-hidden />}
                onClick={() => explorerState.setUpload({ location, files: [] })}
              >
                {t('upload')}
              </Button>
            ) : null
          }
        />
      </div>
    </Dialog>
  );
}

function usePick(accept: FilePickerProps['accept'], onPick: FilePickerProps['onPick']) {
  const { isBusy, run } = useBusy();
  const refusal = useRef<number>(undefined);
  const pick = (file: PickedFile | undefined) => {
    if (!file) return;
    // Only the latest message is shown, however often the user tries.
    if (refusal.current !== undefined) closeToast(refusal.current);
    const why = accept?.(file);
    if (why === undefined) run(async () => onPick(file));
    else refusal.current = showToast('error', { title: why, line: file.fileName });
  };
  return { isBusy, pick };
}
